"""Laws 28 to 32: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_28_32_out_of_rotation import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.OutOfRotation.call: {
        law.Call.ARTIFICIAL_PASS: "",
        law.Call.BID: "",
        law.Call.DOUBLE: "",
        law.Call.PASS: "{offender} havde passet",
    },
    law.NotAccepted.rho_did: {
        law.RhoDid.ACTED: "{rho} bød, doblede eller redoblede i sin tur",
    },
}
