"""Laws 49 to 52: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_49_52_penalty_cards import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.SeenCard.auction_over: {
        law.AuctionOver.DECLARING: "meldeforløbet er slut, og {offending_side} spiller kontrakten",
        law.AuctionOver.EXPOSED: "{offender} er modspiller og viste det kun under meldingerne",
        law.AuctionOver.LED: "{offender} er modspiller og spillede det ud under meldingerne",
    },
    law.SeenCards.cards: {
        law.Cards.HONOUR: "der er vist én honnør (10 eller højere)",
        law.Cards.LOW: "der er vist ét kort under 10",
        law.Cards.SEVERAL: "der er vist flere kort, når et tidligere strafkort tælles med",
    },
    law.SeenCard.claimed: {
        law.Claimed.OBJECTED: "{offender} opgav flere stik, men {partner} protesterede straks",
        law.Claimed.THIS_TRICK: "{offender} krævede eller opgav kun det stik, der var i gang",
    },
    law.SeenCard.how_played: {
        law.HowPlayed.TOLD: "{offender} spillede kortet uden for tur, fordi en modstander sagde, at"
        " det var hans tur",
    },
    law.LeadTowardsCard.lead_option: {
        law.LeadOption.FORBID: "{declarer} forbyder udspil i strafkortets farve",
        law.LeadOption.REQUIRE: "{declarer} kræver udspil i strafkortets farve",
    },
    law.LeadTowardsCards.lead_options: {
        law.LeadOptions.FORBID: "{declarer} forbyder udspil i en eller flere af farverne",
        law.LeadOptions.REQUIRE: "{declarer} kræver udspil i ét strafkorts farve",
    },
    law.LeadWithOwnCard.options_for_both: {
        law.OptionsForBoth.FORBID: "{declarer} forbyder en eller flere af farverne hos den anden"
        " modspiller",
        law.OptionsForBoth.REQUIRE: "{declarer} kræver en af farverne hos den anden modspiller",
    },
    law.LeadTowardsCards.same_suit: {
        law.SuitsOfCards.ONE: "{offender} har flere strafkort i samme farve",
        law.SuitsOfCards.SEVERAL: "{offender} har strafkort i flere farver",
    },
    law.CardOnTable.whose_turn: {
        law.WhoseTurn.BOTH_OFFENDER: "{offender} skal spille ud",
        (
            law.WhoseTurn.BOTH_PARTNER,
            law.WhoseTurn.PARTNER_LED,
        ): "{partner} skal spille ud eller har gjort det, før {declarer} valgte",
    },
    law.SeenCard.why_seen: {
        law.WhySeen.ACCIDENT: "{offender} tabte det eller kom til at vise det",
        law.WhySeen.AUCTION: "",
        law.WhySeen.CLAIM: "",
        law.WhySeen.DECLARING_SIDE: "kortet er {declarer's} eller {dummy's}",
        law.WhySeen.OPPONENT: "en modstander var skyld i, at kortet blev vist, og det blev ikke"
        " spillet",
        law.WhySeen.PLAYED: "",
        (
            law.WhySeen.PLAYED,
            law.WhySeen.NAMED,
        ): "{offender} spillede det, viste det med vilje eller sagde, at det er på hånden",
    },
}
