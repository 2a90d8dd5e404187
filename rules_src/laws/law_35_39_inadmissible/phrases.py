"""Laws 35 to 39: what people say, and what it answers."""

from rules_src.laws.law_35_39_inadmissible.facts import (
    AfterDouble,
    Fault,
    InadmissibleCall,
    InadmissibleDouble,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="doblede d redoblede bød meldte pasepligt",
    answers={
        InadmissibleCall.fault: {
            Fault.DOUBLE: (
                "^dobl*/d makker; ^dobl*/d egen/eget side/bud/melding; ^dobl*/d togange; intet d;"
                " ikke noget d; redobl* ikke/uden d; redobl* … ikke/ingen d; dobl*/d uden budt;"
                " dobl*/d … ikke/ingen budt"
            ),
            Fault.ABOVE_SEVEN: "bød/meldte/sagde/lagde OVERSYV",
            Fault.BARRED: (
                "skulle passe … bød/meldte/doblede; meldte/bød … han/hun skulle passe; har/havde"
                " pasepligt … bød/meldte; meldte/bød … han/hun har/havde pasepligt"
            ),
            Fault.TOO_LATE: (
                "bød/meldte/melding/dobl*/d efter tre/sidste/afsluttende pas; ^bød/meldte/dobl*/d"
                " efter meldingerne; meldingerne forbi … d/bød"
            ),
        },
        InadmissibleDouble.after_double: {
            AfterDouble.NOT_YET: "^før/inden mtv passede/meldte; mtv ikke passede/meldte",
            AfterDouble.LHO: "mtv passede/meldte; mtv meldte pas",
            AfterDouble.LEAD_FACED: "^da/efter udspil* vendt",
        },
    },
)
