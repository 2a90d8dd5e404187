"""Laws 17 to 19, 22, 33 and 34: what people say, and what it answers."""

from rules_src.laws.law_17_22_auction import facts as law
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        law.AuctionGoneWrong.auction_fault: {
            law.AuctionFault.LOST_TURN: (
                "tre/fire pas/passede … ikke/aldrig meldt; pas … pas … nåede ikke/aldrig melde;"
                " aldrig/ikke haft chancen; ^sprunget over"
            ),
            law.AuctionFault.TOGETHER: (
                "samtidig meldte/bød/passede/åbnede/meldekort; samme øjeblik/sekund"
                " meldte/meldekort/bød"
            ),
            law.AuctionFault.AFTER_END: (
                "alle fire passede/pas; alle passede … have nye/nyt kort/spil; pas rundt; alle"
                " passede … ville åbne/melde"
            ),
            law.AuctionFault.THOUGHT_OVER: "troede meldt færdig*",
        },
        law.AuctionGoneWrong.after_end: {
            law.AfterEnd.NEW_DEAL: "have nye/nyt kort/spil",
            law.AfterEnd.CALLED: "alle passede … ville åbne/melde",
        },
        law.LostTurn.passed_round: {law.PassedRound.BACK: "kortene* lå/ligger/lagt/tilbage mappe*"},
    },
)
