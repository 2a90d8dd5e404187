"""Laws 8 and 82B2: what people say, and what it answers."""

from rules_src.laws.common.adjusted_score import CONTEST_SAID
from rules_src.laws.law_82_lost_board.facts import LostBoard, Stage
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="kom gik forsinket",
    answers={
        LostBoard.stage: {
            Stage.BEHIND: (
                "^kan/kunne nå; TAL spil bagud; ^langt/håbløst/er bagud; ^langt bagefter;"
                " ^kan/måske lige nå"
            ),
            Stage.ABSENT: (
                "gået/gik hjem; ikke mødt/dukket; ^gik/tog/taget hjem; ikke kommet/mødt/dukket; ^er"
                " forsinket"
            ),
            Stage.TIME_UP: (
                "tiden*/runden* gået/ude/slut … ^ikke/ingen meldt*/begyndt*/startet*; ^ikke/ingen"
                " meldt*/begyndt*/startet* … tiden*/runden* gået/ude/slut; ^ikke kommet gang …"
                " tiden*/runden* gået/ude/slut; ^nåede/nået ikke … ikke/ingen meldt; ^nåede ikke"
                " spil … meldt; tiden*/runden* gået/ude/slut ingen meldt; ^tiden* løb/løbet ud …"
                " meldt"
            ),
            Stage.DEFIED: (
                "begyndte/startede/meldte … ^jeg sagt/sagde/havde nej/forbudt; ^jeg"
                " sagt/sagde/havde ikke; ^startede/begyndte efter/selvom jeg; ^selvom jeg"
                " forbød/forbudt/sagde/sagt"
            ),
            Stage.BEGUN: (
                "tiden*/runden* gået/ude/slut … ^midt i meldingerne/spil*; tiden*/runden*"
                " gået/ude/slut … ^i gang; ^tiden* gået … DERMELDES"
            ),
        },
        LostBoard.contest: CONTEST_SAID,
    },
)
