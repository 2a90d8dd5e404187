"""Laws 9, 10 and 11: what people say, and what it answers."""

from rules_src.laws.law_11_acting_too_soon.facts import Acted, ActedTooSoon
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        ActedTooSoon.acted: {
            Acted.SETTLED: (
                "selv fandt/aftalte straf; ^spillerne/de dømte/aftalte/afgjorde/afgjort/aftalt selv"
            ),
            Acted.WENT_ON: "de/spillerne spillede/meldte bare/uden videre; fortsatte uden tl",
        },
    },
)
