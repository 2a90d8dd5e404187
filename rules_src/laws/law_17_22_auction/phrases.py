"""Laws 17 to 19, 22, 33 and 34: what people say, and what it answers."""

from rules_src.laws.law_17_22_auction import facts as law
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        law.AuctionGoneWrong.auction_fault: {
            law.AuctionFault.LOST_TURN: (
                "tre/fire pas/passede … ikke/aldrig meldt; pas … pas … nåede ikke/aldrig melde;"
                " passede … passede … sprunget over; sprunget over … kort*/mappe* lagt; tre/fire"
                " pas/passede … glemte sagt/meldt; ^mistede/mistet tur; aldrig/ikke haft chancen;"
                " passet af … ikke haft/fået/meldt; ^fik aldrig lov at melde; ^fik ikke sin tur;"
                " ^sprunget over; ^tre pas … ^sad/ventede at melde; tre pas … ventede"
            ),
            law.AuctionFault.TOGETHER: (
                "samtidig meldte/bød/passede/åbnede/meldekort; nøjagtig samme tid meldte/bød;"
                " samtidig meldt/budt; samme øjeblik/sekund meldte/meldekort/bød"
            ),
            law.AuctionFault.AFTER_END: (
                "alle fire passede/pas; passet rundt; alle passede … have nye/nyt kort/spil; pas"
                " rundt; alle passede … ville åbne/melde; efter tre pas … meldte/bød/ville"
            ),
            law.AuctionFault.THOUGHT_OVER: (
                "troede meldt færdig*; troede meldingerne slut/færdig*/forbi; troede slut … ikke"
                " meldt"
            ),
            law.AuctionFault.WRONG_BID_NAMED: (
                "sagde d BUD … buddet/budt BUD; d … nævnte forkert bud"
            ),
        },
        law.AuctionGoneWrong.after_end: {
            law.AfterEnd.NEW_DEAL: "have nye/nyt kort/spil; give nye/nyt kort/spil; give om",
            law.AfterEnd.CALLED: (
                "alle passede … ville åbne/melde; passet rundt … ville åbne/melde"
            ),
        },
        law.LostTurn.passed_round: {
            law.PassedRound.BACK: (
                "^kortene* lagt/ligger mappe*; ^mappe* lagt tilbage; kortene*"
                " lå/ligger/lagt/tilbage mappe*"
            ),
        },
        law.ThoughtOver.since_thought_over: {
            law.SinceThoughtOver.CARD_SEEN: "troede … spillede ud",
            law.SinceThoughtOver.NOTHING: "troede … INTETSIDEN",
        },
    },
)
