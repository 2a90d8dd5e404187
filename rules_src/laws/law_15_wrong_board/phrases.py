"""Law 15: what people say, and what it answers."""

from rules_src.laws.common.board import HowFar, Progress
from rules_src.laws.law_15_wrong_board.facts import Mixup, WrongBoard
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tog kiggede",
    answers={
        WrongBoard.mixup: {
            Mixup.CALLED: "^meldte/bød/budt/åbnede med/på kort*/hånd forkert/anden/næste mappe",
            Mixup.WRONG_BOARD: (
                "^de/vi/blind spil*/tog mappe/spil TAL stedet; ^skulle have spillet/haft mappe TAL;"
                " ^spil TAL skulle have haft; ^i gang med mappe/spil TAL skal senere"
            ),
        },
        Progress.how_far: {
            HowFar.PLAYED: "^er færdig med den/mappe*; ^har spillet* mappe/spil TAL stedet",
            HowFar.BEGUN: "^i gang med mappe*/spil*",
        },
    },
)
