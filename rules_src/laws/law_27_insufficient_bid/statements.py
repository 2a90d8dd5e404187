"""Law 27: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_27_insufficient_bid import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.Substitution.new_call: {
        law.NewCall.BID: "",
        law.NewCall.PASS: "{offender} passer i stedet",
        law.NewCall.NOT_YET: "{offender} har endnu ikke meldt noget i stedet",
    },
    law.Substitution.same_denomination: {
        YesNo.NO: "det nye bud er ikke det laveste tilstrækkelige, der viser samme benævnelse eller"
        " benævnelser",
    },
    law.InsufficientBid.slip: {
        YesNo.YES: "{offender} siger, at det var et fejlgreb",
    },
}
