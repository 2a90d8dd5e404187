"""Law 16C: what people say, and what it answers."""

from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tog trak rettede erstattede måtte ændrede",
    answers={},
)
