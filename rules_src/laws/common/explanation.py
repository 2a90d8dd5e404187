"""Laws 21 and 75: what the agreement is, and what both laws on explanations say."""

from __future__ import annotations

from rules_src.model.facts import Answer, Facts, Judgement
from rules_src.model.ruling import ME
from rules_src.model.steps import About, ChangeReason, Information, Instruct, MayChange, Status
from rules_src.model.words import Words


class Agreement(Answer):
    EXPLANATION_WRONG = "noget andet end forklaret, eller en forklaring eller alert manglede"
    CALL_WRONG = "det, der blev forklaret, så kun meldingen var forkert"


class Agreed(Facts):
    agreement = Judgement(
        Agreement,
        "75D",
        "Hvad har {offending_side} aftalt?",
        weigh=(
            "Se systemkort og noter.",
            "Spørg de to spillere hver for sig.",
            "Uden en aftale var det forkert at forklare en.",
            "En manglende alert er en forkert forklaring, hvis jeres regler kræver alert.",
        ),
        away=True,
        help="Uden klare tegn på andet regnes forklaringen for forkert (§\u00a021B1(b)).",
    )


class Say(Words):
    no_infraction = Instruct(
        "75C",
        "Forklaringen passede med aftalen, så den ændrer ikke scoren.",
        short="forklaringen var rigtig",
    )
    no_infraction_and_nothing_aloud = Instruct(
        "75C",
        "Sig intet ved bordet om meldingen. Sig kun væk fra bordet, at intet rettes nu.",
        to=ME,
        short="intet rettes nu",
        away=True,
    )
    """As long as the board lasts, neither partner may learn that a call was wrong."""
    calls_stand_when_lead_faced = Instruct(
        "21B1a",
        "I kan ikke længere ændre meldinger. Spil videre med den rigtige forklaring.",
        short="ingen melding ændres",
    )
    may_change = MayChange("21B1a", ChangeReason.MISINFORMED, "misinformed")
    heard = Information("75A", Status.UNAUTHORISED, About.EXPLANATIONS, "offending_side")
    """Who made the call heard the explanation; whoever did not correct it heard the correction."""
