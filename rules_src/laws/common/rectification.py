"""Laws 24 to 39: a call costs nothing, or nothing more.

Each step has the law that uses it most; for another law it is `STEP.under("30A")`.
"""

from __future__ import annotations

from rules_src.model.effects import CANCELLED
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    no_rectification = Instruct(
        "26A",
        "Spillet går videre uden yderligere berigtigelse.",
        short="ingen yderligere berigtigelse",
    )
    no_lead_restriction = Instruct(
        "26A",
        "Denne melding begrænser ikke udspillet.",
        short="ingen udspilsbegrænsning",
    )
    partner_free = Instruct("24A", "Du må afgive enhver lovlig melding i din tur.", to="partner")
    second_call_stands = Instruct(
        "25B1",
        "Den nye melding gælder. Den første er trukket tilbage.",
        short="ny melding gælder",
        leaves=CANCELLED,
    )
