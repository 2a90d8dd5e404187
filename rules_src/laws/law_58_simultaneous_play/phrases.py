"""Law 58: what people say, and what it answers."""

from rules_src.laws.law_58_simultaneous_play.facts import ByWhom, CardsAtOnce, TwoCards
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="lagde spillede slap kom spiller",
    answers={
        TwoCards.cards_at_once: {
            CardsAtOnce.FIFTH: "femte kort; fem kort* stik*",
            CardsAtOnce.ONE_SEEN: "ene/andet skjult/under; ^kun øverste/ene",
            CardsAtOnce.TWO_LEADS: "begge/to/modspiller spillede ud samtidig",
            CardsAtOnce.SEVERAL_SEEN: "^begge ses/set/synlige/åbne",
        },
        TwoCards.fifth_was_led: {YesNo.YES: "ville spille ud næste"},
        TwoCards.whose_cards: {
            ByWhom.DECLARING_SIDE: "^spilfører spillede/lagde/fik/trak to/flere kort*",
        },
    },
)
