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
                " ikke noget d; redobl* ikke/uden d; redobl* … ikke/ingen d; dobl*/d uden budt;"
                " dobl*/d … ikke/ingen budt; ^dobler sin/egen makker*; ^dobl*/d sin makkers;"
                " ^dobl*/d BUD som makker; ^redobl* selvom ikke; ^dobl*/d BUD … makker havde"
                " budt/meldt; ^redobl* ingen havde d"
            ),
            law.Fault.ABOVE_SEVEN: "bød/meldte/sagde/lagde OVERSYV; byder/melder OVERSYV",
            law.Fault.BARRED: (
                "skulle passe … bød/meldte/doblede; meldte/bød … han/hun skulle passe; har/havde"
                " pasepligt … bød/meldte; meldte/bød … han/hun har/havde pasepligt; passe resten …"
                " bød/meldte/doblede/byder; ^måtte ikke melde … bød/meldte; ^bød/meldte selvom"
                " skulle passe; idømt passe … bød/meldte"
            ),
            law.Fault.TOO_LATE: (
                "bød/meldte/melding/dobl*/d efter tre/sidste/afsluttende pas; ^bød/meldte/dobl*/d"
                " efter meldingerne; meldingerne forbi … d/bød; ^efter tre pas … d/bød/meldte;"
                " meldingerne var/er afsluttet/slut … d/doblede/bød; ^doblede/bød/meldte"
                " meldingerne var/er slut/forbi/afsluttet"
            ),
        },
        law.InadmissibleDouble.after_double: {
            law.AfterDouble.NOT_YET: "^før/inden mtv passede/meldte; mtv ikke passede/meldte",
            law.AfterDouble.LHO: (
                "mtv passede/meldte; mtv meldte pas; d … mtv har meldt/passet; dobler … mtv har"
                " meldt/passet; mtv har meldt pas"
            ),
            law.AfterDouble.LEAD_FACED: "^da/efter udspil* vendt",
        },
        law.BarredCall.duty: {
            law.Duty.REST: "^passe resten; ^passe hele; resten af meldingerne/meldeforløbet",
        },
        law.BarredCall.found: FOUND_SAID,
    },
)
