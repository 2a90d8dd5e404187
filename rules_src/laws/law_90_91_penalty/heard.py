"""Laws 90 and 91: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_90_91_penalty.facts import Discipline, Offence, Penalty, Response
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "straf; give bøde; bøde for; advarsel; procedurestraf; strafpoints; disciplinærstraf; "
        "udelukkelse; bortvist; dårlig opførsel; højlydt; talte for højt; uhøflig; lagde "
        "kortene i forkert lomme; sammenlignede scorer; fulgte ikke anvisningen"
    ),
    said=(
        "strafpoint; straf; advarsel; procedure*; satte/lagde kort* forkert tilbage"
        " mappe*; lagde kort* forkert lomme*; straf for; idømme; give straf; for sent straf;"
        " disciplin*; bortvis*; udeluk*; sammenlignede score*/resultat*; ignorerede anvisning;"
        " fulgte ikke anvisning*; talte højt; diskuterede spil* højt; skal have straf;"
        " diskvalif*; hvor meget straf; gentagne gange for sent; straf*; strafpoint*; bøde*;"
        " advar*; kort* forkert lomme*/mappe* satte/lagde/sat/lagt/stak; satte/lagde kort*"
        " forkert; sammenlign* resultat*/score*; ignorer*; anvisning*; følg*/fulgte ikke"
        " anvisning*/besked*/ordre*; for sent igen; tredje gang; glem* tælle; talte ikke;"
        " flyttede ikke; tog forkert; drejede mappe*; hvad koster; skal de have straf; skal"
        " jeg give; rykkede; højt om spil*; snakkede/talte/diskuterede højt; kommer/kom for"
        " sent; tredje/anden gang; for sent gang; forsinket gang; gentagne gange; mobil*;"
        " telefon*; mobil tændt; ringede; for langsom*; røg tobak/inde/cigaret*; tændt mobil;"
        " skal de have"
        " en straf; have en straf; hvor mange strafpoint; telefon ringer; sludret; nægter at;"
        " nægter gøre; gøre som jeg siger; adlyder ikke; hvad gør jeg ved en; altid bagefter;"
        " give en straf; forstyrrer turnering*; lyder ikke; følger ikke anvisning*; gentagne;"
        " kom for sent igen; trækker fra; hvor meget trækker"
    ),
    answers={
        Penalty.offence: {
            Offence.PROCEDURE: (
                "procedure*; kort* tilbage forkert; forkert lomme*; for sent; langsom*;"
                " anvisning*; forkert mappe*; sammenlignede; højt; kom for sent; satte kort*"
                " forkert; kort* mappe*/lomme*; sammenlign*; flyttede; bridgemate*; forkert"
                " bord; bagefter; for langsomme; bagud; sludret; kommer for sent; snakket så"
                " meget"
            ),
            Offence.CONDUCT: (
                "opførsel; opførte; disciplin*; skældte; uhøflig*; grov*; opfør*; råb*;"
                " skæld*; truer/truede; smed/kastede; band*; skrig*; sur*; opførsel*"
            ),
        },
        Penalty.response: {
            Response.WARNING: "advarsel",
            Response.POINTS: "strafpoint; bøde*; give strafpoint; fik strafpoint",
            Response.NONE: "ingenting",
        },
        Penalty.discipline: {
            Discipline.SUSPENSION: "udeluk*; bortvis*; sendt hjem; hjem",
            Discipline.DISQUALIFICATION: "diskvalif*",
            Discipline.WARNING: "",
        },
    },
)
