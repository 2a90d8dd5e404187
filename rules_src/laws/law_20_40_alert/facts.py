"""Laws 20F5 and 40B: what is wrong with the alert, and who says so."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts
from rules_src.model.overlaps import Overlap


class Alert(Answer):
    LATE = "den kom for sent, men før den næste spiller meldte"
    NEEDLESS = "den var overflødig og blev trukket tilbage, før den næste spiller meldte"
    FORGOTTEN = "{offending_side} siger selv, at en alert manglede eller var forkert"
    MISSED = "{other_side} mener, at de er vildledt af alerten, eller at den manglede"


class AlertSlip(Facts):
    alert = Fact(
        Alert,
        "Hvad er der i vejen med alerten?",
        "20F5a",
        help="Har ingen meldt efter meldingen, er der endnu ingen, der kan være vildledt.",
    )


OVERLAPS = (
    Overlap(AlertSlip.alert, (Alert.LATE, Alert.FORGOTTEN, Alert.MISSED)),
    Overlap(AlertSlip.alert, (Alert.NEEDLESS, Alert.FORGOTTEN, Alert.MISSED)),
)
