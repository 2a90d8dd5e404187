"""Laws 53 to 56: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_53_56_lead_out_of_turn import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.LeadForDeclarer.later_lead_accepted: {
        YesNo.NO: "{declarer} accepterer ikke udspillet",
        YesNo.YES: "{declarer} accepterer udspillet",
    },
    law.LeadTowardsPartner.later_lead_choice: {
        law.LeadAnswer.ACCEPT: "{declarer} accepterer udspillet",
        law.LeadAnswer.FORBID: "{declarer} afviser udspillet og forbyder {partner} at spille farven"
        " ud",
        law.LeadAnswer.LEAVE: "{declarer} afviser udspillet og lader kortet ligge som stort"
        " strafkort",
        law.LeadAnswer.REQUIRE: "{declarer} afviser udspillet og kræver, at {partner} spiller"
        " farven ud",
    },
    law.LaterLead.led_by: {
        law.LedBy.DECLARERS_TURN: "udspillet kom i {declarer's} eller bordets tur",
        law.LedBy.PARTNERS_TURN: "udspillet kom i {partner's} tur",
        law.LedBy.WRONG_HAND: "{declarer} spillede ud fra den forkerte af sine to hænder",
        law.LedBy.DEFENDERS_TURN: "{declarer} spillede ud i en modspillers tur",
    },
    law.LaterLead.told_to_play: {
        YesNo.YES: "en modstander sagde, at det var {offender's} tur",
    },
    law.LeadBesideCard.accepted_beside_card: {
        YesNo.NO: "{declarer} accepterer ikke udspillet",
        YesNo.YES: "{declarer} accepterer udspillet",
    },
    law.LaterLead.since_defenders_lead: {
        law.SinceDefendersLead.PARTNER_FOLLOWED: "kun {partner} har lagt til",
        (
            law.SinceDefendersLead.RIGHTFUL_LED,
            law.SinceDefendersLead.PARTNER_FOLLOWED,
        ): "den rette hånd har spillet ud, eller kun {partner} har lagt til",
    },
    law.LaterLead.last_trick: {
        YesNo.YES: "udspillet var til 13. stik",
    },
    law.LaterLead.same_time: {
        YesNo.YES: "den, der havde tur, spillede ud på samme tid",
    },
    law.DeclarersLead.next_accepts: {
        YesNo.YES: "den modspiller, der er næste efter udspillet, accepterer",
        YesNo.NO: "den modspiller, der er næste efter udspillet, accepterer ikke",
    },
}
