"""The rulings beside which a club's line stands."""

from collections.abc import Mapping

from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row
from rules_src.contents.club import CHOICES
from rules_src.model.club import ClubChoice
from rules_src.model.steps import HandOver, NewIrregularity


def rows_beside(book: Rulebook) -> Mapping[str, tuple[Row, ...]]:
    """By the word of a choice the rows it concerns; none for what no rule asks."""
    rows = tuple(book.all_rows())
    return {
        choice.word: tuple(row for row in rows if _concerns(book, row, choice))
        for choice in CHOICES
    }


def _concerns(book: Rulebook, row: Row, choice: ClubChoice) -> bool:
    facts = book[row.rule].facts
    asked = ((facts[name].law, name) for name in row.cells)
    ruled = ((s.law, s.word) for s in row.ruling if not isinstance(s, HandOver | NewIrregularity))
    return any(choice.concerns(law, word) for law, word in (*asked, *ruled))
