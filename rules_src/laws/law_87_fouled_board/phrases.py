"""Laws 6D2 and 87: what people say, and what it answers."""

from rules_src.laws.law_87_fouled_board.facts import Form, FouledBoard, FouledInMatch, SecondTable
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        FouledBoard.form: {
            Form.NOT_DEALT: (
                "glemte blande/give; ikke blandet; ^fra sidste uge/gang/session; samme"
                " uge/session/mandag/tirsdag/onsdag/torsdag"
            ),
            Form.DIFFERENT: (
                "^kun/nogle borde* spillede; spillede noget andet; kort* ikke samme/ens bord*"
            ),
            Form.ALIKE: "alle spillede forkert/zone*; alle TAL borde* spillede",
        },
        FouledInMatch.second_table: {SecondTable.FINISHED: "^andet er færdig"},
    },
)
