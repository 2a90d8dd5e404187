"""The editions of the laws, oldest first. The newest in force is the default everywhere."""

from __future__ import annotations

from datetime import date

from rules_src import laws_2007
from rules_src.contents.amendments import AMENDMENTS
from rules_src.contents.edition_2007 import MOVED, REFERENCES_2007, RENUMBERED
from rules_src.contents.references import REFERENCES
from rules_src.laws import SITUATIONS
from rules_src.laws_2007.changes import CHANGES
from rules_src.laws_2007.known_in_part import KNOWN_IN_PART
from rules_src.laws_2007.listed import LISTED, PUBLISHERS, UNLISTED
from rules_src.laws_2007.sentences import SAID_OTHERWISE
from rules_src.model.edition import Edition

L2007 = Edition(
    2007,
    date(2008, 1, 1),
    laws_2007.SITUATIONS,
    REFERENCES_2007,
    sources=laws_2007.SOURCES,
    unchanged=laws_2007.UNCHANGED,
    untold=laws_2007.UNTOLD,
    known_in_part=KNOWN_IN_PART,
    absent=laws_2007.ABSENT,
    renumbered=RENUMBERED,
    moved=MOVED,
    changes=CHANGES,
    listed=LISTED,
    publishers=PUBLISHERS,
    unlisted=UNLISTED,
    said_otherwise=SAID_OTHERWISE,
    implications=laws_2007.IMPLICATIONS,
)
L2017 = Edition(
    2017,
    date(2017, 9, 1),
    SITUATIONS,
    frozenset(ref.text for ref in REFERENCES),
    amendments=AMENDMENTS,
)
EDITIONS: tuple[Edition, ...] = (L2007, L2017)


def in_force(day: date) -> Edition:
    """The edition that is played on a day; before the first, the first."""
    begun = [edition for edition in EDITIONS if edition.in_force <= day]
    return begun[-1] if begun else EDITIONS[0]


def edition_of(year: int) -> Edition | None:
    """The edition of a year, if there is one."""
    return next((edition for edition in EDITIONS if edition.year == year), None)
