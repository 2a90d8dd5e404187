"""Laws 79 to 82: what people say, and what it answers."""

from rules_src.laws.law_79_81_score.facts import CalledWhen, Issue, ScoreToCorrect
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        ScoreToCorrect.score_issue: {
            Issue.TRICKS: "uenig* stik*; ^ikke enige stik*; ^TAL eller TAL stik",
            Issue.ENTRY: (
                "skrevet/tastet stik lidt/meget; ^skrevet/tastet TAL … ^skulle været TAL;"
                " ^står/skrevet/tastet TAL … ^begge siger/enige"
            ),
            Issue.NOT_WON: "^fået/fik et stik for",
        },
        ScoreToCorrect.called_when: {
            CalledWhen.CARDS_OUT: "^kort* ligger som/åbne",
            CalledWhen.IN_ROUND: "^kort* lagt mappe*",
        },
    },
)
