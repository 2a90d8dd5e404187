"""Laws 20F and 75: who discovered the mistake, and when."""

from __future__ import annotations

from rules_src.laws.common.explanation import Agreed
from rules_src.model.facts import Answer, Fact, YesNo
from rules_src.model.overlaps import Overlap


class Discoverer(Answer):
    EXPLAINER = "{offender}, der forklarede eller skulle have alertet"
    PARTNER = "{partner}, hvis melding det gjaldt"
    FORGOTTEN = "ingen: {offender} kan ikke huske aftalen og har intet forklaret"
    OTHERS = "en modstander eller du selv"


class Stage(Answer):
    AUCTION = "under meldingerne"
    CLARIFICATION = "efter den afsluttende pas, før udspillet er vendt"
    PLAY = "under spillet"
    AFTER = "efter spillet"


class Side(Answer):
    DECLARING = "{offending_side}"
    DEFENDING = "{other_side}"


class Corrected(Answer):
    NOT_YET = "nej, ikke endnu"
    WITH_DIRECTOR = "ja, og du er tilkaldt"
    WITHOUT_DIRECTOR = "ja, men bordet gik videre uden dig"


class Silent(Answer):
    NOBODY = "nej"
    EXPLAINER = "ja, {offender}"
    PARTNER = "ja, kun {partner}, og {offending_side} spiller kontrakten"


class Explanation(Agreed):
    rectified_aloud = Fact(
        YesNo,
        "Har {partner} »rettet« den rigtige forklaring højt?",
        "20F5a",
        assume=YesNo.NO,
    )
    discovered_by = Fact(
        Discoverer,
        "Hvem har opdaget fejlen?",
        "20F",
        by_seat={
            "offender": (Discoverer.EXPLAINER,),
            "partner": (Discoverer.PARTNER,),
            "": (Discoverer.FORGOTTEN, Discoverer.OTHERS),
        },
    )
    stage = Fact(
        Stage,
        "Hvor langt er spillet?",
        "20F4a",
        help="Er forklaringen rettet, så svar, hvor langt spillet var, da den blev det. Også et"
        " udspil fra den forkerte er vendt (§\u00a017D1) og følger derefter §\u00a054.",
    )
    side = Fact(Side, "Hvem spiller kontrakten?", "20F5b")
    corrected = Fact(Corrected, "Er forklaringen rettet ved bordet?", "20F4a")
    knew_in_time = Fact(
        YesNo,
        "Vidste spilleren det og tav, da forklaringen skulle rettes før udspillet?",
        "20F5b",
        help="Den, der opdager det senere, har intet forsømt.",
        assume=YesNo.NO,
    )
    kept_silent = Fact(
        Silent,
        "Vidste en af de to det før udspillet uden at rette det?",
        "20F5b",
        help="En modspiller skal ikke rette {offender's} forklaring før efter spillet.",
        assume=Silent.NOBODY,
    )


OVERLAPS = (
    Overlap(
        Explanation.discovered_by, (Discoverer.EXPLAINER, Discoverer.PARTNER, Discoverer.OTHERS)
    ),
)
