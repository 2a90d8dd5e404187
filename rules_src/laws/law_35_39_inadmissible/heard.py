"""Laws 35 to 39: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_35_39_inadmissible.facts import (
    AfterDouble,
    BarredCall,
    CallSince,
    CallTooLate,
    Duty,
    Fault,
    InadmissibleCall,
    InadmissibleDouble,
    LateCall,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "ulovlig dobling; doblede sin egen side; redobling uden dobling; meldte selv om han "
        "skulle passe; tvungen pas overtrådt; bud på ottetrinnet; melding efter tre pas; "
        "inadmissible; doblede makker"
    ),
    said=(
        "^doblede egen/makker*/sin; ^dobl* makker*; redoblede uden/ingen/ikke;"
        " OVERSYV; skulle passe men/selvom; skulle passe … bød/meldte/doblede; ottetrin*;"
        " intet at doble; ingen doblet; ikke noget at doble; skulle have passet; pligt til at"
        " passe; meldte efter sidste/afsluttende pas; meldte/bød/doblede efter tre pas;"
        " utilladelig*; doblede pas; ulovlig dobl*; doblede men ingen/intet; redoblede …"
        " doblet; måtte ikke melde … bød/meldte; tvunget til at passe; var udelukket"
        " meldte/bød; BUD 8; ^doblede makker*; doblede sin/egen; redoblede; ^dobl* egen/makker*;"
        " dobl* … ikke noget/intet/ingen; dobl* uden; dobl* eget; bød otte; åbnede/bød/meldte"
        " BUD otte; skulle passe; havde passepligt; passepligt; udelukket fra; havde pligt;"
        " måtte ikke melde; meldte … skulle passe; melder selvom … passe; doblede sit/sin;"
        " meldte/bød/doblede … slut; meldte/bød/doblede efter meldingerne; ulovlig melding*;"
        " må ikke doble; 8 trin*; 8-trin*; doblede to gange; doblede ikke budt; doblede egen;"
        " doblede … ikke budt; redoblede uden; ingen budt … doblede; d to gange; bød 8; BUD"
        " OVERSYV; doblede allerede; pasepligt; havde/har pasepligt; skulle passe/passet;"
        " ^dobler makker*; ^d makker*; ^d makker; ^d egen; otte trin; 8 BUD; BUD på otte;"
        " meldingerne slut/forbi/færdige … d/bød/meldte; tre pas … d/bød; efter slut; meldte"
        " efter; d når ingen; ingen har doblet; ikke doblet; redoblede men; udelukket; måtte"
        " kun passe; kun passe; ^d sin makker; d … egen makker"
    ),
    answers={
        InadmissibleCall.fault: {
            Fault.DOUBLE: (
                "^doblede egen/makker*/sin; ^dobl* makker*; redoblede"
                " uden/ingen/ikke; intet at doble; ikke noget at doble; doblede pas; ulovlig"
                " dobl*; redoblede … ingen doblet; redoblede … ikke doblet; doblede …"
                " intet/ingen; ^doblede makker*; doblede sin/egen/eget; redoblede; dobl* uden;"
                " dobl*/d togange; ikke budt; allerede doblet; ^dobler makker*; ^d makker*; d egen;"
                " redoblede … ikke; ikke doblet; d ikke budt; d … egen"
                " makker"
            ),
            Fault.ABOVE_SEVEN: (
                "OVERSYV; ottetrin*; over syv; 8-trinnet; bød/meldte otte; 8 trin*"
            ),
            Fault.BARRED: (
                "skulle passe; skulle have passet; pligt til passe; tvunget til passe; måtte"
                " ikke melde; tvungen pas; passepligt; havde pligt; udelukket; skulle passe"
                " resten; pasepligt; kun passe; måtte kun"
            ),
            Fault.TOO_LATE: (
                "efter sidste/afsluttende pas; efter tre pas; meldingerne slut; … slut; efter"
                " meldingerne; efter alle passet; forbi … d/bød/meldte; forbi; tre pas … d/bød"
            ),
        },
        InadmissibleDouble.after_double: {
            AfterDouble.LHO: (
                "mtv meldte/meldt/passede/passet/bød/pas/har; mtv … pas/passede/meldte/bød/"
                "har; næste har/passede/meldt"
            ),
            AfterDouble.LEAD_FACED: ("udspil* vendt; spillet ud; er spillet ud; udspil*"),
            AfterDouble.NOT_YET: "ingen meldt; ikke meldt; ingen har; ingen endnu",
        },
        CallSince.lho_called: {
            YesNo.YES: "mtv meldte/meldt/passede/passet/bød/pas/d/doblede; mtv har/passede/meldte",
        },
        BarredCall.duty: {
            Duty.ONCE: "én gang; denne tur; én; en omgang; næste gang",
            Duty.REST: "resten; hele tiden; hele; resten af",
        },
        CallTooLate.late_call: {
            LateCall.PASSED: "kun pas",
        },
    },
    beside=(
        Beside(
            InadmissibleDouble.after_double,
            "MELDER",
            {"lho": AfterDouble.LHO},
        ),
    ),
)
