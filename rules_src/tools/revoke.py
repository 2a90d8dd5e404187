"""What Law 64 is told of a revoke that is counted trick by trick."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

ENTRY: Final = "revoke"
TRANSFER: Final = "revoke_transfer"
EQUITY: Final = "revoke_equity"
LAWS: Final = ("64A", "64B", "64C")

WHEN: Final = "Her tælles kun, når kulørsvigten er etableret: Siden har spillet videre."
BEFORE: Final = "Stik fra før kulørsvigten tæller aldrig."

EXEMPTIONS: Final[Mapping[str, str]] = {
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

ESTABLISHED: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "suit": ("bekendte ikke", {"failure": "suit", "since_revoke": "played"}),
    "restricted": (
        "fulgte ikke et krav eller forbud",
        {"failure": "restricted", "since_revoke": "played"},
    ),
    "no_card": (
        "spillede slet ikke, men havde farven",
        {"failure": "no_card", "both_played_on": "yes", "has_suit": "yes"},
    ),
    "no_card_void": (
        "spillede slet ikke og havde ikke farven",
        {"failure": "no_card", "both_played_on": "yes", "has_suit": "no"},
    ),
}
"""What happened, for a revoke that is established since both sides have played on."""

FAILURE: Final = "failure"
FAILURES: Final = ("suit", "restricted", "no_card")
EXEMPTION: Final = "exemption"
COUNTED: Final = (EXEMPTION, "trick_won_by", "won_later")
"""The questions of Law 64A and B that counting answers."""


def exemption_of(reasons: Collection[str], held: Mapping[str, bool]) -> str:
    """The first reason offered that holds, else that there is none."""
    holds = {EXEMPTIONS[flag] for flag, held_here in held.items() if held_here}
    return next((reason for reason in reasons if reason in holds), "none")


def transfer_answers(failure: str, counted: Mapping[str, str]) -> dict[str, str]:
    """The answers to Law 64A; who played no card cannot have won the trick with it himself."""
    answers = {FAILURE: failure, **counted}
    if failure == "no_card":
        other = answers.pop("trick_won_by") == "other_side"
        answers["side_won_trick"] = "no" if other else "yes"
    return answers
