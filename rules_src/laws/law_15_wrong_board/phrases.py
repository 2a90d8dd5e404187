"""Law 15: what people say, and what it answers."""

from rules_src.laws.common.board import HowFar, Progress
from rules_src.laws.law_15_wrong_board.facts import Mixup, WrongBoard
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tog kiggede meldte bød åbnede",
    answers={
        WrongBoard.mixup: {
            Mixup.CALLED: (
                "^meldte/bød/budt/åbnede på/med kort* fra spil/mappe; ^tog kort* spil/mappe …"
                " meldte/bød/åbnede"
            ),
            Mixup.WRONG_BOARD: (
                "^de/vi/blind spil*/tog mappe/spil TAL stedet; ^skulle have spillet/haft mappe TAL;"
                " ^spil TAL skulle have haft; ^i gang med mappe/spil TAL skal senere; ^vi/de/bordet"
                " fik/taget/tog/spillede/spillet forkert mappe*/spil; ^mappe/spil TAL ikke skulle;"
                " ^skulle have spillet/haft spil TAL"
            ),
        },
        Progress.how_far: {
            HowFar.PLAYED: "^har spillet mappe/spil",
            HowFar.BEGUN: "^i gang med mappe*/spil*",
        },
    },
)
