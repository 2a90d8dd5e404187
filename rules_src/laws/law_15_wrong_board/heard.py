"""Law 15: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.board import HowFar, Progress
from rules_src.laws.law_15_wrong_board.facts import (
    Mixup,
    NotTheirs,
    PartnerSince,
    PlayedBefore,
    WrongBoard,
)
from rules_src.model.heard import Heard

HEARD = Heard(
    search="forkert mappe; hånd fra forkert mappe; spillede et forkert spil; vendt mappe",
    said=(
        "forkert mappe; forkert spil taget; taget/tog mappe/spil i stedet; kort/hånd fra"
        " forkert mappe; tog hånd/kort anden mappe; kort fra forrige/sidste/næste spil/mappe;"
        " spillede/spiller forkert spil; spillet spillet/spillede før; taget mappe TAL stedet;"
        " skulle ikke have spillet spil*; spillede spil allerede; meldte med hånd*/kort"
        " forrige/forkert; spillet samme spil/mappe to/igen; spiller/spillede mappe* forkert;"
        " forkert rækkefølge mappe*/spil; forkert spil på bord*; mappe* runden; har spillet"
        " forkert/et forkert; meldte på forkert/anden/forrige/gamle; hånd* anden/forrige/næste"
        " mappe*; tog kort* fra forkert; kort fra det forrige; mappe* ikke deres; mappe hører"
        " til; stod forkert mappe; mappe fra næste/forrige runde; åbnede på/med forkert hånd;"
        " tog hånd/kort op fra; i gang med mappe; mappe … senere; mappe TAL … skal; spiller"
        " mappe skulle mappe; skulle have spillet mappe; skulle spille mappe; mappe … skulle;"
        " skulle … mappe; forkert rækkefølge; spillet spil … skulle spil; skulle have haft;"
        " spil TAL … spil TAL; mappe på tværs; mappe* tværs; sad med PLADS kort; med PLADS"
        " kort; fik PLADS kort; kort fra forkert; gal mappe; byttet mapper; mapper byttet;"
        " forkert spil; spil skulle have; mappe* fra; hænder fra forrige; spillede spil; mappe"
        " TAL; forkert mappenummer bordet; mappen hørte til; spillet spil … ikke skulle;"
        " spillet spil ikke skulle;"
        " spillede/spillet/spiller spil TAL stedet;"
        " spil TAL blev spillet togange; spil TAL togange bord*"
    ),
    answers={
        WrongBoard.mixup: {
            Mixup.CALLED: (
                "tog/meldte/meldt hånd/kort forkert/anden/forrige/næste …"
                " meldte/meldt/bød/passede; meldt/meldte/bød kort/hånd*"
                " forkert/forrige/anden/næste/sidste; åbnede/meldte/bød/passede"
                " forkert/forrige hånd/kort; meldte på forkert/forrige; kort/hånd"
                " forkert/forrige mappe … meldte/bød/åbnede/passede; kort og har meldt/budt;"
                " kort og meldte/bød; PLADS kort … meldt/budt/bød/meldte"
            ),
            Mixup.LOOKED: (
                "kiggede/så hånd*/kort forkert/anden/forrige … ikke meldt; hånd* forkert"
                " mappe … ikke meldt/nået/nåede; så/kiggede hånd/kort forkert/anden/forrige"
                " mappe*; forkert/anden mappe ikke meldt; UMELDT; tog kort* op forkert; tog"
                " kort* forkert; tog hånd* forkert; taget kort* forkert"
            ),
            Mixup.WRONG_BOARD: (
                "taget/tog/fik/har mappe stedet; taget/tog/spiller/spillede forkert spil;"
                " spillede/spiller forkert mappe; forkert mappe bordet; tog/taget forkert"
                " mappe begyndte/spillede; spillede/spillet spil allerede; mappe TAL stedet;"
                " spiller/spillede mappe* forkert; forkert rækkefølge; mappe* ikke deres;"
                " mappe næste/forrige runde; spillede/spillet forkert; skal spille senere;"
                " mappe … senere; i gang med mappe; allerede spillet; tidligere spillet; spil"
                " TAL … spil TAL skulle; spillet spil … skulle; skulle have haft; skulle have"
                " haft spil; spiller mappe TAL … TAL; spil* TAL men TAL; forkert spil;"
                " spillede/spillet/spiller spil TAL stedet; i gang"
                " med spil"
            ),
        },
        Progress.how_far: {
            HowFar.PLAYED: (
                "færdige; har spillet færdig*; spillet slut; har spillet mappe/spil*; "
                "SPILLETSLUT; færdige med"
            ),
            HowFar.BEGUN: (
                "er/har begyndt; midt spillet; i gang; DERMELDES; DERSPILLES; er i gang med"
            ),
            HowFar.NOT_BEGUN: (
                "ingen taget kort; ikke taget kort; ikke begyndt; ingen/ikke taget kort op; UMELDT"
            ),
        },
        WrongBoard.partner_called_since: {
            PartnerSince.YES: "makker meldte/meldt efter; makker har meldt; makker meldte",
        },
        NotTheirs.played_before: {
            PlayedBefore.SOMEBODY: "spillet/spillede før/allerede",
        },
    },
)
