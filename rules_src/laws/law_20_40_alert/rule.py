"""Laws 20F5, 21B1a and 40B: an alert that is missing, late or needless.

The offender is the player who should have alerted, or should not; `partner` made the call.
"""

from __future__ import annotations

from rules_src.laws.law_20_40_alert import facts as law
from rules_src.laws.law_20_40_alert.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver


def missing_alert(facts: law.AlertSlip) -> Ruling:
    """A missing or needless alert is a mistaken explanation (20F5a)."""
    match facts.alert:
        case law.Alert.FORGOTTEN:
            return Ruling(HandOver("20F5a", "correct_explanation"))
        case law.Alert.MISSED:
            return Ruling(
                Say.what_is_alerted,
                Say.which_doubles_are_alerted,
                HandOver("21B1a", "misinformation"),
            )
        case law.Alert.LATE:
            return Ruling(Say.late_alert_stands, Say.may_ask_in_turn, Say.alert_told)
        case law.Alert.NEEDLESS:
            return Ruling(Say.needless_alert_is_explanation, Say.may_ask_in_turn, Say.alert_told)
