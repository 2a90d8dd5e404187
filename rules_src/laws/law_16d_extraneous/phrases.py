"""Law 16D: what people say, and what it answers."""

from rules_src.laws.law_16d_extraneous.facts import Extraneous, Learnt, Progress
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="hørte overhørte kiggede set se så tog fik",
    answers={
        Extraneous.learnt: {
            Learnt.ONE_HAND: (
                "^så/set/se/kiggede EJER/makkers/modstanders*/modstanderens* kort/hånd*"
            ),
            Learnt.MORE: (
                "hørte/overhørte resultat*/nabobord*/vedbordet/nogen; ^set/se resultat*/nabobord*;"
                " ^så/set/se alle kort*/hænder*; ^hørte/overhørte/hørt at/hvad/noget/om; ^kom se"
                " en/et/to/tre/flere/nogle kort*"
            ),
        },
        Extraneous.progress: {
            Progress.NO_CALL: "^før de gik i gang; UMELDT",
            Progress.CALLED: "^midt i spil*/meld*",
        },
    },
)
