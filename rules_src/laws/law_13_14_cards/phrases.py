"""Laws 13 and 14: what people say, and what it answers."""

from rules_src.laws.law_13_14_cards.facts import CardCount, CountedWhen, MissingCard, WrongNumber
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="mangler haft talte tæller TAL",
    answers={
        WrongNumber.card_count: {
            CardCount.TOO_MANY: (
                "^har/havde/haft/fik/fået 14/fjorten; ^var/er 14/fjorten kort; ^talte/tæller/med"
                " 14/fjorten"
            ),
            CardCount.TOO_FEW: "mangler kort*; kun 12/tolv/51 kort*; KORT/kort* forsvundet",
            CardCount.STRANGE: "^er/var to KORT spil*/mappe*",
        },
        WrongNumber.counted_when: {
            CountedWhen.NOT_CALLED: "UMELDT",
            CountedWhen.CALLED: "der er meldt; DERSPILLES; alle har/havde meldt",
            CountedWhen.PLAYED: "SPILLETSLUT; ^opdag* bagefter haft",
        },
        WrongNumber.missing_card: {MissingCard.ELSEWHERE: "gulv*/mappe* ligger/lå/sad/sidder"},
    },
)
