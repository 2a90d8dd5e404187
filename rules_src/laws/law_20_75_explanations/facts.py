"""Laws 20F and 75: who discovered the mistake, and when."""

from __future__ import annotations

from rules_src.laws.common.explanation import Agreed
from rules_src.model.facts import Answer, Fact


class Discoverer(Answer):
    EXPLAINER = "{offender}, der selv forklarede eller skulle have alertet"
    PARTNER = "{partner}, hvis melding det gjaldt"


class Stage(Answer):
    AUCTION = "under meldingerne"
    CLARIFICATION = "efter den afsluttende pas, før udspillet er vendt"
    PLAY = "under spillet"
    AFTER = "efter spillet"


class Side(Answer):
    DECLARING = "{offending_side} har kontrakten"
    DEFENDING = "{offending_side} er i modspil"


class Corrected(Answer):
    NOT_YET = "nej, ikke endnu"
    WITH_DIRECTOR = "ja, og turneringslederen er tilkaldt"
    WITHOUT_DIRECTOR = "ja, men bordet gik videre uden turneringsleder"


class Explanation(Agreed):
    discovered_by = Fact(Discoverer, "Hvem har opdaget fejlen?", "20F")
    stage = Fact(Stage, "Hvornår er fejlen opdaget eller rettet?", "20F4a")
    side = Fact(Side, "Hvem spiller kontrakten?", "20F5b")
    corrected = Fact(
        Corrected,
        "Er forklaringen rettet ved bordet?",
        "20F4a",
        help="Turneringslederen skal altid tilkaldes, når en forklaring rettes.",
    )
