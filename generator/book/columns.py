"""Fill columns of a given height with lines of known heights."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import cycle
from typing import NamedTuple


class Measured(NamedTuple):
    """A line to be laid out: its height in points, and whether a column may not end with it."""

    height: float
    keep: bool = False


Slice = tuple[int, int]
"""From the first line to the one after the last."""


def filled(lines: Sequence[Measured], *rooms: float) -> list[Slice]:
    """The lines of each column; lines that are kept together move on together.

    The columns have these rooms, one after the other and over again.
    """
    columns: list[Slice] = []
    there = cycle(rooms)
    room = next(there)
    first, used, start = 0, 0.0, 0
    while start < len(lines):
        end = start + 1
        while lines[end - 1].keep and end < len(lines):
            end += 1
        tall = sum(line.height for line in lines[start:end])
        if used and used + tall > room:
            columns.append((first, start))
            first, used, room = start, 0.0, next(there)
        used, start = used + tall, end
    return [*columns, (first, len(lines))] if lines else []


def balanced(lines: Sequence[Measured], room: float, number: int) -> list[Slice]:
    """The lines in at most so many columns, as even as can be; more where they do not fit."""
    total = sum(line.height for line in lines)
    step = max(room / 40, 1.0)
    height = min(room, total / number)
    while height < room and len(filled(lines, height)) > number:
        height += step
    return filled(lines, min(height, room))
