"""Laws 27 and 29: what a table shows of the choice to accept a call."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from rules_src.model import YesNo

if TYPE_CHECKING:
    from rules_src.bridge.table import Table


def accepted_seen(table: Table) -> Collection[YesNo] | None:
    irregularity = table.irregularity
    if irregularity is None or not (irregularity.legal or irregularity.over):
        return None
    return {YesNo.YES if irregularity.accepted_at_table else YesNo.NO}
