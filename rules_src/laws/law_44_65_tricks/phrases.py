"""Laws 44, 65 and 66: what people say, and what it answers."""

from rules_src.laws.law_44_65_tricks.facts import Handling, TrickIssue, TrickProcedure
from rules_src.model.phrases import Phrases

EARLY = "^vendte/vender kort*/stik* før; ^vendte/vender kort*/stik* tidligt"
DISORDER = "^blandede/blander sine kort*/stik*; kort*/stik* uorden/hulter"

PHRASES = Phrases(
    does="vendte blandede lægger vender blander lagde",
    answers={
        TrickProcedure.trick_issue: {
            TrickIssue.WHO_WON: "hvem vandt/fik/tog stik*",
            TrickIssue.POINTS_WRONG: (
                "^vendte/vender/ligger/peger kort*/stik* forkert; ^kort* forkert vej"
            ),
            TrickIssue.HANDLING: (
                f"{EARLY}; {DISORDER}; ^vendte kort* om førend; ^blander spillede kort*"
            ),
        },
        TrickProcedure.handling: {
            Handling.TURNED_EARLY: f"{EARLY}; ^vendte kort* om førend",
            Handling.DISORDER: f"{DISORDER}; ^blander spillede kort*",
        },
    },
)
