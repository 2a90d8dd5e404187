"""Laws 53 to 56: what people say, and what it answers."""

from rules_src.laws.common.lead import TOLD_SAID, EarlierCard, OpponentsWord
from rules_src.laws.law_53_56_lead_out_of_turn.facts import LaterLead, LedBy
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spillede spiller",
    answers={
        LaterLead.led_by: {
            LedBy.WRONG_HAND: (
                "forkert hånd*; ^spillede fra forkert side; frabordet … inde hånd*; frahånden …"
                " inde blind/påbordet; inde hånd* … frabordet; inde/var blind/påbordet … frahånden;"
                " frabordet … ^han er/var hånd*; frabordet … vundet hånd*; ^frabordet stedet hånd*;"
                " ^frahånden stedet blind; ^spiller/spillede/spille forkert hånd*; frahånden … inde"
                " blind; ^var blind inde … frahånden; ^frabordet … ^han/selv tog/vandt/fik/havde"
                " stik*; ^spilfører fra forkert; ^inde hånd* … frabordet; ^inde blind … frahånden"
            ),
            LedBy.PARTNERS_TURN: (
                "^i makker tur; ^var makker tur/udspil*/stik*; ^makker var/er inde; ^makker havde"
                " vundet/taget; ^var makker der/tog/vandt/skulle; ^makker vandt/tog/havde stik*;"
                " makker havde tur"
            ),
            LedBy.DECLARERS_TURN: (
                "^i spilfører/spilførers/blinds tur; var spilførers tur/udspil*; ^PLADS/modspiller"
                " spillede … ^var spilfører/blind inde/der"
            ),
            LedBy.DEFENDERS_TURN: (
                "^spilfører spillede … ^PLADS/modspiller tog/vandt/inde stik*; ^spilfører spillede"
                " … ^var PLADS/modspiller; ^spilfører … ^PLADS/modspiller var/er inde; ^spilfører"
                " spillede ud modspiller vandt/tog"
            ),
        },
        LaterLead.last_trick: {YesNo.YES: "^ud til sidste stik; ^sidste stik spillet ud"},
        EarlierCard.earlier_card: {YesNo.YES: "utur … ^har allerede strafkort*"},
        LaterLead.same_time: {YesNo.YES: "^spillede ud samtidig"},
        OpponentsWord.told_to_play: TOLD_SAID,
    },
)
