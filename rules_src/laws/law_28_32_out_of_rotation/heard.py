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
        "selvom … giver; tvungen pas; meldte/passede/bød/åbnede/doblede utur; pas/passede for "
        "tidligt; meldte/bød/åbnede for tidligt; meldte/bød/åbnede/passede selvom tur; meldte/"
        "bød/åbnede/passede før giver/tur/PLADS/makker/tid; meldte/bød/åbnede/passede i PLADS/"
        "makkers/modstander*/mths/mtvs sted/plads/tur; meldte/åbnede/bød/passede PLADS giver/"
        "tur; er/var PLADS tur; var ikke giver; ikke hans/hendes/min/sin tur; ikke tur; melder "
        "utur; meldt utur; åbnede … giver; begyndte … giver; før det blev tur; bud utur; dobl* "
        "utur; åbn* utur; var ikke tur; åbnede … skulle; meldte/passede/bød … skulle; passede "
        "… tur; 28*; sprang PLADS/makker over"
    ),
    answers={
        OutOfRotation.call: {
            Call.PASS: "passede; pas utur; sagde pas; meldte pas; pas; passer; passede",
            Call.BID: (
                "bød; åbnede; BUD utur; åbning utur; bud utur; åbnede BUD; meldte BUD; bød; "
                "åbnede; meldte BUD; åbner; BUD"
            ),
            Call.DOUBLE: (
                "doblede; dobling utur; dobl* utur; redoblede; doblede; d; dobl*; redobl*"
            ),
            Call.ARTIFICIAL_PASS: "kunstig pas",
        },
        OutOfRotation.turn: {
            Turn.RHO: "i mth tur; mth tur; mths tur; mths tur; før mth; mth skulle",
            Turn.PARTNER: (
                "i makkers tur; makkers tur; makker* tur; makker var giver; makker skulle "
                "melde; makker havde tur; makker giver; makker* tur; makker skulle; makker "
                "giver; før makker"
            ),
        },
        Acceptance.since: {
            Since.LHO: (
                "mtv meldte/passede/bød/doblede; mtv har meldt; mtv … meldte/passede/bød/"
                "doblede/meldt/passet; mtv"
            ),
            Since.NOTHING: (
                "ingen meldt; ikke meldt; ingen … meldt siden; ingen har/meldt; ingen … endnu; "
                "opdagede/opdaget straks; straks opdag*"
            ),
            Since.OFFENDER: (
                "tog tilbage; tog selv tilbage; har taget tilbage; trak tilbage; tog/trak/"
                "tager … tilbage; tog den igen; har taget/trukket tilbage"
            ),
            Since.PARTNER: (
                "makker meldte/bød/passede/har efter/meldt; makker … svarede/bød/passede/meldte"
            ),
        },
        Acceptance.accepted: {
            YesNo.YES: (
                "accepterede/accepterer/accepteret; vil acceptere; godtog; godkendte; "
                "accepter*; godkender; siger ok; er ok"
            ),
            YesNo.NO: (
                "accepterer/accepterede/accepteret ikke; vil ikke acceptere; ville ikke "
                "acceptere; afviste; nægtede; accepter* ikke; siger nej; afviser/afviste; vil "
                "ikke; ikke accepter*"
            ),
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
