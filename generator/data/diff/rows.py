"""The rows of a rule that came, went or moved."""

from collections.abc import Mapping
from typing import NamedTuple

from generator.data.models import Row


class RowChanges(NamedTuple):
    """How many rows a rule had and has, and which are new, removed or renumbered."""

    before: int
    after: int
    gone: tuple[str, ...]
    come: tuple[str, ...]
    renumbered: Mapping[str, str]
    """Unchanged rows with a new number: their anchors on the page move."""


def row_changes(old: tuple[Row, ...], new: tuple[Row, ...]) -> RowChanges | None:
    """Compare the rows of a rule; a row is identified by its answers and its ruling."""
    before, after = ({_identity(row): row.row for row in rows} for rows in (old, new))
    gone = tuple(id for row, id in before.items() if row not in after)
    come = tuple(id for row, id in after.items() if row not in before)
    both = ((before[row], id) for row, id in after.items() if row in before)
    renumbered = {was: now for was, now in both if _number(was) != _number(now)}
    if not (gone or come or renumbered):
        return None
    return RowChanges(len(old), len(new), gone, come, renumbered)


def _identity(row: Row) -> object:
    cells = frozenset((name, frozenset(keys)) for name, keys in row.answers.items())
    return cells, row.ruled


def _number(id: str) -> str:
    return id.rpartition("-")[2]
