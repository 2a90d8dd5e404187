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
        "kort* ikke samme bord*; forskellige kort; ikke ens; fordeling* ikke/forskellig*/"
        "forkert; byttet/byttede kort*/hænder* mappe*; kort* forkert i mappe*; glemte blande; "
        "ikke blandet; kort* fra sidste/forrige; satte/lagde/lagt kort* forkert mappe*; "
        "hænder* byttet/byttede; mappe* drejet/vendt; forkert lomme; forkert dubleret/"
        "duplikeret/lagt; kort* sad forkert; spillet forkerte kort; samme spil som; forkert "
        "zone/giver; fejl mappe* kort*; kort* forkerte lomme*; fouled; ublandet; andre kort "
        "end; duplikering*; kort* anderledes; kort* forskellig*/anderledes/ombyttet/byttet/"
        "forkert … bord*/mappe*/lomme*; kort* byttet/byttede/ombytt*; fordeling*; hænder* "
        "byttet/byttede/ombytt*/forkert*; mappe* drejet/vendt/forkert/fejl/rodet; dubler*/"
        "dupl*; blandet/blande/blandede; ikke blandet/givet/blandede; sidste uge/gang/runde "
        "kort*/spil*/fordeling*; samme spil/kort/fordeling* to/igen/før/som; andre kort; andet "
        "kort; anden fordeling; kort* ens; ens; forkert zone/giver mappe*; lomme*; kort* "
        "tilbage forkert; et kort byttet; to kort byttet; ikke samme kort/fordeling*; byttet "
        "om på; nogle borde; halvdelen/resten af borde*; tidligere borde; forrige bord/par; "
        "gamle kort"
    ),
    answers={
        FouledBoard.form: {
            Form.NOT_DEALT: (
                "glemte/glemt blande; ikke blandet; sidste/forrige uge/gang/session; ublandet; "
                "fra sidste; samme kort som sidste; ikke blandet/blandede/blande/givet; glem* "
                "blande/give; uge*; session*; samme … før/sidste/som; gamle; ublandet*; sidste "
                "gang; fra sidste"
            ),
            Form.DIFFERENT: (
                "ikke samme bord*; forskellige kort/borde; ikke ens; spillet TAL/tre/to/flere "
                "borde; forkerte kort ene bord*; ene bord* forkerte; nogle … andre; ene bord "
                "forkert; andre kort; byttet … borde/spillet; ikke de samme; forskellig*; ikke "
                "samme/ens; anderledes; borde …  anderledes/andre; spillet/spillede … borde/"
                "andre/rigtige/forkert*/byttet; anden fordeling; tre/to/fire/nogle borde; "
                "halvdel*; TAL borde; byttet om bord*; holdkamp; ene bord; ikke de; forkert … "
                "spillet"
            ),
            Form.ALIKE: (
                "alle borde; samme alle; fejlen alle; alle borde; alle samme; alle har; "
                "overalt; alle"
            ),
            Form.IN_TIME: (
                "ingen spillet; ikke spillet; før spillet; ingen/ikke spillet/endnu; før "
                "nogen; opdag* før; inden nogen"
            ),
        },
        FouledBoard.contest: {
            Contest.TEAMS: "holdkamp; holdkamp*; hold",
            Contest.INDIVIDUAL: "individuel turnering",
            Contest.PAIRS: "parturnering*; par",
        },
        FouledInMatch.second_table: {
            SecondTable.FINISHED: (
                "andet færdig*; andet bord færdig*/spillet; andet … færdig*/spillet/slut"
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
