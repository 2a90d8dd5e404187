"""Laws 79 to 82: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_79_81_score import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.ScoreToCorrect.called_when: {
        law.CalledWhen.AFTER_ROUND: "runden er slut",
        law.CalledWhen.CARDS_OUT: "runden er ikke slut, og kortene ligger, som de er spillet",
        law.CalledWhen.IN_ROUND: "runden er ikke slut, men kortene er blandet",
    },
    law.ScoreToCorrect.certain: {
        YesNo.NO: "du er ikke sikker på, hvor mange stik der blev vundet",
        YesNo.YES: "du er sikker på, hvor mange stik der blev vundet",
    },
    law.ScoreToCorrect.tricks_mixed_by: {
        law.MixedBy.BOTH: "begge sider har blandet deres kort",
        law.MixedBy.ONE_SIDE: "kun {offending_side} har blandet kortene",
    },
    law.ScoreToCorrect.score_time: {
        law.ScoreTime.IN_TIME: "",
    },
}
