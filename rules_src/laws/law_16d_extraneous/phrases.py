"""Law 16D: what people say, and what it answers."""

from rules_src.laws.law_16d_extraneous.facts import Extraneous, Learnt, Progress
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="hørte overhørte kiggede set se så tog fik",
    answers={
        Extraneous.learnt: {
            Learnt.ONE_HAND: (
                "^så/set/se/kiggede EJER/makkers/modstanders*/modstanderens* kort/hånd*; ^kiggede i"
                " hans/hendes kort/hånd*; ^så/set/se/kiggede makkers/PLADS kort*/hånd*; ^tog"
                " makkers/EJER kort*/hånd* … kiggede/så"
            ),
            Learnt.MORE: (
                "hørte/overhørte resultat*/nabobord*/vedbordet/nogen; ^set/se resultat*/nabobord*;"
                " råbte resultat*; spil TAL … hørte det; ^så/set/se et EJER kort; ^så/set/se alle"
                " kort*/hænder*; ^hørte/overhørte/hørt spil*; ^hørte/overhørte/hørt"
                " at/hvad/noget/om; ^så/set to/tre/flere hænder; ^snakkede/talte om spil* … hørte;"
                " ^så/set/se/kiggede en/et/to/tre/flere/nogle af EJER/makkers kort*; ^kom se"
                " en/et/to/tre/flere/nogle kort*"
            ),
        },
        Extraneous.progress: {
            Progress.NO_CALL: "ingen har meldt; der ikke meldt; ^før de gik i gang; UMELDT",
            Progress.CALLED: "^midt i spil*/meld*; DERMELDES; de/der/vi er/har meldt",
            Progress.PLAYED: "SPILLETSLUT",
        },
    },
)
