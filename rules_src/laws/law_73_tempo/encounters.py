"""Law 73: what stands when a tempo or a manner misleads."""

from __future__ import annotations

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    ANY_TIME,
    Encounter(
        Lasting.INFORMATION,
        How.APART,
        "73E2",
        "Ubeføjet for den ene side og vildledende for den anden er to spørgsmål.",
    ),
)
