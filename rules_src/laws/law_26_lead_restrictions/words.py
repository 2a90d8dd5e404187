"""Law 26: what is forbidden at the lead, and for how long."""

from __future__ import annotations

from rules_src.laws.law_26_lead_restrictions.facts import Fate
from rules_src.model.effects import Effect, Lasting
from rules_src.model.steps import Instruct, LeadRestriction, May, Suits
from rules_src.model.words import Words


class Say(Words):
    forbidden = LeadRestriction("26B", May.FORBID, Suits.NAMED, chosen=True)
    ends_with_the_lead = Instruct(
        "26B",
        "Du må spille frit ud, hvis du senere får udspillet igen.",
        to="partner",
    )
    right_gone = Instruct(
        "26B",
        "{Partner} spiller frit ud, nu og senere.",
        short="{partner} spiller frit ud",
        ends=(Effect(Lasting.LEAD_RIGHT, "partner"),),
    )
    offender_leads_freely = Instruct(
        "26B",
        "{Offender} spiller frit ud. {Declarer} må først forbyde en farve, når"
        " {partner} skal spille ud første gang.",
        short="{offender} spiller frit ud, og {declarer} vælger senere",
    )
    nothing_to_forbid = Instruct(
        "26B",
        "{Offender} har vist alle fire farver. {Partner} spiller frit ud.",
        short="alle farver er vist, så udspillet er frit",
        ends=(Effect(Lasting.LEAD_RIGHT, "partner"),),
    )
    unrestricted_by = {
        Fate.LOWEST: "27B1a",
        Fate.REPEATED: "31A1",
        Fate.ACCEPTED: "29A",
        Fate.LAPSED: "28B",
        Fate.SLIP: "25A1",
    }
    """What ends the matter without Law 26: also 32A1; 27A1, 36A, 37A, 38D and 39B."""
    has_no_other_suit = "{partner} har kun den forbudte farve og spiller den ud"
    """The verdict where the restriction cannot be followed (59)."""
