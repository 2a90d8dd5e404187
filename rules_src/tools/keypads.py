"""What the keypads need of the law: where each irregularity is ruled on, and in what order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Named(NamedTuple):
    """One way in which a call can be irregular, and where it is ruled on."""

    rule: str
    """The name of the rule that a situation begins with."""
    law: str
    name: str
    """What the director calls it."""
    says: str
    """What is wrong; roles, and the calls that the script puts in."""
    features: tuple[str, ...]
    """What of the table its ruling can turn on."""
    states: Mapping[str, str] = {}
    """Answers that follow from the kind itself."""


IRREGULARITIES: Mapping[str, Named] = {
    "closed": Named(
        "inadmissible_call",
        "39",
        "Melding efter den afsluttende pas",
        "Meldingerne var slut, da {offender} meldte {call}.",
        ("call", "declaring", "lho_over"),
    ),
    "above": Named(
        "inadmissible_call",
        "38",
        "Bud over syv",
        "{Offender} bød over 7ut, det højeste bud.",
        ("lho_over", "replaced"),
        {"fault": "above_seven"},
    ),
    "bad": Named(
        "inadmissible_call",
        "36",
        "Utilladelig dobling eller redobling",
        "{Offender} meldte {call}, men der var intet at doble eller redoble.",
        ("out", "lho_over", "replaced"),
    ),
    "out": Named(
        "call_out_of_rotation",
        "29",
        "Melding uden for tur",
        "{Offender} meldte {call}, men det var {due's} tur.",
        (
            *("due", "due_barred", "called", "withdrawn", "open", "over"),
            *("legal", "replaced", "rho_call"),
        ),
    ),
    "barred": Named(
        "inadmissible_call",
        "37",
        "Melding fra en spiller, der skulle passe",
        "{Offender} skulle passe, men meldte {call}.",
        ("duty", "lho_over", "replaced"),
        {"fault": "barred"},
    ),
    "low": Named(
        "insufficient_bid",
        "27",
        "Utilstrækkeligt bud",
        "{call} er ikke højere end {last} ({by}). {Enough} havde været nok.",
        ("out", "withdrawn", "open", "over", "legal", "replaced", "tried", "tried_once"),
    ),
}  # fmt: skip
"""In the order in which they are looked for: the first that a call is decides where it is ruled.

After the end nothing counts (39); what can never stand comes before whose turn it was (35); and
rotation before rank (27A2).
"""

EXEMPTIONS: Mapping[str, str] = {
    "both": "both_sides",
    "repeated": "repeated",
    "faced": "faced",
    "next_board": "next_board",
    "round_over": "round_over",
    "twelfth": "twelfth",
}
"""What can be counted or ticked of a revoke, and the answer of Law 64B that it is; of several that
hold the first that is offered counts.
"""
