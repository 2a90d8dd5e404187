"""Law 27: what people say, and what it answers."""

from rules_src.laws.law_27_insufficient_bid.facts import (
    Happened,
    InsufficientBid,
    NewCall,
    Substitution,
)
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="bød meldte svarede sagde lagde overså budt gav norths ændrede",
    answers={
        InsufficientBid.slip: {
            YesNo.YES: "forkert kort op; forkert kort; tog forkert; straks forkert",
        },
        InsufficientBid.happened: {
            Happened.LHO: "accepterede … bød/meldte/passede",
            Happened.REPLACED: (
                "rettede/ændrede selv/det/til; har ændret/rettet; rettet/ændret til; rettede"
                " straks/til; ændrede til; … sagde BUD; skiftede til; lavede/ændrede/rettede"
                " om/selv/straks; har rettet/ændret; … til BUD; tog/trak tilbage …"
                " passede/pas/sagde/bød/lagde/doblede"
            ),
            Happened.NOTHING: "ingen meldt; ingen har; ingen siden/efter/meldt",
        },
        InsufficientBid.accepted: {
            YesNo.NO: (
                "accepterer/accepterede/accepteret ikke; accepter* ikke; vil ikke; tager/tog"
                " ikke; ikke accepter*; ikke tage"
            ),
        },
        Substitution.new_call: {
            NewCall.BID: "rettede/ændrede/ændret/rettet til BUD; sagde BUD; til BUD",
            NewCall.PASS: (
                "rettede/ændrede/ændret/rettet til pas; erstattet af/med pas; til pas; tog/trak"
                " tilbage … passede/pas"
            ),
            NewCall.DOUBLE: "vil doble; til d; erstatte med d",
        },
    },
)
