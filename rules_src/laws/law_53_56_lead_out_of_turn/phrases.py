"""Laws 53 to 56: what people say, and what it answers."""

from rules_src.laws.common.lead import EarlierCard
from rules_src.laws.law_53_56_lead_out_of_turn.facts import LaterLead, LedBy
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spillede",
    answers={
        LaterLead.led_by: {
            LedBy.WRONG_HAND: (
                "forkert hånd*; ^spillede fra forkert side; frabordet … inde hånd*; frahånden"
                " … inde blind/påbordet; inde hånd* … frabordet; inde/var blind/påbordet …"
                " frahånden; frabordet … ^han er/var hånd*; frabordet … vundet hånd*; ^frabordet"
                " stedet hånd*; ^frahånden stedet blind"
            ),
            LedBy.PARTNERS_TURN: (
                "^i makker tur; ^var makker tur/udspil*/stik*; ^makker var/er inde;"
                " ^makker havde vundet/taget"
            ),
        },
        LaterLead.last_trick: {YesNo.YES: "^ud til sidste stik; ^sidste stik spillet ud"},
        EarlierCard.earlier_card: {YesNo.YES: "utur … ^har allerede strafkort*"},
    },
)
