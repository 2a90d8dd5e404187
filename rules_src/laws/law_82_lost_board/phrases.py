"""Laws 8 and 82B2: what people say, and what it answers."""

from rules_src.laws.common.adjusted_score import CONTEST_SAID
from rules_src.laws.law_82_lost_board.facts import LostBoard, Stage
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="kom gik forsinket",
    answers={
        LostBoard.stage: {
            Stage.BEHIND: "^langt/håbløst/er bagud",
            Stage.ABSENT: "gået/gik hjem; ikke mødt/dukket; ^PLADS ikke kommet",
            Stage.TIME_UP: "tiden*/runden* gået/ude/slut … ^ikke/ingen meldt*/begyndt*/startet*",
            Stage.DEFIED: "^jeg sagt/sagde/havde ikke; ^selvom jeg forbød/forbudt/sagde/sagt",
            Stage.BEGUN: "^tiden* gået … DERMELDES",
        },
        LostBoard.contest: CONTEST_SAID,
    },
)
