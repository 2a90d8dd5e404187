"""Law 76: what stands when a spectator interferes."""

from __future__ import annotations

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    ANY_TIME,
    Encounter(
        Lasting.INFORMATION,
        How.APART,
        "16D1",
        "Det, en tilskuer røber, er uvedkommende oplysning og har sin egen regel.",
    ),
)
