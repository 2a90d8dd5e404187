"""Law 16C: what people say, and what it answers."""

from rules_src.laws.law_16c_withdrawn.facts import Withdrawn, WithdrawnAction
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tog trak rettede erstattede måtte ændrede",
    answers={
        WithdrawnAction.withdrawn: {
            Withdrawn.SAME_DENOMINATION: (
                "^rettede* bud* til laveste; ^ændrede*/erstattede* til/med laveste"
            ),
            Withdrawn.COMPARABLE: "^erstattede*/erstattet*/ændrede* tilsvarende",
            Withdrawn.PENALTY_CARD: "strafkort* ligger bord*/påbordet; ^EJER strafkort*",
        },
    },
)
