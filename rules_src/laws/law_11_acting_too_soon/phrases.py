"""Laws 9, 10 and 11: what people say, and what it answers."""

from rules_src.laws.law_11_acting_too_soon.facts import Acted, ActedTooSoon
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="rettede tog",
    answers={
        ActedTooSoon.acted: {
            Acted.SETTLED: "fandt selv; selv fandt straf",
            Acted.WENT_ON: "fortsatte uden tl; uden at tilkalde",
        },
    },
)
