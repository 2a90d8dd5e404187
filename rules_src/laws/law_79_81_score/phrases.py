"""Laws 79 to 82: what people say, and what it answers."""

from rules_src.laws.law_79_81_score.facts import CalledWhen, Issue, ScoreToCorrect
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        ScoreToCorrect.score_issue: {
            Issue.TRICKS: "uenig* stik*; ^ikke enige stik*; ^TAL eller TAL stik",
            Issue.ENTRY: (
                "^enige … tastet/skrevet TAL; skrevet/tastet stik lidt/meget;"
                " ^skrevet/tastet TAL … ^skulle været TAL"
            ),
            Issue.NOT_WON: "^fået/fik stik ikke vandt; ^opdag* de/vi fået/fik stik meget",
        },
        ScoreToCorrect.called_when: {
            CalledWhen.CARDS_OUT: "^kort* ligger stadig/endnu",
            CalledWhen.IN_ROUND: "kort* blandet; ^kort* lagt mappe*",
            CalledWhen.AFTER_ROUND: "runden* slut/forbi",
        },
    },
)
