"""Laws 79 to 82: what people say, and what it answers."""

from rules_src.laws.law_79_81_score.facts import CalledWhen, Issue, ScoreToCorrect
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        ScoreToCorrect.score_issue: {
            Issue.TRICKS: (
                "uenig* stik*; ^ikke enige stik*; ^TAL eller TAL stik; ^enige TAL TAL stik; ^uenig*"
                " antal; ^ikke enige TAL; ikke enige antal"
            ),
            Issue.ENTRY: (
                "^enige … tastet/skrevet TAL; skrevet/tastet stik lidt/meget; ^skrevet/tastet TAL …"
                " ^skulle været TAL; ^står/skrevet/tastet TAL … ^begge siger/enige; ^står/skrevet"
                " TAL stik … siger TAL; ^scoren regnet/skrevet/tastet forkert; ^skrevet forkert"
                " antal"
            ),
            Issue.NOT_WON: (
                "^fået/fik stik ikke vandt; ^opdag* de/vi fået/fik stik meget; ^fået/fik et stik"
                " for; ^fandt/opdag* fået/fik stik"
            ),
            Issue.RULING: "^jeg dømte/dømt/afgjorde/afgjort forkert",
            Issue.INVENTED: (
                "^fandt selv resultat*; ^aftalt/aftalte resultat*/score*; ^fandt/opfandt på"
                " resultat*"
            ),
        },
        ScoreToCorrect.called_when: {
            CalledWhen.CARDS_OUT: "^kort* ligger stadig/endnu; ^kort* ligger som/åbne",
            CalledWhen.IN_ROUND: "^kort* lagt mappe*",
            CalledWhen.AFTER_ROUND: "runden* slut/forbi; RUNDESLUT",
        },
    },
)
