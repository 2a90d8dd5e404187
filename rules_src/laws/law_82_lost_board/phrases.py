"""Laws 8 and 82B2: what people say, and what it answers."""

from rules_src.laws.law_82_lost_board.facts import LostBoard, Stage
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        LostBoard.stage: {
            Stage.BEHIND: "^kan/kunne nå; TAL spil bagud",
            Stage.ABSENT: "gået/gik hjem; ikke mødt/dukket",
            Stage.TIME_UP: (
                "tiden*/runden* gået/ude/slut … ^ikke/ingen meldt*/begyndt*/startet*;"
                " ^ikke/ingen meldt*/begyndt*/startet* … tiden*/runden* gået/ude/slut;"
                " ^ikke kommet gang … tiden*/runden* gået/ude/slut"
            ),
            Stage.DEFIED: "begyndte/startede/meldte … ^jeg sagt/sagde/havde nej/forbudt",
        },
    },
)
