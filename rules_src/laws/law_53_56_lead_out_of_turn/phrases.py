"""Laws 53 to 56: what people say, and what it answers."""

from rules_src.laws.common.lead import EarlierCard
from rules_src.laws.law_53_56_lead_out_of_turn.facts import (
    LaterLead,
    LedBy,
)
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spillede fulgte troede vandt",
    answers={
        LaterLead.led_by: {
            LedBy.WRONG_HAND: (
                "fra forkert hånd/side; spilfører spillede/spiller frabordet/frahånden; forkert"
                " hånd; spillede frabordet … hånden; spillede frahånden … blind/bordet/inde;"
                " frabordet … hånden/inde; frahånden … bordet/blind/inde; forkert hånd*; inde"
                " bordet/blind/hånden … frahånden/frabordet; inde … frahånden; inde på bordet …"
                " frahånden/hånd*; frabordet … vundet hånd*; spilfører var inde …"
                " frahånden/frabordet"
            ),
            LedBy.PARTNERS_TURN: (
                "i makkers tur; makkers tur/udspil*; makker … inde/tur/stik*/vandt/skulle;"
                " makkers stik*; makkers tur"
            ),
        },
        LaterLead.last_trick: {
            YesNo.YES: "sidste stik",
        },
        EarlierCard.earlier_card: {
            YesNo.YES: (
                "allerede strafkort; har strafkort; strafkort*"
                " allerede/forvejen/også/ligger/påbordet"
            ),
        },
    },
)
