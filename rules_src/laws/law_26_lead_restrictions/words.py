"""Law 26: what is forbidden at the lead, and for how long."""

from __future__ import annotations

from rules_src.laws.law_26_lead_restrictions.facts import Fate
from rules_src.model.steps import Instruct, LeadRestriction, May, Suits

FORBIDDEN = LeadRestriction("26B", May.FORBID, Suits.NAMED, chosen=True)
ENDS = Instruct(
    "26B",
    "ends_with_the_lead",
    "Får {partner} udspillet igen senere, er han fri.",
)
RIGHT_GONE = Instruct(
    "26B",
    "right_gone",
    "{Partner} spiller frit ud, og {declarer} kan ikke forbyde noget senere.",
)
NOT_YET = Instruct(
    "26B",
    "offender_leads_freely",
    "{Offender} spiller frit ud; {declarer's} ret venter, til {partner} skal spille ud første"
    " gang.",
)
UNRESTRICTED_BY = {
    Fate.LOWEST: "27B1a",
    Fate.REPEATED: "31A1",
    Fate.ACCEPTED: "29A",
    Fate.LAPSED: "28B",
    Fate.SLIP: "25A1",
}
"""What ends the matter without Law 26: also 32A1; 27A1, 36A, 37A, 38D and 39B."""
