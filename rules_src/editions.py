"""The editions of the laws, oldest first. The newest that is played is the default everywhere."""

from datetime import date

from rules_src import laws_2007
from rules_src.contents.amendments import AMENDMENTS
from rules_src.contents.edition_2007 import GLOSSES_2007, MOVED, REFERENCES_2007, RENUMBERED
from rules_src.contents.references import REFERENCES
from rules_src.laws import SITUATIONS
from rules_src.laws_2007.changes import CHANGES
from rules_src.laws_2007.doubts import DOUBTS
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
    glosses=GLOSSES_2007,
    doubts=DOUBTS,
    unchanged=laws_2007.UNCHANGED,
    not_covered=laws_2007.NOT_COVERED,
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
    before=L2007,
    amendments=AMENDMENTS,
)
EDITIONS: tuple[Edition, ...] = (L2007, L2017)


def played(day: date, editions: tuple[Edition, ...] = EDITIONS) -> tuple[Edition, ...]:
    """The editions that are played on a day: the newest that has begun, and those beside it."""
    adopted = [edition for edition in editions if not edition.is_draft]
    begun = [edition for edition in adopted if edition.in_force <= day] or adopted[:1]
    newest = begun.pop()
    return (newest, *(e for e in reversed(begun) if e.played_until and day <= e.played_until))
