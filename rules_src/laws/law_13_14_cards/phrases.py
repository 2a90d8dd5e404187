"""Laws 13 and 14: what people say, and what it answers."""

from rules_src.laws.law_13_14_cards.facts import CardCount, CountedWhen, MissingCard, WrongNumber
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="mangler talte haft mange kort",
    answers={
        WrongNumber.card_count: {
            CardCount.TOO_MANY: (
                "14 kort; har 14; har/havde 14; fjorten kort; 14/fjorten … kun 12/tolv;"
                " 14/fjorten kort … 12/tolv"
            ),
            CardCount.TOO_FEW: "mangler/manglede kort; kun TAL kort; kort* manglede/forsvundet/væk",
            CardCount.NOT_PLAYED: (
                "ikke lagde/lagt/spillede/spillet til stik*; 12 kort … viser ikke lagde; ikke"
                " lagde til; lagde ikke til"
            ),
            CardCount.STRANGE: "to KORT; der er to KORT; der er to",
        },
        WrongNumber.counted_when: {
            CountedWhen.NOT_CALLED: "ingen meldt; set før nogen meldte",
            CountedWhen.PLAYED: "efter spillet",
            CountedWhen.CALLED: "efter meldingerne; efter melding*/meldte; er meldt",
        },
        WrongNumber.missing_card: {
            MissingCard.ELSEWHERE: "lå gulvet; lå mappen; i mappe*",
            MissingCard.GONE: "kan ikke findes; kort* væk/forsvundet; findes ikke",
        },
    },
)
