"""What a ruling says when there is no rectification, or none but what it has said already.

Each is named by the law that most often says it; another law says it as `.under("30A")`.
"""

from __future__ import annotations

from rules_src.model.steps import Instruct

NO_RECTIFICATION = Instruct("26A", "no_rectification", "Der er ingen yderligere berigtigelse.")
NO_LEAD_RESTRICTION = Instruct("26A", "no_lead_restriction", "Der er ingen udspilsbegrænsning.")
PARTNER_FREE = Instruct(
    "24A", "partner_free", "{Partner} må afgive enhver lovlig melding i sin tur."
)
SECOND_CALL_STANDS = Instruct(
    "25B1",
    "second_call_stands",
    "Den nye melding gælder, og den første er trukket tilbage.",
)
