"""Law 72B: what the player has discovered, and what he has in mind."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.overlaps import Overlap


class Matter(Answer):
    EXPLANATION = "egen side har forklaret forkert eller glemt en alert"
    TRICKS = "egen side får et stik, som modparten har vundet eller ikke kan tabe"
    ON_PURPOSE = "spilleren vil bryde loven, fordi det kan betale sig"
    MISHAP = "egen side er kommet til at bryde loven, fx ved kulørsvigt"


class Plan(Answer):
    HIDE = "skjule det: svigte igen, gemme kortet eller blande kortene"
    ASKED = "ingenting, men nogen har spurgt eller gjort opmærksom på det"
    SILENT = "tie stille, lade være med at spørge eller bare spille videre"


class OwnMistake(Facts):
    matter = Fact(
        Matter,
        "Hvad drejer det sig om?",
        "72B",
        help="Kun de to første skal man selv sige. Ellers er der ingen pligt.",
    )
    plan = Fact(Plan, "Hvad vil spilleren gøre?", "72B2")


OVERLAPS = (
    Overlap(OwnMistake.matter, (Matter.EXPLANATION, Matter.ON_PURPOSE, Matter.MISHAP)),
    Overlap(OwnMistake.matter, (Matter.TRICKS, Matter.ON_PURPOSE, Matter.MISHAP)),
    Overlap(OwnMistake.plan, (Plan.HIDE, Plan.ASKED, Plan.SILENT)),
)
