"""Which merged rows a case guards, and which still want one."""

from collections.abc import Mapping
from dataclasses import dataclass

from generator.cases.casebook import Casebook
from generator.cases.conversation import CaseRuling
from generator.engine.rulebook import Rulebook
from generator.engine.tree import Row


@dataclass(frozen=True)
class Coverage:
    """Every row of every rule, and the cases that guard it."""

    rows: tuple[Row, ...]
    guards: Mapping[str, tuple[CaseRuling, ...]]
    """By the id of the row; disputed and withdrawn cases guard nothing."""

    @property
    def guarded(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if row.id in self.guards)

    @property
    def unguarded(self) -> tuple[Row, ...]:
        return tuple(row for row in self.rows if row.id not in self.guards)

    def of(self, row: Row) -> tuple[CaseRuling, ...]:
        """The cases that guard a row."""
        return self.guards.get(row.id, ())


def coverage(book: Rulebook, casebook: Casebook) -> Coverage:
    guards: dict[str, list[CaseRuling]] = {}
    for ruling in casebook.rulings:
        for row in ruling.guarded if ruling.agrees else ():
            guards.setdefault(row.id, []).append(ruling)
    return Coverage(tuple(book.all_rows()), {id: tuple(each) for id, each in guards.items()})
