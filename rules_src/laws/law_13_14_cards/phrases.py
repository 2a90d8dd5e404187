"""Laws 13 and 14: what people say, and what it answers."""

from rules_src.laws.law_13_14_cards.facts import CardCount, CountedWhen, MissingCard, WrongNumber
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="mangler haft talte tæller TAL",
    answers={
        WrongNumber.card_count: {
            CardCount.TOO_MANY: (
                "^har/havde/haft/fik/fået 14/fjorten; ^var/er 14/fjorten kort; ^talte/tæller/med"
                " 14/fjorten; ^kort for meget/mange"
            ),
            CardCount.TOO_FEW: (
                "mangler kort*; kun 12/tolv/51 kort*; KORT/kort* forsvundet;"
                " ^har/havde/haft/fik/fået/talte/tæller kun 12/tolv; ^et kort for lidt; PLADS"
                " har/havde kun 12/tolv; ^han/hun mangler et kort*"
            ),
            CardCount.NOT_PLAYED: "^ikke lagde/spillede til stik*; ^stik* ikke lagde/spillede til",
            CardCount.STRANGE: (
                "^er/var to KORT spil*/mappe*; to ens kort; ^der to FARVE es*/konge*/dame*/knægt*"
            ),
        },
        WrongNumber.counted_when: {
            CountedWhen.NOT_CALLED: (
                "ingen har/havde meldt; ^før nogen meldte; ^før der er meldt; UMELDT"
            ),
            CountedWhen.CALLED: (
                "^efter meldingerne; der er meldt; ingen har/havde meldt siden/efter; ^efter"
                " har/havde/er spillet* ud/stik*; DERMELDES; DERSPILLES; alle har/havde meldt;"
                " ^efter at/han/hun/PLADS havde meldt"
            ),
            CountedWhen.PLAYED: "^efter spillet*; SPILLETSLUT; ^opdag* bagefter haft",
        },
        WrongNumber.missing_card: {
            MissingCard.ELSEWHERE: (
                "^lå/ligger/sad/fundet i/på gulv*/mappe*; ^ligger/lå/sidder/sad/fandt i/på/under"
                " gulv*/mappe*/bord*/stol*; gulv*/mappe* ligger/lå/sad/sidder"
            ),
            MissingCard.GONE: "kan ikke findes*; ^ikke finde det nogen; KORT/kort* helt væk",
        },
    },
)
