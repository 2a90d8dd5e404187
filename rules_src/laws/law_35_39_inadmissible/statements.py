"""Laws 35 to 39: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_35_39_inadmissible import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.InadmissibleDouble.after_double: {
        law.AfterDouble.NOT_YET: "{lho} har ikke meldt efter den",
    },
    law.BarredCall.duty: {
        law.Duty.REST: "pligten gælder resten af meldeforløbet",
    },
    law.CallSince.lho_called: {
        YesNo.NO: "{lho} har ikke meldt efter den utilladelige melding",
        YesNo.YES: "{lho} har meldt derefter",
    },
    law.InadmissibleCall.fault: {
        law.Fault.TOO_LATE: "meldingen kom efter den afsluttende pas",
        law.Fault.DOUBLE: "der var intet at doble eller redoble",
        law.Fault.ABOVE_SEVEN: "buddet var over syv",
        law.Fault.BARRED: "{offender} skulle passe, men gjorde det ikke",
    },
    law.CallTooLate.late_call: {
        law.LateCall.DEFENDER_ACTED: "en modspiller bød, doblede eller redoblede for sent",
        law.LateCall.DECLARING_SIDE: "{declarer} eller {dummy} bød, doblede eller redoblede for"
        " sent, eller det skete efter fire pas",
        law.LateCall.PASSED: "det, der kom for sent, var kun pas",
    },
}
