"""Laws 28 to 32: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_28_32_out_of_rotation.facts import (
    Acceptance,
    Call,
    NotAccepted,
    OutOfRotation,
    RhoDid,
    Since,
    Turn,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "melding uden for tur; pas uden for tur; bud uden for tur; dobling uden for tur; "
        "åbning uden for tur; åbnede i makkers tur; meldt før tur; tvungen pas; ikke min tur; "
        "giver; melding i utur; pas i utur; passede i makkers tur; meldte før sin tur"
    ),
    said=(
        "utur meldte/meldt/melding/pas/passede/bød/åbnede/åbning/bud/dobl*/budt/meldte; åbnede "
        "utur; det var … tur; TURPLADS; tur meldte/passede/bød/åbnede/doblede mth/mtv/makker/"
        "PLADS; passede/meldte/bød/åbnede/doblede i tur; ikke tur meldte/passede/bød/åbnede; "
        "uden tur; meldte/passede/bød/åbnede før sin/tur; meldte/passede/bød/åbnede … tur; "
        "ikke hans/hendes/min tur; ikke giver; meldte/bød/passede/åbnede/doblede selvom … tur; "
        "sprang/meldte foran; glemte hvem giver; troede giver; 30b*; 31a*; 29a*; 32a*; åbnede "
        "selvom … giver; tvungen pas"
    ),
    answers={
        OutOfRotation.call: {
            Call.PASS: "passede; pas utur; sagde pas; meldte pas",
            Call.BID: "bød; åbnede; BUD utur; åbning utur; bud utur; åbnede BUD; meldte BUD",
            Call.DOUBLE: "doblede; dobling utur; dobl* utur; redoblede",
            Call.ARTIFICIAL_PASS: "kunstig pas",
        },
        OutOfRotation.turn: {
            Turn.RHO: "i mth tur; mth tur; mths tur",
            Turn.PARTNER: (
                "i makkers tur; makkers tur; makker* tur; makker var giver; makker skulle "
                "melde; makker havde tur; makker giver"
            ),
        },
        Acceptance.since: {
            Since.LHO: "mtv meldte/passede/bød/doblede; mtv har meldt",
            Since.NOTHING: "ingen meldt; ikke meldt; ingen … meldt siden",
            Since.OFFENDER: "tog tilbage; tog selv tilbage; har taget tilbage; trak tilbage",
            Since.PARTNER: "makker meldte/bød/passede/har efter/meldt",
        },
        Acceptance.accepted: {
            YesNo.YES: "accepterede/accepterer/accepteret; vil acceptere; godtog; godkendte",
            YesNo.NO: (
                "accepterer/accepterede/accepteret ikke; vil ikke acceptere; ville ikke "
                "acceptere; afviste; nægtede"
            ),
        },
        NotAccepted.rho_did: {
            RhoDid.PASSED: "mth passede",
            RhoDid.ACTED: "mth bød/doblede/meldte",
        },
    },
    beside=(
        Beside(
            OutOfRotation.turn,
            "TURPLADS; tur PLADS; PLADS skulle melde/passe; PLADS giver; PLADS havde tur",
            {"rho": Turn.RHO, "partner": Turn.PARTNER},
        ),
        Beside(
            Acceptance.since,
            "MELDER",
            {"lho": Since.LHO},
        ),
        Beside(
            NotAccepted.rho_did,
            "PLADS passede; PLADS pas",
            {"rho": RhoDid.PASSED},
        ),
        Beside(
            NotAccepted.rho_did,
            "PLADS bød/doblede/åbnede",
            {"rho": RhoDid.ACTED},
        ),
    ),
)
