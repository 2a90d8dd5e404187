"""The situations a club meets most, which the pocket booklet has."""

from __future__ import annotations

POCKET: tuple[str, ...] = (
    "call_out_of_rotation",
    "insufficient_bid",
    "change_of_call",
    "comparable_call",
    "correct_explanation",
    "unauthorised_information",
    "opening_lead_out_of_turn",
    "lead_out_of_turn",
    "penalty_card",
    "revoke",
    "claim",
    "lead_restrictions",
)
"""By the name of the rule that a situation begins with."""
