"""Law 12: what people say, and what it answers."""

from rules_src.laws.law_12_adjusted_score.facts import Adjustment, Reason
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        Adjustment.reason: {
            Reason.WRONG_RULING: (
                "dømt/dømte forkert; jeg gav forkert kendelse/svar; jeg forkert svar"
            ),
            Reason.NO_PLAY: "kan ikke færdig",
            Reason.BOTH_SIDES: "begge par fejl; begge har lavet fejl; begge fejl",
        },
    },
)
