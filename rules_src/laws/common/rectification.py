"""Laws 24 to 39: a call costs nothing, or nothing more.

Each step has the law that uses it most; for another law it is `STEP.under("30A")`.
"""

from rules_src.model import *


class Say(Steps):
    no_rectification = Step("26A").says("""
        Spillet går videre uden yderligere berigtigelse.
        = ingen yderligere berigtigelse""")
    no_lead_restriction = Step("26A").says("""
        Denne melding begrænser ikke udspillet.
        = meldingen begrænser ikke udspillet""")
    partner_free = Step(
        "24A", to="partner", settled_by=("comparable", "withdrawn_call_never_replaced")
    ).says("""
        Denne fejl binder ikke dine meldinger.""")
    second_call_stands = Step("25B1", leaves=CANCELLED).says("""
        Den nye melding gælder.
        Den første er trukket tilbage.
        = ny melding gælder""")
