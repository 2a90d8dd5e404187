"""Law 16D: what people say, and what it answers."""

from rules_src.laws.law_16d_extraneous.facts import Extraneous, Learnt, Progress
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="hørte kiggede nåede tog vests overhørte",
    answers={
        Extraneous.learnt: {
            Learnt.ONE_HAND: (
                "vendt/vendte mappe*; så/set/taget/tog anden/forkert hånd; så/set"
                " makkers/modstanders/modstanderens/hånd/kort*; så PLADS/makkers/modstander*"
                " kort/hånd*; se PLADS/modstander* kort/hånd*; se en modstander*; nåede se PLADS;"
                " kiggede/kigger/kigget hans/hendes/sidemandens/EJER kort/hånd*"
            ),
            Learnt.MORE: "hørte det; snakkede om spil; se nabobord*; hørte om",
        },
        Extraneous.progress: {
            Progress.NO_CALL: "ikke meldt; ingen meldt; inden de gik i gang",
            Progress.CALLED: "midt spillet/meldingerne; er midt i",
        },
    },
)
