"""Law 15: what people say, and what it answers."""

from rules_src.laws.common.board import HowFar, Progress
from rules_src.laws.law_15_wrong_board.facts import (
    Mixup,
    WrongBoard,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tog kiggede sad åbnede",
    answers={
        WrongBoard.mixup: {
            Mixup.CALLED: (
                "tog/meldte/meldt hånd/kort forkert/anden/forrige/næste …"
                " meldte/meldt/bød/passede; kort/hånd forkert/forrige mappe …"
                " meldte/bød/åbnede/passede; PLADS kort … meldt/budt/bød/meldte"
            ),
            Mixup.LOOKED: "tog kort* op forkert; tog kort* forkert",
            Mixup.WRONG_BOARD: (
                "taget/tog/fik/har mappe stedet; mappe TAL stedet; skal spille senere; mappe …"
                " senere; i gang med mappe; spil TAL … spil TAL skulle; spillet spil … skulle;"
                " skulle have haft; skulle have haft spil; spiller mappe TAL … TAL;"
                " spillede/spillet/spiller spil TAL stedet; i gang med spil"
            ),
        },
        Progress.how_far: {
            HowFar.PLAYED: "har spillet mappe/spil*; færdige med",
            HowFar.BEGUN: "i gang; er i gang med",
        },
    },
)
