"""Law 26: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_26_lead_restrictions import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.PartnerToLead.choice: {
        law.Choice.FORBID: "{declarer} forbyder én farve, som {offender} ikke har vist i det"
        " lovlige meldeforløb",
    },
    law.CallWithdrawn.fate: {
        law.Fate.REPLACED: "",
        law.Fate.TOO_LATE: "{offender} er modspiller og bød, doblede eller redoblede efter den"
        " afsluttende pas",
    },
    law.CallWithdrawn.replaced_by: {
        law.ReplacedBy.OTHERWISE: "",
        law.ReplacedBy.LOWEST: "et utilstrækkeligt bud blev til det laveste, der viser samme"
        " benævnelse",
        law.ReplacedBy.REPEATED: "et bud eller en dobling i {rho's} tur blev gentaget, da {rho}"
        " passede",
        law.ReplacedBy.PASSED_AGAIN: "en pas i {rho's} tur skulle gentages",
    },
    law.PartnerToLead.defending: {
        YesNo.YES: "",
    },
    law.PartnerToLead.lead_turn: {
        law.LeadTurn.FIRST: "",
        law.LeadTurn.STILL: "{partner} har bevaret udspillet, efter at {declarer} forbød en farve",
    },
    law.PartnerToLead.unshown_suit: {
        YesNo.YES: "",
    },
}
