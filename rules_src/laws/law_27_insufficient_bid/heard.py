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
        "for lavt; for lav; FORLAVT; utilstrækkelig*; underbud; ikke højt nok; ikke højere; "
        "ikke nok bud; lavere bud/end; meldte/bød/budt/bud under; samme benævnelse; svarede "
        "BUD på BUD; bød/meldte/åbnede BUD efter BUD; bød samme; højt nok"
    ),
    answers={
        InsufficientBid.happened: {
            Happened.SLIP: (
                "fejlgreb; forkert kort op; forkert kort; tog forkert; mente BUD; straks "
                "forkert; kom til at tage"
            ),
            Happened.OUT_OF_TURN: "utur",
            Happened.LHO: (
                "mtv meldte/meldt/passede/passet/bød/doblede/har; accepterede bød/meldte; "
                "næste passede/meldte"
            ),
            Happened.REPLACED: (
                "rettede/ændrede selv/det/til; har ændret/rettet; rettet/ændret til; lavede om "
                "til; rettede straks/til; ændrede til; skyndte rette/ændre; … sagde BUD; "
                "erstattede/erstattet; rettede buddet; skiftede til"
            ),
        },
        InsufficientBid.accepted: {
            YesNo.YES: "accepterede/accepterer/accepteret; vil acceptere; godtog; godkendte",
            YesNo.NO: (
                "accepterer/accepterede/accepteret ikke; vil ikke acceptere; ville ikke "
                "acceptere; afviste; nægtede"
            ),
        },
        InsufficientBid.corrected_over: {
            YesNo.YES: "mtv passede/meldte/bød … sagde; mtv meldte/passede efter nye",
        },
        Substitution.new_call: {
            NewCall.BID: (
                "rettede/ændrede/ændret/rettet til BUD; sagde BUD; lavede om til BUD; "
                "erstattede med BUD"
            ),
            NewCall.PASS: (
                "rettede/ændrede/ændret/rettet til pas; erstattet af/med pas; vil passe; nu "
                "pas; passer stedet; lavede om til pas; skiftede til pas"
            ),
            NewCall.DOUBLE: (
                "rettede/ændrede/ændret/rettet til dobl*/d; vil doble; doblede/dobler stedet"
            ),
            NewCall.INSUFFICIENT: (
                "igen for lavt; også for lavt; stadig for lavt; igen utilstrækkelig*"
            ),
        },
        Substitution.same_denomination: {
            YesNo.YES: "samme benævnelse; laveste samme farve; hævede til BUD",
        },
        Substitution.partner_bid: {
            YesNo.YES: "makker meldte/bød/budt derefter/efter",
        },
    },
)
