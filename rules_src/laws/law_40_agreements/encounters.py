"""Law 40: what stands when a psychic call is made."""

from __future__ import annotations

from rules_src.laws.common.encounters import AUCTION
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    AUCTION,
    Encounter(
        Lasting.INFORMATION,
        How.LAST,
        "16B3",
        "Meldingen er lovlig for sig; om oplysningen blev brugt, ses der på efter spillet.",
        settled="unauthorised_information",
    ),
)
