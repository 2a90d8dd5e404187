"""Laws 90 and 91: what people say, and what it answers."""

from rules_src.laws.law_90_91_penalty.facts import Offence, Penalty
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="kommer kom nægter",
    answers={
        Penalty.offence: {
            Offence.PROCEDURE: (
                "kom/kommer for sent; ^nægter følge/gøre; ^flyttet/flyttede mapper* forkert"
            ),
            Offence.CONDUCT: "^for opførsel",
        },
    },
)
