"""Laws 35 to 39: what people say, and what it answers."""

from rules_src.laws.law_35_39_inadmissible.facts import (
    AfterDouble,
    Fault,
    InadmissibleCall,
    InadmissibleDouble,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="doblede bød redoblede meldte passe dobling pasepligt troede",
    answers={
        InadmissibleCall.fault: {
            Fault.DOUBLE: (
                "^doblede egen/makker*/sin; ^dobl* makker*; redoblede uden/ingen/ikke; intet at"
                " doble; redoblede … ikke doblet; doblede … intet/ingen; ^doblede makker*; doblede"
                " sin/egen/eget; dobl*/d togange; ikke budt; ^dobler makker*; redoblede … ikke;"
                " ikke doblet"
            ),
            Fault.BARRED: "skulle passe; skulle passe resten",
            Fault.TOO_LATE: "efter tre pas; forbi … d/bød/meldte; tre pas … d/bød",
        },
        InadmissibleDouble.after_double: {
            AfterDouble.LHO: (
                "mtv meldte/meldt/passede/passet/bød/pas/har; mtv … pas/passede/meldte/bød/har"
            ),
            AfterDouble.LEAD_FACED: "udspil* vendt",
        },
    },
)
