"""The situations a club meets most, which the pocket booklet has."""

POCKET: tuple[str, ...] = (
    "call_out_of_rotation",
    "opening_lead_out_of_turn",
    "insufficient_bid",
    "revoke",
    "penalty_card",
    "claim",
    "lead_out_of_turn",
    "unauthorised_information",
    "change_of_call",
    "correct_explanation",
    "lead_restrictions",
    "comparable_call",
    "misinformation",
)
"""By the name of the rule that a situation begins with, the commonest first; to the last lead many
of the others."""
