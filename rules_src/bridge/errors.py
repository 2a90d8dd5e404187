"""What is wrong with a table, and where."""

from __future__ import annotations

from collections.abc import Sequence


class TableError(ValueError):
    """A finding in Danish, at one word of one field of a case's table."""

    def __init__(
        self, message: str, *, field: str = "auction", key: str = "",
        column: int = 0, also: Sequence[TableError] = (),
    ) -> None:  # fmt: skip
        super().__init__(message)
        self.message = message
        self.field = field
        """Which field: `auction`, `dealer`, `hands` …"""
        self.key = key
        """Which key of `hands` or `meanings`."""
        self.column = column
        """Where the word begins in the field's text, from 0."""
        self.also = tuple(also)
        """The other findings in the same table."""
