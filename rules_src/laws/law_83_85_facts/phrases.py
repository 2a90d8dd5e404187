"""Laws 83 to 85: what people say, and what it answers."""

from rules_src.model.phrases import Phrases

PHRASES = Phrases()
