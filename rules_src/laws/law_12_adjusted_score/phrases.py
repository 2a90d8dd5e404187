"""Law 12: what people say, and what it answers."""

from rules_src.laws.law_12_adjusted_score.facts import Adjustment, Reason
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        Adjustment.reason: {
            Reason.WRONG_RULING: "jeg dømt/dømte forkert; jeg gav forkert kendelse/svar/afgørelse",
            Reason.NO_PLAY: "spillet kan ikke færdig",
            Reason.BOTH_SIDES: "^begge par/sider lavede/begik/begået fejl*",
        }
    }
)
