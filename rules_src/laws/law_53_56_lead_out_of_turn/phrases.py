"""Laws 53 to 56: what people say, and what it answers."""

from rules_src.laws.common.lead import TOLD_SAID, OpponentsWord
from rules_src.laws.law_53_56_lead_out_of_turn.facts import LaterLead, LedBy
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spillede spiller",
    answers={
        LaterLead.led_by: {
            LedBy.WRONG_HAND: (
                "forkert hånd*; frabordet … inde hånd*; frahånden … inde blind/påbordet; inde hånd*"
                " … frabordet; inde/var blind/påbordet … frahånden"
            ),
            LedBy.PARTNERS_TURN: (
                "^i makker tur; ^makker var/er inde; ^var makker der/tog/vandt/skulle"
            ),
            LedBy.DECLARERS_TURN: "^PLADS/modspiller spillede … ^var spilfører/blind inde/der",
        },
        LaterLead.last_trick: {YesNo.YES: "^sidste stik spillet ud"},
        OpponentsWord.told_to_play: TOLD_SAID,
    },
)
