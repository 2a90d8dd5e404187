"""Law 54: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.common.lead import OptionsForBoth
from rules_src.laws.law_54_opening_lead import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.BothCards.options_for_both: {
        OptionsForBoth.FORBID: "{declarer} forbyder en eller flere af farverne hos den anden"
        " modspiller",
        OptionsForBoth.REQUIRE: "{declarer} kræver en af farverne hos den anden modspiller",
        OptionsForBoth.LEAVE: "{declarer} hverken kræver eller forbyder noget hos den, der ikke"
        " skal spille ud",
    },
    law.LeadChosenBesideCard.choice_beside_card: {
        law.ChoiceBesideCard.BECOME_DUMMY: "{declarer} accepterer udspillet og bliver blind",
        law.ChoiceBesideCard.DECLARE: "{declarer} accepterer udspillet og spiller selv kontrakten",
        law.ChoiceBesideCard.REFUSE: "{declarer} afviser udspillet, så det bliver stort strafkort",
    },
    law.OpeningLead.faced_leads: {
        law.FacedLeads.BOTH: "begge udspil blev vendt på samme tid, eller {partner's} blev vendt"
        " først",
        law.FacedLeads.NONE: "ingen af udspillene er vendt",
        law.FacedLeads.RIGHT: "kun {partner's} udspil er vendt",
        law.FacedLeads.WRONG: "kun {offender's} udspil er vendt, eller det blev vendt først",
        law.FacedLeads.DROPPED: "{offender} spillede ikke ud, men tabte et kort",
    },
    law.LeadChosen.lead_choice: {
        law.LeadChoice.BECOME_DUMMY: "{declarer} accepterer udspillet og bliver blind",
        law.LeadChoice.DECLARE: "{declarer} accepterer udspillet og spiller selv kontrakten",
        law.LeadChoice.FORBID: "{declarer} afviser udspillet og forbyder {partner} at spille farven"
        " ud",
        law.LeadChoice.LEAVE: "{declarer} afviser udspillet og lader kortet ligge som stort"
        " strafkort",
        law.LeadChoice.REQUIRE: "{declarer} afviser udspillet og kræver, at {partner} spiller"
        " farven ud",
    },
    law.OpeningLead.since_lead: {
        law.SinceLead.NOTHING: "",
    },
    law.OpeningLead.partners_lead: {
        law.PartnersLead.FACE_DOWN: "{partner} har også spillet ud med bagsiden op",
        law.PartnersLead.FACED: "{partner} har også spillet ud og vendt kortet",
    },
    law.OpeningLead.whose_lead: {
        law.WhoseLead.DEFENDERS: "{offender} er selv på {declarer's} side",
        law.WhoseLead.PARTNERS: "",
    },
    law.OpeningLead.told_to_play: {
        YesNo.NO: "",
        YesNo.YES: "en modstander havde sagt, at {offender} skulle spille ud",
    },
    law.OpeningLead.all_mistaken: {
        YesNo.YES: "alle tog fejl, så {dummy} allerede spiller kontrakten",
    },
    law.OpeningLead.defender_spread: {
        YesNo.YES: "en modspiller har lagt kortene ned som bord efter udspillet",
    },
    law.OpeningLead.misexplained: {
        YesNo.YES: "en melding var forklaret forkert",
        YesNo.NO: "ingen melding var forklaret forkert",
    },
}
