"""Laws 6D2 and 87: what people say, and what it answers."""

from rules_src.laws.common.adjusted_score import CONTEST_SAID
from rules_src.laws.law_87_fouled_board.facts import Form, FouledBoard, FouledInMatch, SecondTable
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="lagde byttede",
    answers={
        FouledBoard.form: {
            Form.NOT_DEALT: (
                "glemte blande/give; ikke blandet; ^fra sidste uge/gang/session; samme"
                " uge/session/mandag/tirsdag/onsdag/torsdag; ^ikke blandet siden"
            ),
            Form.DIFFERENT: (
                "^kun/nogle borde* spillede; spillede noget andet; kort* ikke samme/ens bord*;"
                " ^nogle har/spillede/spillet; ikke ens borde; ^ikke samme kort*; ^spil* ikke ens;"
                " ^kun nogle/to/tre borde; ^blandet om mellem borde*"
            ),
            Form.ALIKE: (
                "alle spillede forkert/zone*; alle TAL borde* spillede; forkert alle borde*; ^alle"
                " borde* samme/forkert; ^ved alle borde*"
            ),
        },
        FouledInMatch.second_table: {SecondTable.FINISHED: "^andet er færdig"},
        FouledBoard.contest: CONTEST_SAID,
    },
)
