"""Where the matter of a § of 2017 stood in the edition of 2007."""

from functools import cache

from rules_src.contents.edition_2007 import MOVED, REFERENCES_2007, RENUMBERED
from rules_src.model.edition import place_in


@cache
def place_of(ref: str) -> str:
    """The § of 2007 with the matter of a § of 2017, as deep as 2007 is known."""
    return place_in(ref, {**RENUMBERED, **MOVED}, REFERENCES_2007)
