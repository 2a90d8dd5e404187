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
}
