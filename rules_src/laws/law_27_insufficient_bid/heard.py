"""Law 27: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_27_insufficient_bid.facts import (
    Happened,
    InsufficientBid,
    NewCall,
    Substitution,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "utilstrækkelig melding; for lavt bud; underbud; utilstrækkeligt; samme benævnelse; "
        "budt under; insufficient bid; meldt for lavt; undermelding"
    ),
    said=(
        "for lavt; for lav; FORLAVT; PLADS FORLAVT; PLADS meldte/bød/sagde/åbnede/svarede"
        " FORLAVT; utilstrækkelig*; underbud; ikke højt nok; ikke højere;"
        " ikke nok bud; lavere bud/end; meldte/bød/budt/bud under; samme benævnelse; svarede"
        " UVIST på UVIST; bød/meldte/åbnede UVIST efter UVIST; bød samme; højt nok; lavt bud; bød"
        " lavt; meldte lavt/lavere; for lavt meld*; bud* er/var for; ikke tilstrækkelig*;"
        " insufficient; bød UVIST … lå/var/havde/allerede UVIST; havde budt/meldt UVIST …"
        " bød/meldte"
        " UVIST; så ikke BUD … bød/meldte; overså BUD/bud*/meldingen/åbning*; svarede/bød/meldte"
        " UVIST … UVIST; under makkers/modstander*; lavere; overset/overså"
        " melding*/bud*/indmelding*/makker*/åbning*; så ikke indmelding*/åbning*/bud*; ikke"
        " budt højere; lavere bud; lave bud; for lave bud; bød efter højere; bud er ikke nok;"
        " UVIST efter UVIST; ikke så åbning; kan man byde; nåede ikke op; skal være/være højere;"
        " hævede ikke; ikke nok over; sprang baglæns; UVIST over; PLADS UVIST over; lavere farve;"
        " trin lavt/lavere; et trin for; lavere MELDING; UVIST … oven UVIST; allerede BUD;"
        " bød/meldte UVIST … men UVIST; bød/meldte UVIST selvom UVIST; UVIST selvom UVIST; UVIST"
        " over UVIST;"
        " UVIST på UVIST; kunne ikke se BUD … bød; glemte BUD"
    ),
    answers={
        InsufficientBid.slip: {
            YesNo.YES: (
                "fejlgreb; forkert kort op; forkert kort; tog forkert; mente BUD; straks forkert; "
                "kom til at tage; greb forkert; forkert meldekort; fingre*; siger mente/ville; "
                "tog fejl kort"
            ),
        },
        InsufficientBid.out_of_turn: {YesNo.YES: "utur"},
        InsufficientBid.happened: {
            Happened.LHO: (
                "næste passede/meldte; næste melder/meldte/passede; modpart meldte videre;"
                " mtv passede/meldte/bød/doblede; mtv … doblede; mtv"
                " meldte/meldt/passede/passet/bød/doblede;"
                " mtv har meldt/passet/doblet; mtv pas; accepterede … bød/meldte/passede; mtv"
                " accepterede"
            ),
            Happened.REPLACED: (
                "rettede/ændrede selv/det/til; har ændret/rettet; rettet/ændret til; lavede om "
                "til; rettede straks/til; ændrede til; skyndte rette/ændre; … sagde BUD; "
                "erstattede/erstattet; rettede buddet; skiftede til; lavede/ændrede/rettede "
                "om/selv/straks; har rettet/ændret; byttede/byttet; … til BUD; gjorde til BUD; "
                "tog tilbage lagde; tog/trak tilbage … passede/pas/sagde/bød/lagde/doblede"
            ),
            Happened.NOTHING: (
                "ingen meldt; ingen har; ingen endnu; UMELDT; ingen siden/efter/meldt; ingen"
                " nået; ingen lagde"
            ),
        },
        InsufficientBid.accepted: {
            YesNo.YES: (
                "accepterede/accepterer/accepteret; godtog; accepter*; er ok; lader stå; lod"
                " stå; accepterede/accepterer; accepterede; tog den"
            ),
            YesNo.NO: (
                "accepterer/accepterede/accepteret ikke; vil ikke acceptere; afviste; nægtede; "
                "accepter* ikke; siger nej; afviser/afviste; vil ikke; tager/tog ikke; "
                "vil/ville ikke accept*; ikke accepter*; ikke tage"
            ),
        },
        InsufficientBid.corrected_after: {
            YesNo.YES: "mtv meldte/passede/bød … rettede/ændrede; rettede efter mtv",
        },
        InsufficientBid.corrected_over: {
            YesNo.YES: "mtv passede/meldte/bød … sagde; mtv meldte/passede efter nye",
        },
        Substitution.new_call: {
            NewCall.BID: (
                "rettede/ændrede/ændret/rettet til BUD; sagde BUD; lavede om til BUD; "
                "erstattede med BUD; til BUD; i stedet BUD"
            ),
            NewCall.PASS: (
                "rettede/ændrede/ændret/rettet til pas; erstattet af/med pas; vil passe; nu "
                "pas; passer stedet; lavede om til pas; skiftede til pas; til pas; i stedet "
                "pas; passer nu; passer i stedet; tog/trak tilbage … passede/pas"
            ),
            NewCall.DOUBLE: (
                "rettede/ændrede/ændret/rettet til dobl*/d; vil doble; doblede/dobler stedet; til "
                "dobl*; til d; dobler stedet; i stedet d; erstatte med d"
            ),
            NewCall.INSUFFICIENT: (
                "igen for lavt; også for lavt; stadig for lavt; igen utilstrækkelig*"
            ),
        },
        Substitution.same_denomination: {
            YesNo.YES: "samme benævnelse; laveste samme farve; hævede til BUD",
        },
        Substitution.partner_bid: {
            YesNo.YES: "makker meldte/bød/budt derefter/efter; makker hævede",
        },
    },
)
