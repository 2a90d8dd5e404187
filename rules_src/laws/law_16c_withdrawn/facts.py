"""Law 16C: what was withdrawn."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts


class Withdrawn(Answer):
    ORDINARY = "en melding eller et kort, uden at nogen af undtagelserne passer"
    COMPARABLE = "en melding, der blev erstattet af en tilsvarende melding"
    SAME_DENOMINATION = (
        "et utilstrækkeligt bud, erstattet af det laveste, der viser samme benævnelse"
    )
    PENALTY_CARD = "et modspillerkort, som ligger på bordet som strafkort"


class WithdrawnAction(Facts):
    withdrawn = Fact(
        Withdrawn,
        "Hvad blev taget tilbage?",
        "16C",
        help="Har {other_side} også taget noget tilbage, fordi {offending_side} gjorde det, hører"
        " det med.",
    )
