"""Laws 28 to 32: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_28_32_out_of_rotation import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.OutOfRotation.call: {
        law.Call.ARTIFICIAL_PASS: "",
        law.Call.BID: "",
        law.Call.DOUBLE: "",
        law.Call.PASS: "{offender} havde passet",
    },
    law.NotAccepted.rho_did: {
        law.RhoDid.ACTED: "{rho} bød, doblede eller redoblede i sin tur",
        law.RhoDid.NOT_YET: "{rho} har endnu ikke meldt i sin tur",
    },
    law.Acceptance.meant: {
        law.Meant.OVER: "{lho} mente sin melding som en melding efter {offender's}",
        law.Meant.FIRST: "{lho} mente sin melding som sin egen melding i egen tur",
    },
    law.NotAccepted.no_turn_came: {
        YesNo.YES: "meldingerne sluttede, før {offender} fik sin tur igen",
    },
    law.Acceptance.since: {
        law.Since.PARTNER: "{partner} har meldt efter meldingen uden for tur",
        law.Since.RHO: "{rho} har meldt efter meldingen uden for tur",
        law.Since.LHO: "{lho} har meldt efter meldingen uden for tur",
    },
}
