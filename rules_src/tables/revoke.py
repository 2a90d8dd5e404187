"""What Law 64 is told of revokes that are counted trick by trick."""

from collections.abc import Mapping
from typing import Final

ENTRY: Final = "revoke"
TRANSFER: Final = "revoke_transfer"
EQUITY: Final = "revoke_equity"
LAWS: Final = ("64A", "64B", "64C")

WHEN: Final = "Her tælles kun, når kulørsvigten er etableret: Siden har spillet videre."
BEFORE: Final = "Stik fra før kulørsvigten tæller aldrig."

FIRST: Final = {"both_established": "no", "earlier_revoke": "no", "exemption": "none"}
AGAIN: Final = {"earlier_revoke": "yes", "suit_again": "no"}
STATES: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "both": ("begge sider har en etableret kulørsvigt på spillet", {"both_established": "yes"}),
    "faced": ("", {"exemption": "faced"}),
    "next_board": ("", {"exemption": "next_board"}),
    "round_over": ("", {"exemption": "round_over"}),
    "twelfth": (
        "den skete i 12. stik, og alle fire hænder er lagt i mappen",
        {"exemption": "twelfth", "hands_are_back": "yes"},
    ),
    "repeated": (
        "{offender} havde allerede en etableret kulørsvigt i samme farve",
        {"earlier_revoke": "yes", "suit_again": "yes"},
    ),
    "none_left": ("siden har ikke flere stik herfra", {**AGAIN, "tricks_left": "none"}),
    "one_left": ("siden har kun ét stik tilbage herfra", {**AGAIN, "tricks_left": "one"}),
    "more_left": ("", {**AGAIN, "tricks_left": "more"}),
    "none": ("", {}),
}
"""What can be counted or ticked of a revoke: in words, where it is no answer of Law 64B, and the
answers that say it; the first that holds counts, and the last always does.
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
WON_BY: Final = "trick_won_by"
LATER: Final = "won_later"


def transfer_answers(failure: str, state: str, by: str, later: str) -> dict[str, str]:
    """The answers to Law 64A; who played no card cannot have won the trick with it himself."""
    answers = {FAILURE: failure, **FIRST, LATER: later, **STATES[state][1]}
    if failure == "no_card":
        return answers | {"side_won_trick": "no" if by == "other_side" else "yes"}
    return answers | {WON_BY: by}


def equity_answers(state: str) -> dict[str, str]:
    """The answers to Law 64C that the count gives."""
    answers = {**FIRST, **STATES[state][1]}
    counted = (EXEMPTION, "hands_are_back", "tricks_left")
    return {name: key for name, key in answers.items() if name not in counted}
