"""Laws 20F5, 21B1a and 40B: an alert that is missing, late or needless.

The offender is the player who should have alerted, or should not; `partner` made the call.
"""

from __future__ import annotations

from rules_src.laws.law_20_40_alert.facts import Alert, AlertSlip
from rules_src.laws.law_20_40_alert.words import (
    ALERT_KINDS,
    ALERT_TOLD,
    DOUBLES,
    MAY_ASK,
    NEEDLESS,
    STANDS,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver


def missing_alert(facts: AlertSlip) -> Ruling:
    """A missing or needless alert is a mistaken explanation (20F5a)."""
    match facts.alert:
        case Alert.FORGOTTEN:
            return Ruling(HandOver("20F5a", "correct_explanation"))
        case Alert.MISSED:
            return Ruling(ALERT_KINDS, DOUBLES, HandOver("21B1a", "misinformation"))
        case Alert.LATE:
            return Ruling(STANDS, MAY_ASK, ALERT_TOLD)
        case Alert.NEEDLESS:
            return Ruling(NEEDLESS, MAY_ASK, ALERT_TOLD)
