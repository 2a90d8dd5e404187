"""Laws 49 to 52: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.common import lead
from rules_src.laws.law_49_52_penalty_cards import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.SeenCard.card_of: {
        law.CardOf.DEFENDER: "",
        law.CardOf.DECLARING_SIDE: "kortet er {declarer's} eller {dummy's}",
    },
    law.SeenCard.seen_during: {
        law.SeenDuring.PLAY: "",
        law.SeenDuring.DECLARING: "det blev vist under meldingerne, og {offending_side} har"
        " kontrakten",
        law.SeenDuring.DEFENDING: "det blev vist under meldingerne, og {offender} er modspiller",
    },
    law.SeenCards.cards: {
        law.Cards.HONOUR: "der er vist én honnør (10 eller højere)",
        law.Cards.LOW: "der er vist ét kort under 10",
        law.Cards.SEVERAL: "der er vist to eller flere kort",
    },
    law.SeenCard.claimed: {
        law.Claimed.NO: "",
        law.Claimed.OBJECTED: "{offender} opgav flere stik, men {partner} protesterede straks",
        law.Claimed.THIS_TRICK: "{offender} krævede eller opgav kun det stik, der var i gang",
        law.Claimed.MORE: "{offender} krævede eller opgav flere stik, og ingen protesterede mod et"
        " afkald",
    },
    law.SeenCard.told_to_play: {
        YesNo.NO: "",
        YesNo.YES: "{offender} spillede kortet uden for tur, fordi en modstander sagde, at det var"
        " hans tur",
    },
    law.SeenCard.opponents_fault: {
        YesNo.NO: "",
        YesNo.YES: "en modstander var skyld i, at kortet blev vist",
    },
    law.SeenCard.could_be_seen: {
        YesNo.NO: "{partner} kunne ikke have set forsiden",
        YesNo.YES: "",
    },
    law.LeadTowardsCard.lead_option: {
        law.LeadOption.FORBID: "{declarer} forbyder udspil i strafkortets farve",
        law.LeadOption.REQUIRE: "{declarer} kræver udspil i strafkortets farve",
    },
    law.LeadTowardsCards.lead_options: {
        law.LeadOptions.FORBID: "{declarer} forbyder udspil i en eller flere af farverne",
        law.LeadOptions.REQUIRE: "{declarer} kræver udspil i ét strafkorts farve",
    },
    law.LeadTowardsCards.all_forbidden: {
        YesNo.NO: "",
    },
    law.LeadWithOwnCard.options_for_both: {
        lead.OptionsForBoth.FORBID: "{declarer} forbyder en eller flere af farverne hos den anden"
        " modspiller",
        lead.OptionsForBoth.REQUIRE: "{declarer} kræver en af farverne hos den anden modspiller",
        lead.OptionsForBoth.LEAVE: "{declarer} hverken kræver eller forbyder noget hos den, der"
        " ikke skal spille ud",
    },
    law.LeadTowardsCards.same_suit: {
        law.SuitsOfCards.ONE: "{offender} har flere strafkort i samme farve",
        law.SuitsOfCards.SEVERAL: "{offender} har strafkort i flere farver",
    },
    law.CardOnTable.early_lead: {
        law.EarlyLead.NO: "",
        law.EarlyLead.LED: "{partner} har spillet ud, før {declarer} valgte",
    },
    law.CardOnTable.whose_turn: {
        law.WhoseTurn.CAN_PLAY: "{offender} har tur og kan lovligt spille et strafkort",
        law.WhoseTurn.PARTNER_TO_LEAD: "{partner} skal spille ud",
        law.WhoseTurn.OTHER: "en anden har tur, eller {partner} skal lægge til",
        law.WhoseTurn.MUST_FOLLOW: "{offender} har tur, men kan ikke lovligt spille et strafkort",
    },
    law.SeenCard.why_seen: {
        law.WhySeen.ACCIDENT: "{offender} tabte det eller kom til at vise det",
        law.WhySeen.PLAYED: "",
        (
            law.WhySeen.PLAYED,
            law.WhySeen.NAMED,
        ): "{offender} spillede det, viste det med vilje eller sagde, at det er på hånden",
    },
}
