"""Laws 6D2 and 87: what people say, and what it answers."""

from rules_src.laws.law_87_fouled_board.facts import Form, FouledBoard, FouledInMatch, SecondTable
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="fået",
    answers={
        FouledBoard.form: {
            Form.NOT_DEALT: (
                "glemte/glemt blande; ikke blandet; sidste/forrige uge/gang/session; fra sidste;"
                " ikke blandet/blandede/blande/givet; glem* blande/give; samme … før/sidste/som;"
                " sidste uge; sidste tirsdag/mandag/onsdag/torsdag; samme som sidst; samme spil"
                " som"
            ),
            Form.DIFFERENT: (
                "ikke samme bord*; spillet TAL/tre/to/flere borde; byttet … borde/spillet; ikke"
                " de samme; tre/to/fire/nogle borde; TAL borde; ikke samme kort*; kort* ikke"
                " samme; byttede/ombyttet/ombyttede kort*/hænder; spillede noget andet; bord TAL"
                " spillede andet; noget andet; lagt forkert … bord; hænder* lagt forkert … bord"
            ),
            Form.ALIKE: "alle har spillet; alle spillet",
        },
        FouledInMatch.second_table: {
            SecondTable.FINISHED: "andet er færdig*; andet … er færdig*",
        },
    },
)
