"""Laws 27 and 29: what a table shows of the choice to accept a call."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.model.facts import YesNo

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


def accepted_seen(table: Table) -> Collection[YesNo] | None:
    if table.irregularity is None or not (table.legal or table.over):
        return None
    return {YesNo.YES if table.accepted_at_table else YesNo.NO}
