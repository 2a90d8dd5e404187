"""Twelve incidents a club director meets, as the first review of the site walked them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class NamedIncident:
    """What happened, the rule it begins with, and what a director answers on the way."""

    name: str
    rule: str
    answers: Mapping[str, str]
    verdict: str


INCIDENTS = (
    NamedIncident(
        "kulørsvigt, etableret, to stik",
        "revoke",
        {
            "failure": "suit",
            "since_revoke": "played",
            "exemption": "none",
            "trick_won_by": "offender",
            "won_later": "yes",
            "short": "no",
        },
        "?",
    ),
    NamedIncident(
        "åbningsudspil fra forkert hånd",
        "opening_lead_out_of_turn",
        {"faced_leads": "wrong", "since_lead": "nothing", "lead_choice": "require"},
        "?",
    ),
    NamedIncident(
        "2♦ over 2♥, rettes til 3♦",
        "insufficient_bid",
        {"happened": "nothing", "accepted": "no", "new_call": "bid", "same_denomination": "yes"},
        "?",
    ),
    NamedIncident("tabt ♣5", "penalty_card", {"why_seen": "accident", "cards": "low"}, "?"),
    NamedIncident(
        "krav, glemt trumf",
        "claim",
        {
            "claim_kind": "claim",
            "reply": "disputed",
            "point": "trump",
            "trump_forgotten": "yes",
        },
        "?",
    ),
    NamedIncident(
        "tænkepause, spillet ikke slut",
        "unauthorised_information",
        {"origin": "partner", "told_more": "yes", "play_over": "no"},
        "?",
    ),
    NamedIncident(
        "egen forkert forklaring før udspil",
        "correct_explanation",
        {
            "agreement": "explanation_wrong",
            "discovered_by": "explainer",
            "stage": "clarification",
            "corrected": "not_yet",
        },
        "?",
    ),
    NamedIncident(
        "forkert mappe, meldt på de forkerte kort",
        "wrong_board",
        {"mixup": "called", "partner_called_since": "no"},
        "?",
    ),
    NamedIncident(
        "manglende kort i mappen, ottende stik",
        "wrong_number_of_cards",
        {"card_count": "too_few", "missing_card": "elsewhere", "lead_faced": "yes"},
        "?",
    ),
    NamedIncident(
        "åbner i MTH’s tur, afvist, MTH passer",
        "call_out_of_rotation",
        {"turn": "rho", "call": "bid", "since": "nothing", "accepted": "no", "rho_did": "passed"},
        "?",
    ),
    NamedIncident(
        "fejlgreb, 1♦ for 1♠",
        "change_of_call",
        {"wish": "wants", "intended": "no", "reach": "before_partner", "lho_called": "no"},
        "?",
    ),
    NamedIncident(
        "den blinde påtaler modspillers svigt",
        "dummys_limits",
        {"dummys_act": "remarked", "who_erred": "defender"},
        "?",
    ),
)
