"""Laws 44, 65 and 66: what people say, and what it answers."""

from rules_src.laws.law_44_65_tricks.facts import (
    Handling,
    TrickIssue,
    TrickProcedure,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="vendte lagt blandede",
    answers={
        TrickProcedure.trick_issue: {
            TrickIssue.WHO_WON: (
                "hvem vandt stik*; hvem vandt/fik/tog; vandt stik* hvem; vundet hvem; uenighed"
                " hvem stik*; hvem fik stik TAL; hvem der fik"
            ),
            TrickIssue.WHO_LEADS: "hvem skal spille ud/først; hvem skal; hvem spiller",
            TrickIssue.POINTS_WRONG: (
                "vender forkert; stik* passer ikke; vende det om; vendte kort forkert"
            ),
            TrickIssue.HANDLING: (
                "vendte/vendt stik*/kort* før; vendte … lagt; vendte før; vendt*/vender"
                " tidligt/før; lagt stik* uorden; stik* uorden; blandede stik*; blandede sine"
                " stik; stik* sammen"
            ),
        },
        TrickProcedure.handling: {
            Handling.TURNED_EARLY: (
                "vendte/vendt stik*/kort* før; vendte … lagt; vendte før; vendt*/vender tidligt/før"
            ),
            Handling.DISORDER: (
                "blandede/blander/blandet sine/kort*/stik*; stik* uorden; blandede stik*; stik*"
                " sammen; lagt stik* uorden"
            ),
        },
    },
)
