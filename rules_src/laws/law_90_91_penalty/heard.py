"""Laws 90 and 91: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_90_91_penalty.facts import Discipline, Offence, Penalty, Response
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "straf; bøde; bøder; advarsel; procedurestraf; strafpoints; disciplinærstraf; "
        "udelukkelse; bortvist; dårlig opførsel; højlydt; talte for højt; uhøflig; lagde "
        "kortene i forkert lomme; sammenlignede scorer; fulgte ikke anvisningen"
    ),
    said=(
        "strafpoint; straf; bøde; advarsel; procedure*; satte/lagde kort* forkert tilbage "
        "mappe*; lagde kort* forkert lomme*; straf for; idømme; give straf; for sent straf; "
        "disciplin*; bortvis*; udeluk*; sammenlignede score*/resultat*; ignorerede anvisning; "
        "fulgte ikke anvisning*; talte højt; diskuterede spil* højt; skal have straf; "
        "diskvalif*; hvor meget straf; gentagne gange for sent; straf*; strafpoint*; bøde*; "
        "advar*; procedure*; disciplin*; bortvis*; udeluk*; diskvalif*; kort* forkert lomme*/"
        "mappe* satte/lagde/sat/lagt/stak; satte/lagde kort* forkert; sammenlign* resultat*/"
        "score*; ignorer*; anvisning*; følg*/fulgte ikke anvisning*/besked*/ordre*; for sent "
        "igen; tredje gang; glem* tælle; talte ikke; flyttede ikke; tog forkert; drejede "
        "mappe*; hvad koster; skal de have straf; skal jeg give; rykkede; højt om spil*; "
        "snakkede/talte/diskuterede højt"
    ),
    answers={
        Penalty.offence: {
            Offence.PROCEDURE: (
                "procedure*; kort* tilbage forkert; forkert lomme*; for sent; langsom*; "
                "anvisning*; forkert mappe*; sammenlignede; højt; glemte; kom for sent; satte "
                "kort* forkert; kort* mappe*/lomme*; sent; sammenlign*; anvisning*; langsom*; "
                "flyttede; mappe*; tælle; tid; høj*; procedure*; bridgemate*; tast*; forkert "
                "bord"
            ),
            Offence.CONDUCT: (
                "opførsel; opførte; disciplin*; råbte; skældte; uhøflig*; grov*; opfør*; råb*; "
                "skæld*; uhøflig*; disciplin*; grov*; vred*; truer/truede; smed/kastede; "
                "band*; orden; skrig*; sur*"
            ),
        },
        Penalty.response: {
            Response.WARNING: "advarsel; advar*",
            Response.POINTS: "strafpoint; bøde; strafpoint*; bøde*; point; procent",
            Response.NONE: "ingenting; ikke straf*",
        },
        Penalty.discipline: {
            Discipline.SUSPENSION: "udeluk*; bortvis*; udeluk*; bortvis*; sendt hjem; hjem",
            Discipline.DISQUALIFICATION: "diskvalif*; diskvalif*",
            Discipline.WARNING: "advar*",
        },
    },
)
