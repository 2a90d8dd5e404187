"""What a director is called to most, as he would say it: first on the home page."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Incident:
    """One line of the home page, and the answers in it; the guide goes on after them."""

    label: str
    """What it states; where that is no answer, the name of the situation."""
    rule: str
    """The name of the rule that a situation begins with."""
    answers: Mapping[str, str] = field(default_factory=dict)
    """Facts and answers that the label states, by the keys that cases are written with."""

    buttons: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """What home says instead of the label where a few words more answer a question."""

    @property
    def shown(self) -> tuple[Incident, ...]:
        """The buttons of home, each with all that it states."""
        more = self.buttons.items()
        said = (Incident(label, self.rule, {**self.answers, **told}) for label, told in more)
        return tuple(said) or (self,)

    @property
    def address(self) -> str:
        """The answers as the guide's address writes them: `#/why_seen=accident`."""
        return "#/" + "/".join(f"{name}={key}" for name, key in self.answers.items())


HOME: tuple[Incident, ...] = (
    Incident("Melding uden for tur", "call_out_of_rotation"),
    Incident("Utilstrækkeligt bud", "insufficient_bid"),
    Incident("Tog forkert meldekort", "change_of_call", {"wish": "wants"}),
    Incident(
        "Åbningsudspil uden for tur",
        "opening_lead_out_of_turn",
        buttons={"Vendte forkert åbningsudspil": {"faced_leads": "wrong"}},
    ),
    Incident("Senere udspil uden for tur", "lead_out_of_turn"),
    Incident(
        "Modspiller tabte et kort",
        "penalty_card",
        {"card_of": "defender", "why_seen": "accident"},
    ),
    Incident(
        "Bekendte ikke kulør",
        "revoke",
        {"failure": "suit"},
        buttons={
            "Svigtede, endnu i stikket": {"since_revoke": "nothing"},
            "Etableret kulørsvigt": {"since_revoke": "played"},
        },
    ),
    Incident("Tænkepause eller bemærkning", "unauthorised_information", {"origin": "partner"}),
    Incident("Forkert forklaring", "correct_explanation"),
    Incident(
        "Krævede eller opgav stik",
        "claim",
        {"claim_kind": "claim"},
        buttons={"Uenige om et krav": {"reply": "disputed"}},
    ),
)
"""The ten most common, in the order a board goes; each is a chart too."""

LISTED: tuple[Incident, ...] = (
    Incident("Et kort mangler", "wrong_number_of_cards", {"card_count": "too_few"}),
    Incident("Én meldte på forkert mappe", "wrong_board", {"mixup": "called"}),
    Incident("Meldte, men skulle passe", "inadmissible_call", {"fault": "barred"}),
    Incident("Den blinde påtalte en fejl", "dummys_limits", {"dummys_act": "remarked"}),
    Incident(
        "Den blinde lagde et forkert kort",
        "card_played",
        {"whose_card": "table", "table_card": "dummy_moved"},
    ),
)
"""Said more exactly than by the name of the situation: the first is home's twelfth button, the
others stand before that name in the list of all."""

PRINTED: tuple[Incident, ...] = (
    Incident("Manglende alert, egen side siger det", "correct_explanation"),
    Incident("Vildledt af manglende alert", "missing_alert", {"alert": "missed"}),
    Incident("Kort vist under meldingerne", "card_exposed_in_auction"),
    Incident("To kort på én gang", "simultaneous_play"),
    Incident("Forkert tastet resultat", "wrong_entry"),
)
"""As common; they stand with home's on paper, where the list has room."""

RECKONED = "balanced_score"
"""Where an adjusted score is reckoned: on paper the way leads there from each ruling of one."""

DOORS: Mapping[str, str] = {"misinformation": "correct_explanation"}
"""Situations that are begun in another: its first questions ask which of the two it is."""
