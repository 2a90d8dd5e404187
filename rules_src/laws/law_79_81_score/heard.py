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
        "TAL eller TAL stik; TAL stik eller TAL; uenige stik*/antal; uenige om stik*; antal"
        " stik; talt/talte stik* forkert; tvivl stik*; stikkene passer ikke; score*"
        " skrevet/regnet/forkert; fejl regnskab*; forkert score; rettelsesfrist; for mange"
        " stik; TAL stik … TAL; uenige hvor mange stik; stik* blandet; har fået stik for;"
        " siger TAL stik; jeg dømt/dømte forkert; resultat* rettes/rettet dagen/efter; rette"
        " resultat*/score*; stik … uenig*/eller/siger/mener; uenig* stik*/antal/hvor/om; hvor"
        " mange stik; siger/mener/tror TAL; TAL stik; TAL eller; tæller/talt/talte stik*;"
        " stik* stemmer/passer ikke; resultat*/score*/regnskab*"
        " forkert/fejl/rette*/regnet/galt/skrevet; regnefejl; skrevet forkert; forkert"
        " score/resultat/regnet; rettes/rette score*/resultat*; rettelse*; frist*;"
        " fik/fået/har stik for/meget/mange; stik* for lidt/meget; et stik for;"
        " noteret/noterede/skrev forkert/TAL; fejl i score*/regnskab*; forkert kendelse; jeg"
        " dømte/dømt; forkert dømt; opgjort; slutresultat*; uenige stik*; uenige om antal;"
        " antal stik uenige; aftalt/aftalte score*/resultat*; opdigtet score*/resultat*; stik"
        " … vandt ikke; fået stik ikke vandt; opdagede fået stik; skrevet et stik for; skrevet"
        " stik*; blive enige stik*; enige om stik*; 9 eller 10; er det TAL eller TAL; stik …"
        " eller; stik for lidt; stik for meget; ét stik for; vi fik TAL stik; har fået et"
        " stik; regnet forkert; point forkert"
    ),
    answers={
        ScoreToCorrect.score_issue: {
            Issue.TRICKS: (
                "TAL eller TAL stik; uenige stik*/antal; uenige hvor mange; uenige om stik*;"
                " siger TAL stik; uenig* stik*/antal/hvor; TAL eller; mener TAL; hvor mange"
                " stik; stik* stemmer ikke; blive enige stik*; 9 eller 10; er det TAL eller;"
                " uenige om antal; stik … eller; uenig* antal stik; enige ikke stik*"
            ),
            Issue.ENTRY: (
                "skrevet/regnet/noteret/ført forkert; forkert score; score* forkert; fejl"
                " regnskab*; enige … forkert; regnefejl; skrev forkert; score* forkert/fejl;"
                " forkert score/resultat; resultat* forkert; forkert udregn*; tastet TAL;"
                " regnet forkert; enige … tastet/skrevet; enige … står; skrevet stik for;"
                " skrevet TAL; skrevet et stik; forkert skrevet; stik for lidt/meget skrevet;"
                " enige … tast*; enige … bridgemate*; skrevet stik*"
            ),
            Issue.NOT_WON: (
                "fået stik for meget; stik for meget; for mange stik; ikke vundet; stik* for"
                " meget/mange; fik/fået for; stik ikke vandt; fået et stik … ikke; et stik de"
                " ikke vandt; fået stik ikke"
            ),
            Issue.RULING: (
                "dømt/dømte forkert; jeg dømt/dømte; dømt/dømte; forkert kendelse; kendelse* "
                "forkert"
            ),
            Issue.CLAIM: "uenige krav*/afkald*; krav*/afkald*",
            Issue.INVENTED: (
                "aftalt/aftalte score*/resultat*; fundet på score*/resultat*; score* … ikke "
                "spillet; ikke spillet … skrev/skrevet/aftal*; uden at spille"
            ),
            Issue.UNNOTICED: "hører om; hørte om; ingen kaldte",
        },
        ScoreToCorrect.called_when: {
            CalledWhen.IN_ROUND: (
                "kort* blandet/blandede; kort* mappe*; lagt mappe*; blandet kort*; kort*"
                " taget sammen; blandet; mappe*; taget sammen/op; samlet; ryddet; kort* væk;"
                " stukket; midt runden"
            ),
            CalledWhen.CARDS_OUT: (
                "kort* ligger bord*/stadig/endnu; ligger endnu; ligger påbordet; kort* fremme; "
                "kort* ligger/fremme/stadig/endnu/påbordet; endnu ikke blandet; stik* ligger; "
                "kort* ikke blandet"
            ),
            CalledWhen.AFTER_ROUND: (
                "runden slut; efter runden; runden forbi; næste runde; efter turneringen;"
                " dagen efter; skiftet; dagen; turneringen; næste bord; senere"
            ),
        },
        ScoreToCorrect.tricks_mixed_by: {
            MixedBy.BOTH: (
                "begge blandet; alle blandet; begge har blandet; alle har blandet; alle kort"
                " blandet"
            ),
            MixedBy.ONE_SIDE: "kun blandet; en side blandet; den ene side",
        },
        ScoreToCorrect.score_time: {
            ScoreTime.IN_TIME: ("inden frist*; frist* ikke; inden; inden for frist*; samme aften"),
            ScoreTime.LATE: (
                "frist* gået/udløbet; for sent; frist* gået/udløbet/overskredet/ovre; en "
                "uge/måned; uge"
            ),
        },
        ScoreToCorrect.certain: {
            YesNo.YES: "er sikker",
        },
    },
)
