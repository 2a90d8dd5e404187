"""Laws 28 to 32: what people say, and what it answers."""

from rules_src.laws.law_28_32_out_of_rotation.facts import (
    Acceptance,
    Call,
    OutOfRotation,
    Since,
    Turn,
)
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="passede meldte bød åbnede doblede d dobled kontrerede sprang startede lagde melding bud",
    answers={
        OutOfRotation.call: {
            Call.PASS: (
                "^en/et/meldte/lagde pas utur; ^passede*/passet* utur; ^passede* i tur;"
                " ^meldte/lagde pas før PLADS/makker; ^kom til passe; ^PLADS passede* … var tur"
            ),
            Call.BID: (
                "^bød/åbnede/meldte/sagde/lagde BUD utur; ^bød/åbnede utur; ^bød/åbnede i tur;"
                " ^PLADS bød/åbnede … var tur; ^åbnede BUD … var giver"
            ),
            Call.DOUBLE: "^dobl*/d/kontrerede utur; ^dobl*/d i tur; ^PLADS dobl*/d … var tur",
        },
        OutOfRotation.turn: {
            Turn.RHO: "^i mth tur",
            Turn.PARTNER: "^i makker tur; ^var makker tur/skulle; ^makker havde tur",
        },
        Acceptance.since: {Since.NOTHING: "ingen meldt/sagt/gjort siden/efter"},
        Acceptance.accepted: {
            YesNo.YES: "mtv accepterede*; blev accepterede*; ^PLADS har accepterede*",
            YesNo.NO: "ikke accepter*/godtage/godkende",
        },
    },
    turns={OutOfRotation.turn: {"rho": Turn.RHO, "partner": Turn.PARTNER}},
)
