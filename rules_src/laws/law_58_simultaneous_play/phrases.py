"""Law 58: what people say, and what it answers."""

from rules_src.laws.law_58_simultaneous_play.facts import CardsAtOnce, TwoCards
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="lagde spillede slap",
    answers={
        TwoCards.cards_at_once: {
            CardsAtOnce.FIFTH: "femte kort; fem kort* stik*",
            CardsAtOnce.ONE_SEEN: "kun ene/et se/ses/set/synlig*; ene/andet skjult/under",
            CardsAtOnce.TWO_LEADS: "begge/to/modspiller spillede ud samtidig",
        },
        TwoCards.fifth_was_led: {YesNo.YES: "ville spille ud næste"},
    },
)
