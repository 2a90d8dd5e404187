"""One sentence of our own for each sub-paragraph that a director is likely to be shown."""

from rules_src.contents.amendments import AMENDED_GLOSSES
from rules_src.contents.glosses import auction, conduct, general, play
from rules_src.contents.laws import law

GLOSSES: dict[str, str] = general.GLOSSES | auction.GLOSSES | play.GLOSSES | conduct.GLOSSES
GLOSSES |= AMENDED_GLOSSES


def gloss(ref: str) -> str:
    """What a law or sub-paragraph says, in a sentence; empty where we have none."""
    return law(ref).gloss if ref.isdecimal() else GLOSSES.get(ref, "")
