"""What the laws leave open, and how it is read here."""

from rules_src.contents.doubts import DOUBTS as GENERAL
from rules_src.laws import SITUATIONS
from rules_src.model.situation import Doubt

DOUBTS: tuple[Doubt, ...] = (*(doubt for each in SITUATIONS for doubt in each.doubts), *GENERAL)


def doubts_of(rules: tuple[str, ...]) -> tuple[Doubt, ...]:
    """The doubts that touch any of these rules."""
    return tuple(doubt for doubt in DOUBTS if set(doubt.rules) & set(rules))
