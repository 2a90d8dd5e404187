"""Laws 44, 65 and 66: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_44_65_tricks.facts import (
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
        "hvem vandt stik*; hvem har/fik stik*; uenige hvem stik*; hvem skal spille ud/først; "
        "hvem har udspil*; hvem er inde; vendte/vendt stik*/kort* før/forkert/tidligt; stik* "
        "vendt/ligger forkert; stik* forkert vej; peger/pegede forkert; blandede/blandet/"
        "blander sine/kort/stik*; kortene hulter; skal bekende/trumfe; må trumfe; hvilket kort "
        "må; stik* ligger/vender; tæller stik*; kan ikke se hvem vandt; skal jeg bekende; skal "
        "følge farve; hvor mange stik; kort* ikke i orden; det stik var vores"
    ),
    answers={
        TrickProcedure.trick_issue: {
            TrickIssue.WHO_WON: "hvem vandt stik*; hvem fik stik*; hvem har vundet stik*",
            TrickIssue.WHO_LEADS: (
                "hvem skal spille ud/først; hvem har udspil*; hvem er inde; hvis udspil*"
            ),
            TrickIssue.WHICH_CARD: (
                "må trumfe; skal bekende/trumfe; hvilket kort må; skal følge farve; må spille FARVE"
            ),
            TrickIssue.POINTS_WRONG: (
                "peger/pegede forkert; ligger forkert; vendt forkert vej; stik* forkert"
            ),
            TrickIssue.TURNED_EARLY: (
                "vendte/vendt stik*/kort* før; vendte … lagt; vendte før; vendte for tidligt"
            ),
            TrickIssue.DISORDER: (
                "blandede/blander/blandet sine/kort*/stik*; hulter; ikke orden; rodede/roder"
            ),
            TrickIssue.COUNT: "hvor mange stik; tæller stik*; stik var vores; uenige antal stik",
        },
        TrickProcedure.trump_in_trick: {
            YesNo.YES: "trumfet/trumfede/trumf",
        },
        QuittedTricks.quitted_cards: {
            QuittedCards.PLAYING: "midt spillet; under spillet",
        },
    },
)
