"""Laws 17 to 19, 22, 33 and 34: what people say, and what it answers."""

from rules_src.laws.law_17_22_auction.facts import (
    AfterEnd,
    AuctionFault,
    AuctionGoneWrong,
    CallsTogether,
    LostTurn,
    OtherCall,
    PassedRound,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="bød troede",
    answers={
        AuctionGoneWrong.auction_fault: {
            AuctionFault.LOST_TURN: (
                "tre passede/pas … aldrig/ikke/nåede/fjerde/sprunget; sprunget over; nåede"
                " aldrig/ikke melde; fik ikke lov melde; fik ikke meldt; fik aldrig; ikke nåede/nå"
                " melde; havde ikke meldt; fik ikke lov; ikke fik meldt; manglede pas/melde;"
                " manglede stadig; ikke lov melde; efter to passer/pas; sprang/springer PLADS over"
            ),
            AuctionFault.TOGETHER: (
                "meldte samtidig/samme; samtidig meldte/bød/passede/pas/åbnede; meldekort samtidig"
            ),
            AuctionFault.AFTER_END: (
                "alle fire passede/pas; alle passede/pas; passet rundt; vil have nye kort; er"
                " passet rundt; have nyt spil"
            ),
        },
        AuctionGoneWrong.after_end: {
            AfterEnd.NEW_DEAL: (
                "alle fire passede/pas; fire pas; passet rundt; vil have nye kort; er passet"
                " rundt; nye kort; have nyt spil; nyt spil"
            ),
        },
        LostTurn.passed_round: {
            PassedRound.BACK: (
                "kort* lagt/lægges/ligger/lagde/tilbage mappe*; puttet/lagt/sat mappe*; i mappe*"
            ),
        },
        CallsTogether.other_call: {
            OtherCall.TOO_LOW: "for lav/lavt",
        },
    },
)
