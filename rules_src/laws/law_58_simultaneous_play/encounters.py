"""Law 58: what stands when two cards are played at once."""

from __future__ import annotations

from rules_src.laws.common.encounters import CARD_IN_DISPUTE
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    CARD_IN_DISPUTE,
    Encounter(
        Lasting.MAJOR_CARD,
        How.LAST,
        "50B",
        "Vælg først det spillede kort; er et andet synligt, er alle spillerens strafkort store.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.LAST,
        "50B",
        "Vælg først det spillede kort; er et andet synligt, er det lille strafkort stort.",
        settled="penalty_card",
    ),
)
