"""Law 58: what stands when two cards are played at once."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
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
    Encounter(
        Lasting.LEAD_RIGHT,
        How.FIRST,
        "50D2",
        "Spillede modspilleren ud, før spilfører valgte, følger det kort §\u00a049.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.BOUND_LEAD,
        How.FIRST,
        "61A",
        "Brød kortet kravet eller forbuddet, er det en kulørsvigt og dømmes som den.",
        settled="revoke",
    ),
)
