"""Law 23A: the answers as statements, for comparisons and for the paper to be read."""

from __future__ import annotations

from rules_src.laws.law_23_comparable_call import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.ComparableCall.subset: {
        YesNo.YES: "alle hænder til den nye melding ville også have afgivet den tilbagetagne",
        YesNo.NO: "ikke alle hænder til den nye melding ville have afgivet den tilbagetagne",
    },
    law.ComparableCall.same_purpose: {
        YesNo.YES: "de to meldinger har samme formål",
        YesNo.NO: "de to meldinger har ikke samme formål",
    },
}
