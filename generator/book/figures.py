"""Tables of figures on paper: the scores as they are, the KP of many lengths on one sheet."""

from __future__ import annotations

from collections.abc import Iterator

from rules_src.scoring.tables import KP_BOARDS, Table, imp_table, kp_table, score_table

ON_A_SHEET = 15
"""How many lengths of match stand on one sheet."""


def score_tables() -> tuple[Table, ...]:
    """The tables of contract scores and imps."""
    return (*score_table(), imp_table())


def kp_sheets(on_a_sheet: int = ON_A_SHEET) -> Iterator[Table]:
    """The winner's KP, a line for each margin and a column for each length of match."""
    lengths = [*KP_BOARDS]
    for first in range(0, len(lengths), on_a_sheet):
        yield _sheet(lengths[first : first + on_a_sheet])


def _sheet(lengths: list[int]) -> Table:
    columns = [[row[1] for row in kp_table(boards).rows] for boards in lengths]
    rows = tuple(
        (str(margin), *(kp[margin] if margin < len(kp) else "" for kp in columns))
        for margin in range(max(map(len, columns)))
    )
    caption = f"Vinderens KP i kampe på {lengths[0]}–{lengths[-1]} spil"
    return Table(caption, ("Imp", *(str(boards) for boards in lengths)), rows)
