"""Laws 35 to 39: what people say, and what it answers."""

from rules_src.laws.common.found_late import FOUND_SAID
from rules_src.laws.law_35_39_inadmissible import facts as law
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does=(
        "doblede d redoblede bød meldte pasepligt dobler redobler dobled byder melder lagde skulle"
    ),
    answers={
        law.InadmissibleCall.fault: {
            law.Fault.DOUBLE: (
                "^dobl*/d makker; ^dobl*/d egen/eget side/bud/melding; ^dobl*/d togange; intet d;"
                " redobl* ikke/uden d; redobl* … ikke/ingen d"
            ),
            law.Fault.ABOVE_SEVEN: "bød/meldte/sagde/lagde OVERSYV",
            law.Fault.BARRED: (
                "skulle passe … bød/meldte/doblede; har/havde pasepligt … bød/meldte"
            ),
            law.Fault.TOO_LATE: (
                "bød/meldte/melding/dobl*/d efter tre/sidste/afsluttende pas; meldingerne forbi …"
                " d/bød"
            ),
        },
        law.InadmissibleDouble.after_double: {law.AfterDouble.LHO: "mtv passede/meldte"},
        law.BarredCall.found: FOUND_SAID,
    },
)
