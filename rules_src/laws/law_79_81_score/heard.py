"""Laws 79 to 82: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_79_81_score.facts import (
    CalledWhen,
    Issue,
    MixedBy,
    ScoreTime,
    ScoreToCorrect,
)
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "forkert score; fejl i regnskabet; antal stik; uenige om stik; rettelsesfrist; 72 "
        "timer; for mange stik; turneringslederens fejl; uenige om antal stik; stikkene talt "
        "forkert; stikkene passer ikke"
    ),
    said=(
        "TAL eller TAL stik; TAL stik eller TAL; uenige stik*/antal; uenige om stik*; antal "
        "stik; talt/talte stik* forkert; tvivl stik*; stikkene passer ikke; score* skrevet/"
        "regnet/forkert; fejl regnskab*; forkert score; rettelsesfrist; for mange stik; TAL "
        "stik … TAL; uenige hvor mange stik; stik* blandet; har fået stik for; siger TAL stik; "
        "jeg dømt/dømte forkert; resultat* rettes/rettet dagen/efter; rette resultat*/score*"
    ),
    answers={
        ScoreToCorrect.score_issue: {
            Issue.TRICKS: (
                "TAL eller TAL stik; uenige stik*/antal; uenige hvor mange; TAL stik … TAL; "
                "antal stik; uenige om stik*; siger TAL stik"
            ),
            Issue.ENTRY: (
                "skrevet/regnet/noteret/ført forkert; forkert score; score* forkert; fejl "
                "regnskab*; enige … forkert; regnefejl; skrev forkert"
            ),
            Issue.NOT_WON: "fået stik for meget; stik for meget; for mange stik; ikke vundet",
            Issue.RULING: "dømt/dømte forkert; jeg dømt/dømte",
            Issue.CLAIM: "uenige krav*/afkald*",
        },
        ScoreToCorrect.called_when: {
            CalledWhen.IN_ROUND: (
                "kort* blandet/blandede; kort* mappe*; lagt mappe*; blandet kort*; kort* taget "
                "sammen"
            ),
            CalledWhen.CARDS_OUT: (
                "kort* ligger bord*/stadig/endnu; ligger endnu; ligger påbordet; kort* fremme"
            ),
            CalledWhen.AFTER_ROUND: (
                "runden slut; efter runden; runden forbi; næste runde; efter turneringen; "
                "dagen efter"
            ),
        },
        ScoreToCorrect.tricks_mixed_by: {
            MixedBy.BOTH: "begge blandet; alle blandet",
            MixedBy.ONE_SIDE: "kun blandet; en side blandet",
        },
        ScoreToCorrect.score_time: {
            ScoreTime.IN_TIME: "inden frist*; før frist*",
            ScoreTime.LATE: "efter frist*; frist* gået/udløbet; for sent",
        },
    },
)
