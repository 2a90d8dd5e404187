"""Laws 90 and 91: what people say, and what it answers."""

from rules_src.laws.law_90_91_penalty.facts import Offence, Penalty
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="kommer kom nægter",
    answers={
        Penalty.offence: {
            Offence.PROCEDURE: (
                "kom/kommer for sent; kort* forkert tilbage/mappe*; ^nægter følge/gøre;"
                " ^flyttet/flyttede mapper* forkert; ^langsomt spil; ^for sent fremmøde"
            ),
            Offence.CONDUCT: "^for opførsel; dårlig opførsel; uhøflig* mod",
        },
    },
)
