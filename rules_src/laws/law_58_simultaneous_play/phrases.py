"""Law 58: what people say, and what it answers."""

from rules_src.laws.law_58_simultaneous_play.facts import ByWhom, CardsAtOnce, TwoCards
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="lagde spillede slap kom spiller",
    answers={
        TwoCards.cards_at_once: {
            CardsAtOnce.FIFTH: (
                "femte kort; fem kort* stik*; ^kort til stik* allerede; ^togange samme stik*;"
                " ^ekstra kort stik*; ^lagde allerede lagt"
            ),
            CardsAtOnce.ONE_SEEN: (
                "kun ene/et se/ses/set/synlig*; ene/andet skjult/under; ^kunne/kan kun se"
                " øverste/ene; ^kun øverste/ene"
            ),
            CardsAtOnce.TWO_LEADS: (
                "begge/to/modspiller spillede ud samtidig; begge spillede ud/samtidig; ^PLADS"
                " spilfører spillede ud samtidig"
            ),
            CardsAtOnce.SEVERAL_SEEN: (
                "^begge kunne/kan se*; ^begge ses/set/synlige/åbne; ^ligger begge åbne; ^begge med"
                " billedside*/op"
            ),
        },
        TwoCards.fifth_was_led: {YesNo.YES: "ville spille ud næste"},
        TwoCards.whose_cards: {
            ByWhom.DECLARING_SIDE: (
                "^spilfører spillede/lagde/fik/trak to/flere kort*; ^spilfører lagde/spillede kort*"
            ),
        },
    },
)
