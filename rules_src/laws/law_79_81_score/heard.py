"""Laws 79 to 82: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_79_81_score.facts import (
    CalledWhen,
    Issue,
    MixedBy,
    ScoreTime,
    ScoreToCorrect,
)
from rules_src.model.facts import YesNo
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
        "jeg dømt/dømte forkert; resultat* rettes/rettet dagen/efter; rette resultat*/score*; "
        "stik … uenig*/eller/siger/mener; antal stik; uenig* stik*/antal/hvor/om; hvor mange "
        "stik; siger/mener/tror TAL; TAL stik; TAL eller; tæller/talt/talte stik*; stik* "
        "stemmer/passer ikke; resultat*/score*/regnskab* forkert/fejl/rette*/regnet/galt/"
        "skrevet; regnefejl; skrevet forkert; forkert score/resultat/regnet; rettes/rette "
        "score*/resultat*; rettelse*; frist*; fik/fået/har stik for/meget/mange; stik* for "
        "lidt/meget; et stik for; noteret/noterede/skrev forkert/TAL; fejl i score*/regnskab*; "
        "forkert kendelse; jeg dømte/dømt; forkert dømt; opgjort; slutresultat*"
    ),
    answers={
        ScoreToCorrect.score_issue: {
            Issue.TRICKS: (
                "TAL eller TAL stik; uenige stik*/antal; uenige hvor mange; TAL stik … TAL; "
                "antal stik; uenige om stik*; siger TAL stik; uenig* stik*/antal/hvor; TAL "
                "eller; siger TAL; mener TAL; hvor mange stik; antal stik; tæller; TAL stik … "
                "TAL; stik* stemmer ikke"
            ),
            Issue.ENTRY: (
                "skrevet/regnet/noteret/ført forkert; forkert score; score* forkert; fejl "
                "regnskab*; enige … forkert; regnefejl; skrev forkert; regnefejl; score* "
                "forkert/fejl; skrevet/skrev/noteret/noterede/regnet/regnede/ført forkert/TAL; "
                "enig*; forkert score/resultat; fejl regnskab*; resultat* forkert; forkert "
                "udregn*"
            ),
            Issue.NOT_WON: (
                "fået stik for meget; stik for meget; for mange stik; ikke vundet; stik* for "
                "meget/mange; ikke vundet; fik/fået for; fik/fået stik*"
            ),
            Issue.RULING: (
                "dømt/dømte forkert; jeg dømt/dømte; dømt/dømte; forkert kendelse; kendelse* "
                "forkert"
            ),
            Issue.CLAIM: "uenige krav*/afkald*; krav*/afkald*",
            Issue.UNNOTICED: "hører om; hørte om; ingen kaldte",
        },
        ScoreToCorrect.called_when: {
            CalledWhen.IN_ROUND: (
                "kort* blandet/blandede; kort* mappe*; lagt mappe*; blandet kort*; kort* taget "
                "sammen; blandet; mappe*; taget sammen/op; samlet; ryddet; kort* væk; stukket; "
                "tilbage; midt runden"
            ),
            CalledWhen.CARDS_OUT: (
                "kort* ligger bord*/stadig/endnu; ligger endnu; ligger påbordet; kort* fremme; "
                "kort* ligger/fremme/stadig/endnu/påbordet; ligger; endnu ikke blandet; stik* "
                "ligger; kort* ikke blandet"
            ),
            CalledWhen.AFTER_ROUND: (
                "runden slut; efter runden; runden forbi; næste runde; efter turneringen; "
                "dagen efter; runden; efter runden; skiftet; dagen; turneringen; hjemme; næste "
                "bord; senere"
            ),
        },
        ScoreToCorrect.tricks_mixed_by: {
            MixedBy.BOTH: "begge blandet; alle blandet; begge; alle; kort* blandet",
            MixedBy.ONE_SIDE: "kun blandet; en side blandet; kun; den ene side",
        },
        ScoreToCorrect.score_time: {
            ScoreTime.IN_TIME: (
                "inden frist*; før frist*; frist* ikke; inden; inden for frist*; samme aften; "
                "dagen efter"
            ),
            ScoreTime.LATE: (
                "efter frist*; frist* gået/udløbet; for sent; frist* gået/udløbet/overskredet/"
                "ovre; efter frist*; for sent; en uge/måned; uge"
            ),
        },
        ScoreToCorrect.certain: {
            YesNo.YES: "er sikker",
        },
    },
)
