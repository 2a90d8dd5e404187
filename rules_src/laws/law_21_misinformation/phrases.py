"""Law 21: what people say, and what it answers."""

from rules_src.laws.law_21_misinformation.facts import (
    Misinformation,
    MisinformedCall,
    Misled,
    Reached,
)
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="meldte vide have snydt alertede",
    answers={
        Misinformation.misled_by: {
            Misled.EXPLANATION: (
                "forkert/fejl forklaring*/oplysning*/forklaret; forklar* forkert; forklar*"
                " forkert/galt; fik at vide; forkert forklar*; forkert forklaring*; rigtige"
                " forklaring*; fik forkert; den rigtige forklaring; fik en forklaring"
            ),
            Misled.MISSING_ALERT: (
                "manglende alert*; alertede ikke; ikke alert*; mangl* alert*; manglede en alert;"
                " alert* mangl*"
            ),
            Misled.ITSELF: (
                "misforstod selv/melding*; selv misforst*; misforstod selv; misforstod melding*;"
                " selv misforstod"
            ),
        },
        MisinformedCall.changes_call: {
            YesNo.YES: "vil lave/ændre melding*/pas om; vil lave melding*/pas om; vil lave om",
        },
        Misinformation.reached: {
            Reached.AFTER: "spillet slut; efter spillet",
        },
    },
)
