"""Law 58: what people say, and what it answers."""

from rules_src.laws.law_58_simultaneous_play.facts import CardsAtOnce, TwoCards
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="lagde spillede gang slap",
    answers={
        TwoCards.cards_at_once: {
            CardsAtOnce.FIFTH: "femte kort; fem kort; lagde fem",
            CardsAtOnce.ONE_SEEN: (
                "kun et/ét/ene ses/set/synlig*/se; det andet ikke/skjult/under; det ene skjult"
            ),
            CardsAtOnce.TWO_PLAYERS: "PLADS … PLADS samtidig",
        },
        TwoCards.fifth_was_led: {
            YesNo.YES: "spille ud næste; ville spille ud",
        },
    },
)
