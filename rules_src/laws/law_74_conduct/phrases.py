"""Law 74: what people say, and what it answers."""

from rules_src.model.phrases import Phrases

PHRASES = Phrases(does="råber råbte smed bandede")
