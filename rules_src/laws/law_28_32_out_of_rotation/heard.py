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
        "utur meldte/meldt/melding/pas/passede/bød/åbnede/åbning/bud/dobl*/budt/meldte;"
        " åbnede utur; det var … tur; TURPLADS; tur meldte/passede/bød/åbnede/doblede"
        " mth/mtv/makker/PLADS; passede/meldte/bød/åbnede/doblede i tur; ikke tur"
        " meldte/passede/bød/åbnede; uden tur; meldte/passede/bød/åbnede før sin/tur;"
        " meldte/passede/bød/åbnede … tur; ikke hans/hendes/min tur; ikke giver;"
        " meldte/bød/passede/åbnede/doblede selvom … tur; sprang/meldte foran; glemte hvem"
        " giver; troede giver; 30b*; 31a*; 29a*; 32a*; åbnede selvom … giver; tvungen pas;"
        " meldte/passede/bød/åbnede/doblede utur; pas/passede for tidligt; meldte/bød/åbnede"
        " for tidligt; meldte/bød/åbnede/passede selvom tur; meldte/bød/åbnede/passede før"
        " giver/tur/PLADS/makker/tid; meldte/bød/åbnede/passede i"
        " PLADS/makkers/modstander*/mths/mtvs sted/plads/tur; meldte/åbnede/bød/passede PLADS"
        " giver/tur; er/var PLADS tur; var ikke giver; ikke hans/hendes/min/sin tur; ikke tur;"
        " melder utur; åbnede … giver; begyndte … giver; før det blev tur; bud utur; dobl*"
        " utur; åbn* utur; var ikke tur; åbnede … skulle; meldte/passede/bød … skulle; passede"
        " … tur; 28*; sprang PLADS/makker over; meldte/bød/åbnede/passede/doblede selvom"
        " PLADS/makker først; melde før PLADS/makker; havde tur …"
        " passede/meldte/bød/åbnede/doblede; skulle åbne/melde/begynde …"
        " åbnede/meldte/bød/passede; åbnede … PLADS skulle; PLADS/makker var først; uden"
        " hans/hendes/sin tur; tur uden; åbnede da; meldte da PLADS skulle; PLADS skulle"
        " begynde; forkert åbnede; meldte for; kom til at melde før; havde ikke turen; ikke"
        " sin tur; kom til at passe/melde/åbne/byde utur; ^meldte/passede/bød/åbnede/doblede"
        " før; giver … startede/begyndte/åbnede; startede BUD … giver; PLADS stod for; ventede"
        " ikke på PLADS/makker/mth; troede først hånd; først hånd åbnede/meldte; sprang køen;"
        " foran køen/PLADS/makker; overhalede; pas utur; MELDING utur; d utur; utur; stod for"
        " … pas/meldte/bød; det var PLADS der skulle melde/åbne/byde/passe; var ikke på; ikke"
        " første hånd; åbnede i anden/tredje/fjerde; meldte da det var; snuppede turen;"
        " tyvstartede; tyvstart*; kom først … skulle; meldte i forkert rækkefølge; rækkefølge"
        " meld*;"
        " bød/meldte/passede/doblede igen … budt/meldt; bød/meldte/passede/doblede lige efter"
        " makker;"
        " meldte/bød/passede/meldt/budt pas togange; meldte/bød/passede/meldt/budt togange;"
        " meldte utur fordi … tur"
    ),
    answers={
        OutOfRotation.call: {
            Call.PASS: (
                "passede; pas utur; meldte pas; smed pas; lagde pas; ^pas utur; ^meldte pas;"
                " kom til at passe"
            ),
            Call.BID: (
                "bød; åbnede; BUD utur; åbning utur; bud utur; åbnede BUD; meldte BUD; BUD;"
                " startede BUD; sagde BUD; lagde BUD; begyndte BUD; åbnede/bød/BUD tur/utur … mth"
                " passede"
            ),
            Call.DOUBLE: "doblede; dobling utur; dobl* utur; d; dobl*; kontrerede; dobling",
            Call.ARTIFICIAL_PASS: "kunstig pas",
        },
        OutOfRotation.turn: {
            Turn.RHO: "i mth tur; mth tur; mth skulle",
            Turn.PARTNER: (
                "i makkers tur; makkers tur; makker* tur; makker var giver; makker skulle"
                " melde; makker havde tur; makker giver; makker skulle; før makker; makker"
                " stod for; makker var/er først; ^foran makker; makker skulle åbne/begynde"
            ),
        },
        Acceptance.since: {
            Since.LHO: (
                "mtv meldte/passede/bød/doblede; mtv har meldt; mtv pas; mtv …"
                " meldte/passede/bød/doblede/meldt/passet; mtv accepterede"
            ),
            Since.NOTHING: (
                "ingen meldt; ikke meldt; ingen … meldt siden; ingen har/meldt; ingen …"
                " endnu; opdagede/opdaget straks; straks opdag*; UMELDT; ingen sagt/gjort"
                " noget; ingen siden; ingen nåede; ingen sagt; accepter* ikke; mtv accepter* ikke"
                " … mth passede/bød/doblede"
            ),
            Since.OFFENDER: (
                "tog selv tilbage; har taget tilbage; trak tilbage; tog den igen; har "
                "taget/trukket tilbage"
            ),
            Since.PARTNER: (""),
            Since.RHO: (""),
        },
        Acceptance.accepted: {
            YesNo.YES: (
                "accepterede/accepterer/accepteret; vil acceptere; accepter*; er ok; "
                "accepterede/accepterer; vil accept*"
            ),
            YesNo.NO: (
                "accepterer/accepterede/accepteret ikke; vil ikke acceptere; afviste; nægtede; "
                "accepter* ikke; siger nej; afviser/afviste; vil ikke; ikke accepter*; vil/ville "
                "ikke"
            ),
        },
    },
    beside=(
        Beside(
            OutOfRotation.turn,
            (
                "tur EJER; ^PLADS skulle melde/passe/åbne/begynde/starte/byde; ^giver var/er"
                " PLADS; ^PLADS var/er giver; ^skulle PLADS melde/åbne; ^var PLADS skulle;"
                " ^PLADS stod for; ^PLADS var/er/sad først; ^PLADS havde/har tur; ^tur hos"
                " PLADS; ^var PLADS tur; ^før PLADS; ^ventede ikke PLADS; ^foran PLADS"
            ),
            {"rho": Turn.RHO, "partner": Turn.PARTNER},
            idle=True,
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
