"""Laws 90 and 91: what stands when a penalty is considered."""

from __future__ import annotations

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    ANY_TIME,
    Encounter(
        Lasting.INFORMATION,
        How.APART,
        "90A",
        "Strafpoint kommer oven i; om oplysningen blev brugt, afgøres for sig efter spillet.",
    ),
    Encounter(
        Lasting.LATER,
        How.APART,
        "90A",
        "Strafpoint kommer oven i og ændrer ikke det, der venter.",
    ),
)
