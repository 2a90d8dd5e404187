"""Laws 79 to 82: what people say, and what it answers."""

from rules_src.laws.law_79_81_score.facts import (
    CalledWhen,
    Issue,
    ScoreToCorrect,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        ScoreToCorrect.score_issue: {
            Issue.TRICKS: (
                "TAL eller TAL stik; uenige stik*/antal; uenige om stik*; uenig*"
                " stik*/antal/hvor; TAL eller; 9 eller 10; er det TAL eller; stik … eller; enige"
                " ikke stik*"
            ),
            Issue.ENTRY: (
                "tastet TAL; enige … tastet/skrevet; skrevet stik for; skrevet TAL; skrevet et"
                " stik; stik for lidt/meget skrevet; enige … tast*; skrevet stik*"
            ),
            Issue.NOT_WON: "ikke vundet; stik ikke vandt; et stik de ikke vandt; fået stik ikke",
        },
        ScoreToCorrect.called_when: {
            CalledWhen.IN_ROUND: "kort* blandet/blandede; kort* mappe*; lagt mappe*; blandet kort*",
        },
    },
)
