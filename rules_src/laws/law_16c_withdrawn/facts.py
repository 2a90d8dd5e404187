"""Law 16C: what was withdrawn."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.overlaps import Overlap


class Withdrawn(Answer):
    ORDINARY = "en melding eller et kort uden nogen af undtagelserne"
    SAME_DENOMINATION = (
        "et utilstrækkeligt bud, erstattet af det laveste, der viser samme benævnelse"
    )
    COMPARABLE = "en melding, erstattet af en tilsvarende melding"
    PENALTY_CARD = "et modspillerkort, som ligger på bordet som strafkort"


class WithdrawnAction(Facts):
    withdrawn = Fact(
        Withdrawn,
        "Hvad blev taget tilbage?",
        "16C",
        help="Tag også det med, {other_side} tog tilbage på grund af {offending_side}.",
    )


OVERLAPS = (
    Overlap(WithdrawnAction.withdrawn, (Withdrawn.SAME_DENOMINATION, Withdrawn.COMPARABLE)),
)
