"""Law 27: answers that were offered before a slip and the turn were facts of their own."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("happened=slip", "slip=yes"),
    Former("happened=out_of_turn", "out_of_turn=yes"),
)
