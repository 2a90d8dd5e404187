"""What a director is called to most, as he would say it: first on the home page."""

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Incident:
    """One line of the home page, and the answers in it; the guide goes on after them."""

    label: str
    rule: str
    """The name of the rule that a situation begins with."""
    answers: Mapping[str, str] = field(default_factory=dict)
    """Facts and answers that the label states, by the keys that cases are written with."""

    @property
    def address(self) -> str:
        """The answers as the guide's address writes them: `#/why_seen=accident`."""
        return "#/" + "/".join(f"{name}={key}" for name, key in self.answers.items())


HOME: tuple[Incident, ...] = (
    Incident("Meldte uden for tur", "call_out_of_rotation"),
    Incident("Bød for lavt", "insufficient_bid"),
    Incident("Tog forkert meldekort", "change_of_call", {"wish": "wants"}),
    Incident("Forkert udspil i første stik", "opening_lead_out_of_turn"),
    Incident("Udspil fra forkert hånd senere", "lead_out_of_turn"),
    Incident("Modspiller tabte et kort", "penalty_card", {"why_seen": "accident"}),
    Incident("Bekendte ikke kulør", "revoke", {"failure": "suit"}),
    Incident(
        "Tøvede, spurgte eller sagde noget", "unauthorised_information", {"origin": "partner"}
    ),
    Incident("Forkert forklaring", "correct_explanation"),
    Incident("Krævede eller opgav stik", "claim", {"claim_kind": "claim"}),
)
"""The ten most common, in the order a board goes."""
