"""Law 12: what people say, and what it answers."""

from rules_src.laws.common.adjusted_score import CONTEST_SAID
from rules_src.laws.law_12_adjusted_score.facts import Adjustment, Reason
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        Adjustment.reason: {
            Reason.WRONG_RULING: "jeg dømt/dømte forkert; jeg gav forkert kendelse/svar/afgørelse",
            Reason.BOTH_SIDES: "^begge sider/par ulovligt/forkert",
            Reason.NO_RECTIFICATION: "^ingen straf*/berigtigelse* i loven*",
            Reason.HARSH: "^straf*/bøde*/berigtigelse* for hård*/stor/mild*/streng*",
        },
        Adjustment.contest: CONTEST_SAID,
    },
)
