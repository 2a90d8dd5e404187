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
    does=(
        "passede meldte bød åbnede doblede sprang startede troede bud dobled kontrerede smed"
        " ventede lagde over"
    ),
    answers={
        OutOfRotation.call: {
            Call.PASS: "pas utur; meldte pas; smed pas; ^pas utur; ^meldte pas; kom til at passe",
            Call.BID: "BUD utur; åbnede BUD; startede BUD",
            Call.DOUBLE: "dobling utur; dobl* utur",
        },
        OutOfRotation.turn: {
            Turn.RHO: "i mth tur; mth tur",
            Turn.PARTNER: "makkers tur; makker* tur; makker havde tur",
        },
        Acceptance.since: {
            Since.NOTHING: "ingen har/meldt; ingen sagt/gjort noget; ingen siden; ingen sagt",
        },
        Acceptance.accepted: {
            YesNo.NO: (
                "accepterer/accepterede/accepteret ikke; vil ikke acceptere; accepter* ikke; vil"
                " ikke; ikke accepter*"
            ),
        },
    },
    turns={OutOfRotation.turn: {"rho": Turn.RHO, "partner": Turn.PARTNER}},
)
