"""Law 58: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_58_simultaneous_play import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.TwoCards.next_trick_begun: {
        YesNo.NO: "",
    },
    law.TwoCards.intended_left: {
        YesNo.NO: "",
        YesNo.YES: "{offender} lader det kort ligge, som han ville have spillet",
    },
    law.TwoCards.cards_at_once: {
        law.CardsAtOnce.FIFTH: "{offender} havde allerede spillet til stikket",
        law.CardsAtOnce.ONE_SEEN: "{offender} spillede flere kort på én gang, men kun ét kunne ses",
        law.CardsAtOnce.SEVERAL_SEEN: "{offender} spillede flere kort på én gang, og flere"
        " kunne ses",
    },
    law.DefectiveTrick.extra_card_seen: {
        YesNo.YES: "en modspillers overskydende kort kunne ses",
        YesNo.NO: "en modspillers overskydende kort kunne ikke ses",
    },
    law.TwoCards.fifth_was_led: {
        YesNo.NO: "det ekstra kort var ikke ment som udspil til næste stik",
    },
    law.TwoCards.whose_cards: {
        law.ByWhom.DECLARING_SIDE: "det er {declarer's} eller bordets kort",
        law.ByWhom.DEFENDER: "det er en modspillers kort",
    },
}
