"""A case: one file of the casebook, read and converted."""

from dataclasses import dataclass, field

from generator.cases.document.reader import Document
from generator.cases.fields import CaseText
from generator.engine.rulebook import Board
from rules_src.bridge.table import Table


@dataclass(frozen=True, eq=False)
class Case:
    """One incident, and the ruling it should lead to."""

    id: str
    """The file's name; it never changes."""
    rule: str
    """The rule it begins in: the folder's name."""
    text: CaseText
    table: Table | None
    document: Document
    """The file, to place findings in."""
    board: Board = field(default_factory=Board)
    """What stands before the incident, and where its roles sit."""
