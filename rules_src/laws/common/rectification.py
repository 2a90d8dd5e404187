"""Laws 24 to 39: a call costs nothing, or nothing more.

Each step has the law that uses it most; for another law it is `STEP.under("30A")`.
"""

from __future__ import annotations

from rules_src.model.steps import Instruct

NO_RECTIFICATION = Instruct(
    "26A",
    "no_rectification",
    "Spillet går videre uden yderligere berigtigelse.",
    short="ingen yderligere berigtigelse",
)
NO_LEAD_RESTRICTION = Instruct(
    "26A",
    "no_lead_restriction",
    "Denne melding begrænser ikke udspillet.",
    short="ingen udspilsbegrænsning",
)
PARTNER_FREE = Instruct(
    "24A", "partner_free", "Du må afgive enhver lovlig melding i din tur.", to="partner"
)
SECOND_CALL_STANDS = Instruct(
    "25B1",
    "second_call_stands",
    "Den nye melding gælder. Den første er trukket tilbage.",
    short="ny melding gælder",
)
