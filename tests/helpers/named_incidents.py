"""Twelve incidents a club director meets, as the first review of the site walked them."""

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class NamedIncident:
    """What happened, the rule it begins with, and what a director answers on the way."""

    name: str
    rule: str
    answers: Mapping[str, str]
    verdict: str
    said: str
    """What the director types when he has been called."""
    seated: str = ""
    """The verdict where the sentence named the seats."""


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
        "To stik overføres til den ikke-fejlende side; ingen justering.",
        "øst svigtede spar og vandt stikket, de har spillet videre og fik et stik til",
        "To stik overføres til N-S; ingen justering.",
    ),
    NamedIncident(
        "åbningsudspil fra forkert hånd",
        "opening_lead_out_of_turn",
        {"faced_leads": "wrong", "since_lead": "nothing", "lead_choice": "require"},
        "Den fejlendes makker skal spille ud i kortets farve; den fejlende tager kortet op.",
        "vest spillede ud, men det var øst der skulle",
        "Øst skal spille ud i kortets farve; Vest tager kortet op.",
    ),
    NamedIncident(
        "2♦ over 2♥, rettes til 3♦",
        "insufficient_bid",
        {"happened": "nothing", "accepted": "no", "new_call": "bid", "same_denomination": "yes"},
        "Ingen yderligere berigtigelse.",
        "vest bød 2 ruder over 2 hjerter",
    ),
    NamedIncident(
        "tabt ♣5",
        "penalty_card",
        {"why_seen": "accident", "cards": "low"},
        "Lille strafkort.",
        "øst tabte klør 5 på bordet",
    ),
    NamedIncident(
        "krav, glemt trumf",
        "claim",
        {
            "claim_kind": "claim",
            "reply": "disputed",
            "point": "trump",
            "trump_forgotten": "yes",
        },
        "Trumfen får sine stik.",
        "syd krævede resten og glemte en trumf, øst er uenig",
    ),
    NamedIncident(
        "tænkepause, spillet ikke slut",
        "unauthorised_information",
        {"origin": "partner", "told_more": "yes", "play_over": "no"},
        "Modtageren må ikke bruge oplysningen; spil videre.",
        "øst tænkte længe og passede, så bød vest 4 spar",
        "Vest må ikke bruge oplysningen; spil videre.",
    ),
    NamedIncident(
        "egen forkert forklaring før udspil",
        "correct_explanation",
        {
            "agreement": "explanation_wrong",
            "discovered_by": "explainer",
            "stage": "clarification",
            "corrected": "not_yet",
            "call_at_stake": "none",
        },
        "Forklaringen rettes nu; ingen melding ændres.",
        "syd siger før udspillet, at hans egen forklaring var forkert",
    ),
    NamedIncident(
        "forkert mappe, meldt på de forkerte kort",
        "wrong_board",
        {"mixup": "called", "partner_called_since": "no"},
        "Meldingerne annulleres; den fejlende melder igen.",
        "øst har meldt på kort fra en forkert mappe",
        "Meldingerne annulleres; Øst melder igen.",
    ),
    NamedIncident(
        "manglende kort i mappen, ottende stik",
        "wrong_number_of_cards",
        {"card_count": "too_few", "missing_card": "elsewhere", "lead_faced": "yes"},
        "Kortet lægges tilbage; måske strafkort eller kulørsvigt.",
        "vest mangler et kort i ottende stik, det lå i mappen",
    ),
    NamedIncident(
        "åbner i MTH’s tur, afvist, MTH passer",
        "call_out_of_rotation",
        {"turn": "rho", "call": "bid", "since": "nothing", "accepted": "no", "rho_did": "passed"},
        "Den fejlende gentager meldingen; ingen yderligere berigtigelse.",
        "nord åbnede 1 spar i vests tur, øst accepterer ikke, vest passede",
        "Nord gentager meldingen; ingen yderligere berigtigelse.",
    ),
    NamedIncident(
        "fejlgreb, 1♦ for 1♠",
        "change_of_call",
        {"wish": "wants", "intended": "no", "reach": "before_partner", "lho_called": "no"},
        "Meldingen laves om; ingen yderligere berigtigelse.",
        "syd lagde 1 ruder, men mente 1 spar",
    ),
    NamedIncident(
        "den blinde påtaler modspillers svigt",
        "dummys_limits",
        {"dummys_act": "remarked", "who_erred": "defender"},
        "Den blinde skulle have ventet; fejlen behandles alligevel.",
        "den blinde sagde, at vest havde svigtet",
    ),
)
