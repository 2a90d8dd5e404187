"""Laws 21 and 75: what the agreement is, and what both laws on explanations say."""

from __future__ import annotations

from rules_src.model.facts import Answer, Facts, Judgement
from rules_src.model.steps import About, Change, Information, Instruct, MayChange, Status


class Agreement(Answer):
    EXPLANATION_WRONG = "aftalen er en anden end forklaret, eller der manglede en alert"
    CALL_WRONG = "forklaringen er aftalen; det var meldingen, der var forkert"


class Agreed(Facts):
    agreement = Judgement(
        Agreement,
        "Hvad har {offender} og {partner} aftalt?",
        "75D",
        help="Uden klare tegn på andet regnes forklaringen for forkert (§\u00a021B1(b)).",
        weigh=(
            "Se systemkort og noter.",
            "Spørg de to spillere hver for sig.",
            "Har parret ingen aftale, var det forkert at forklare en.",
            "En manglende alert er en forkert forklaring, hvis reglerne på jeres niveau kræver,"
            " at meldingen alertes.",
        ),
        away=True,
    )


NO_INFRACTION = Instruct(
    "75C", "no_infraction", "Der er ikke begået noget lovbrud, og scoren står ved magt."
)
CALLS_STAND = Instruct(
    "21B1a",
    "calls_stand_when_lead_faced",
    "Ingen melding kan ændres, når udspillet er vendt. Spil videre med den rigtige forklaring.",
)
MAY_CHANGE = MayChange("21B1a", Change.MISINFORMED, "misinformed")
HEARD = Information("75A", Status.UNAUTHORISED, About.EXPLANATIONS, "offending_side")
"""Who made the call heard the explanation; whoever did not correct it heard the correction."""
