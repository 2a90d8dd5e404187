"""Laws 9, 10 and 11: what people say, and what it answers."""

from rules_src.laws.law_11_acting_too_soon.facts import Acted, ActedTooSoon
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        ActedTooSoon.acted: {
            Acted.SETTLED: (
                "selv fandt/aftalte straf; enige om straf; enige om straf uden; ^selv enige om;"
                " ^spillerne/de dømte/aftalte/afgjorde/afgjort/aftalt selv; ^selv"
                " dømte/aftalt/afgjort; ^selv uddelt/gav/givet straf*/stik*; ^fandt selv straf*"
            ),
            Acted.WENT_ON: (
                "de/spillerne spillede/meldte bare/uden videre; fortsatte uden tl; ^modpart*/PLADS"
                " meldte/spillede videre"
            ),
        },
    },
)
