"""Laws 44, 65 and 66: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_44_65_tricks.facts import (
    Handling,
    QuittedCards,
    QuittedTricks,
    TrickIssue,
    TrickProcedure,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "hvem vandt stikket; hvem har udspillet; hvem skal spille ud; skal jeg bekende; må jeg "
        "trumfe; stik vendt forkert; stikket ligger forkert; peger forkert; vendte sit kort "
        "for tidligt; blandede sine kort; blandet kortene sammen; kortene ligger ikke i orden; "
        "vi har fået syv stik; tælle stik; det stik var vores"
    ),
    said=(
        "hvem vandt stik*; hvem har/fik stik*; uenige hvem stik*; hvem skal spille ud/først;"
        " hvem har udspil*; hvem er inde; vendte/vendt stik*/kort* før/forkert/tidligt; stik*"
        " vendt/ligger forkert; stik* forkert vej; peger/pegede forkert;"
        " blandede/blandet/blander sine/kort/stik*; kortene hulter; skal bekende/trumfe; må"
        " trumfe; hvilket kort må; stik* ligger/vender; tæller stik*; kan ikke se hvem vandt;"
        " skal jeg bekende; skal følge farve; hvor mange stik; kort* ikke i orden; det stik"
        " var vores; hvem der/har vandt/vundet/fik/tog stik*; hvem vandt; hvem der skal/må"
        " spille; hvem spiller ud; hvem er på; hvem udspil*; hvem skal spille; hvem ejer;"
        " uenige hvem; hvem tog; hvilken hånd; vender stik* forkert/tidligt; vendte sit kort;"
        " vendte kort*; vender sit/kort*; stik* lagt forkert; stik* på/i forkert; lagt stik*"
        " forkert; roder kort*/stik*; blander kort*/stik*; ligger rod; kort* rod/uorden; skal"
        " han/jeg/hun bekende/følge/trumfe; må han/jeg/hun trumfe/kaste/spille; skal/må man"
        " bekende/trumfe/følge; antal/tal stik; hvem fik det; hvis stik; stik* uorden; hvis"
        " tur spille/udspil*; stik* i uorden; stik* rodet/rod; lagt stik*; lægger stik*; stik*"
        " hulter; blander stik*; vender stik*; uenighed hvem stik*; hvem fik stik TAL; hvem"
        " der fik; vende det om; kort* forkert vej; blandede stik*; stik* sammen; blandede"
        " sine stik; bunke; hvem tog stik; vendt stikket"
    ),
    answers={
        TrickProcedure.trick_issue: {
            TrickIssue.WHO_WON: (
                "hvem vandt stik*; hvem har vundet stik*; hvem vandt/fik/tog; hvis stik;"
                " vandt stik* hvem; vundet hvem; uenighed hvem stik*; uenige hvem fik stik*;"
                " hvem fik stik TAL; hvem der fik"
            ),
            TrickIssue.WHO_LEADS: (
                "hvem skal spille ud/først; hvem har udspil*; hvem er inde; hvis udspil*; hvem "
                "skal; hvem spiller; hvem udspil*; hvem er på; hvis tur; hvem må"
            ),
            TrickIssue.WHICH_CARD: (
                "må trumfe; skal bekende/trumfe; hvilket kort må; skal følge farve; må spille "
                "FARVE; må/skal trumfe/bekende/følge/kaste"
            ),
            TrickIssue.POINTS_WRONG: (
                "peger/pegede forkert; ligger forkert; vendt forkert vej; stik* forkert; lagt"
                " stik* forkert; vender forkert; vendte/vendt forkert; kort forkert vej; stik*"
                " passer ikke; vende det om; vendte kort forkert; kort* forkert vej; ligger"
                " forkert vej"
            ),
            TrickIssue.HANDLING: (
                "vendte/vendt stik*/kort* før; vendte … lagt; vendte før; vendte for tidligt;"
                " for tidligt vendt*; vendt*/vender tidligt/før; vendte/vender sit/kort* før;"
                " hurtigt vendt*; hulter; ikke orden; rodede/roder; roder/rod/uorden; lagt"
                " stik* uorden; stik* uorden; blandede stik*; blandede sine stik; stik*"
                " sammen; samlede stik*"
            ),
            TrickIssue.COUNT: (
                "hvor mange stik; tæller stik*; uenige antal stik; antal stik; tælle"
            ),
        },
        TrickProcedure.handling: {
            Handling.TURNED_EARLY: (
                "vendte/vendt stik*/kort* før; vendte … lagt; vendte før; vendte for tidligt; "
                "for tidligt vendt*; vendt*/vender tidligt/før; vendte/vender sit/kort* før; "
                "hurtigt vendt*"
            ),
            Handling.DISORDER: (
                "blandede/blander/blandet sine/kort*/stik*; hulter; ikke orden; rodede/roder;"
                " roder/rod/uorden; blander; uorden; rod; rodet; stik* uorden; blandede stik*;"
                " stik* sammen; lagt stik* uorden"
            ),
        },
        TrickProcedure.trump_in_trick: {
            YesNo.YES: "trumfet/trumfede/trumf",
        },
        QuittedTricks.quitted_cards: {
            QuittedCards.PLAYING: "midt spillet; under spillet",
        },
    },
)
