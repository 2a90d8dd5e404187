"""Law 25: the answers as statements, for comparisons and for the paper to be read."""

from __future__ import annotations

from rules_src.laws.law_25_change_of_call import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.ChangedCall.first_comparable: {
        YesNo.YES: "den første melding, som gælder, er tilsvarende til den annullerede",
        YesNo.NO: "den første melding, som gælder, er ikke tilsvarende til den annullerede",
    },
}
