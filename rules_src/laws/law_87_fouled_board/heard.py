"""Laws 6D2 and 87: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest
from rules_src.laws.law_87_fouled_board.facts import Form, FouledBoard, FouledInMatch, SecondTable
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "kortene er byttet om; hænderne er byttet om; forkert lomme; havde hinandens hænder; "
        "fejl i mappen; fejldublering; duplikeringsfejl; forkert dubleret; mappen var drejet; "
        "ikke samme kort ved alle borde; kortfordelingen passer ikke; byttede om på kortene; "
        "fouled board; grupper i regnskabet; erstatningsmappe; forkert zone på mappen; gammelt "
        "spil; spil fra sidste uge; samme kort som sidst; mappen var ikke blandet; ikke givet "
        "om; usorteret"
    ),
    said=(
        "kort* ikke samme bord*; forskellige kort; ikke ens; fordeling*"
        " ikke/forskellig*/forkert; byttet/byttede kort*/hænder* mappe*; kort* forkert i"
        " mappe*; glemte blande; ikke blandet; kort* fra sidste/forrige; satte/lagde/lagt"
        " kort* forkert mappe*; hænder* byttet/byttede; mappe* drejet/vendt; forkert lomme;"
        " forkert dubleret/duplikeret/lagt; kort* sad forkert; spillet forkerte kort; samme"
        " spil som; forkert zone/giver; fejl mappe* kort*; kort* forkerte lomme*; fouled;"
        " ublandet; andre kort end; duplikering*; kort* anderledes; kort*"
        " forskellig*/anderledes/ombyttet/byttet/forkert … bord*/mappe*/lomme*; kort*"
        " byttet/byttede/ombytt*; fordeling*; hænder* byttet/byttede/ombytt*/forkert*; mappe*"
        " drejet/vendt/forkert/fejl/rodet; dubler*/dupl*; blandet/blande/blandede; ikke"
        " blandet/givet/blandede; sidste uge/gang/runde kort*/spil*/fordeling*; samme"
        " spil/kort/fordeling* to/igen/før/som; andre kort; andet kort; anden fordeling; kort*"
        " ens; ens; forkert zone/giver mappe*; lomme*; kort* tilbage forkert; et kort byttet;"
        " to kort byttet; ikke samme kort/fordeling*; byttet om på; nogle borde;"
        " halvdelen/resten af borde*; tidligere borde; forrige bord/par; gamle kort; hænder*"
        " lagt forkert; spillede noget andet; mappe* drejet zone; forkert zone; samme som"
        " sidste; spil* samme som; lagt forkert mappe* … bord*; sidste"
        " tirsdag/mandag/onsdag/torsdag/fredag; forkert givet; lagt forkert i mappen efter;"
        " kort fra sidst; mappe* drejet; kort* byttet mappe*; forkert fordeling; mappen sat"
        " forkert; fejl i mappen; byttet hænder"
    ),
    answers={
        FouledBoard.form: {
            Form.NOT_DEALT: (
                "glemte/glemt blande; ikke blandet; sidste/forrige uge/gang/session;"
                " ublandet; fra sidste; samme kort som sidste; ikke"
                " blandet/blandede/blande/givet; glem* blande/give; samme … før/sidste/som;"
                " ublandet*; sidste gang; sidste uge; sidste tirsdag/mandag/onsdag/torsdag;"
                " samme som sidst; samme som sidste; ikke givet; fra sidst; samme spil som"
            ),
            Form.DIFFERENT: (
                "ikke samme bord*; forskellige kort/borde; ikke ens; spillet TAL/tre/to/flere"
                " borde; forkerte kort ene bord*; ene bord* forkerte; ene bord forkert; andre"
                " kort; byttet … borde/spillet; ikke de samme; forskellig*; anderledes; borde"
                " …  anderledes/andre; spillet/spillede … borde/andre/rigtige/forkert*/byttet;"
                " anden fordeling; tre/to/fire/nogle borde; halvdel*; TAL borde; byttet om"
                " bord*; forkert … spillet; ikke samme kort*; kort* ikke samme; forskellige"
                " kort*; byttede/ombyttet/ombyttede kort*/hænder; spillede noget andet; bord"
                " TAL spillede andet; noget andet; lagt forkert … bord; andre borde; hænder*"
                " lagt forkert … bord"
            ),
            Form.ALIKE: (
                "alle borde; fejlen alle; alle samme; overalt; alle har spillet; alle"
                " spillet; alle spillede"
            ),
            Form.IN_TIME: ("før spillet; før nogen; opdag* før; inden nogen"),
        },
        FouledBoard.contest: {
            Contest.TEAMS: "holdkamp; holdkamp*; hold",
            Contest.INDIVIDUAL: "individuel turnering",
            Contest.PAIRS: "parturnering*; par",
        },
        FouledInMatch.second_table: {
            SecondTable.FINISHED: (
                "andet bord færdig*/spillet; andet bord færdig*; andet er færdig*; andet … er"
                " færdig*"
            ),
            SecondTable.STARTED: "andet gang/begyndt; andet … gang/begyndt/startet",
            SecondTable.NOT_STARTED: "andet ikke begyndt",
        },
        FouledBoard.hand_known: {
            YesNo.YES: "har/havde set kort",
        },
        FouledBoard.new_deal: {
            YesNo.YES: "give om; ny fordeling; spille om",
            YesNo.NO: "ikke give; ikke tid",
        },
    },
)
