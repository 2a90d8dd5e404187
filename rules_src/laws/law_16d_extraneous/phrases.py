"""Law 16D: what people say, and what it answers."""

from rules_src.laws.law_16d_extraneous.facts import Extraneous, Learnt, Progress
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="hørte overhørte kiggede set se",
    answers={
        Extraneous.learnt: {
            Learnt.ONE_HAND: (
                "^så/set/se/kiggede EJER/makkers/modstanders*/modstanderens* kort/hånd*;"
                " ^kiggede i hans/hendes kort/hånd*"
            ),
            Learnt.MORE: (
                "hørte/overhørte resultat*/nabobord*/vedbordet/nogen; ^set/se resultat*/nabobord*;"
                " råbte resultat*; spil TAL … hørte det; ^så/set/se et EJER kort"
            ),
        },
        Extraneous.progress: {
            Progress.NO_CALL: "ingen har meldt; der ikke meldt; ^før de gik i gang",
            Progress.CALLED: "^midt i spil*/meld*",
        },
    },
)
