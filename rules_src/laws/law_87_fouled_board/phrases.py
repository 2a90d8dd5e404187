"""Laws 6D2 and 87: what people say, and what it answers."""

from rules_src.laws.common.adjusted_score import CONTEST_SAID
from rules_src.laws.law_87_fouled_board.facts import Form, FouledBoard
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="lagde byttede",
    answers={
        FouledBoard.form: {
            Form.NOT_DEALT: (
                "ikke blandet; ^fra sidste uge/gang/session; samme"
                " uge/session/mandag/tirsdag/onsdag/torsdag"
            ),
            Form.DIFFERENT: (
                "spillede noget andet; kort* ikke samme/ens bord*; ^nogle har/spillede/spillet"
            ),
            Form.ALIKE: "alle spillede forkert/zone*; ^ved alle borde*",
        },
        FouledBoard.contest: CONTEST_SAID,
    },
)
