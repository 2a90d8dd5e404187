"""Laws 90 and 91: what people say, and what it answers."""

from rules_src.laws.law_90_91_penalty.facts import Offence, Penalty
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="sent",
    answers={
        Penalty.offence: {
            Offence.PROCEDURE: (
                "kort* tilbage forkert; for sent; forkert mappe*; kom for sent; satte kort*"
                " forkert; kort* mappe*/lomme*"
            ),
        },
    },
)
