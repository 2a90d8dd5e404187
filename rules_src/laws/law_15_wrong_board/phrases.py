"""Law 15: what people say, and what it answers."""

from rules_src.laws.common.board import HowFar, Progress
from rules_src.laws.law_15_wrong_board.facts import Mixup, PartnerSince, WrongBoard
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tog kiggede meldte bød åbnede",
    answers={
        WrongBoard.mixup: {
            Mixup.CALLED: (
                "^meldte/bød/budt/åbnede med/på kort*/hånd forkert/anden/næste mappe;"
                " ^meldte/bød/budt/åbnede på/med kort* fra spil/mappe; ^tog kort* spil/mappe …"
                " meldte/bød/åbnede; ^tog kort* forkert/anden mappe* … meldte/bød/åbnede"
            ),
            Mixup.WRONG_BOARD: (
                "^de/vi/blind spil*/tog mappe/spil TAL stedet; ^skulle have spillet/haft mappe TAL;"
                " ^spil TAL skulle have haft; ^i gang med mappe/spil TAL skal senere; ^har/fik"
                " taget forkert mappe*; ^vi/de/bordet fik/taget/tog/spillede/spillet forkert"
                " mappe*/spil; ^spillet/spillede spil TAL ikke skulle; ^skal først have den;"
                " ^mappe/spil TAL ikke skulle; ^skulle have spillet/haft spil TAL"
            ),
            Mixup.LOOKED: (
                "^kiggede/så forkert mappe*/hånd*/kort* … ikke meldt; ^kiggede/så mappe* ikke"
                " meldt; ^kiggede i forkert mappe"
            ),
        },
        Progress.how_far: {
            HowFar.PLAYED: (
                "^er færdig med den/mappe*; ^har spillet* mappe/spil TAL stedet; ^har spillet"
                " mappe/spil; SPILLETSLUT"
            ),
            HowFar.BEGUN: "^i gang med mappe*/spil*; DERMELDES; DERSPILLES; ^er i gang spil*",
        },
        WrongBoard.partner_called_since: {
            PartnerSince.YES: "bød/meldte/åbnede … makker har meldt/budt/passet/svaret",
            PartnerSince.NO: "^makker ikke meldt",
        },
    },
)
