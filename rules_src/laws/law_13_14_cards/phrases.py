"""Laws 13 and 14: what people say, and what it answers."""

from rules_src.laws.law_13_14_cards.facts import CardCount, CountedWhen, MissingCard, WrongNumber
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="mangler haft",
    answers={
        WrongNumber.card_count: {
            CardCount.TOO_MANY: "^har/havde/haft/fik/fået 14/fjorten; ^var/er 14/fjorten kort",
            CardCount.TOO_FEW: "mangler kort*; kun 12/tolv/51 kort*; KORT/kort* forsvundet",
            CardCount.NOT_PLAYED: "^ikke lagde/spillede til stik*; ^stik* ikke lagde/spillede til",
            CardCount.STRANGE: "^er/var to KORT spil*/mappe*; to ens kort",
        },
        WrongNumber.counted_when: {
            CountedWhen.NOT_CALLED: "ingen har/havde meldt; ^før nogen meldte; ^før der er meldt",
            CountedWhen.CALLED: (
                "^efter meldingerne; der er meldt; ingen har/havde meldt siden/efter;"
                " ^efter har/havde/er spillet* ud/stik*"
            ),
            CountedWhen.PLAYED: "^efter spillet*",
        },
        WrongNumber.missing_card: {
            MissingCard.ELSEWHERE: "^lå/ligger/sad/fundet i/på gulv*/mappe*",
            MissingCard.GONE: "kan ikke findes*; ^ikke finde det nogen; KORT/kort* helt væk",
        },
    },
)
