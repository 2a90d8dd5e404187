"""Laws 35 to 39: what stands when an inadmissible call is made."""

from __future__ import annotations

from rules_src.laws.common.encounters import AUCTION
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    AUCTION,
    Encounter(
        Lasting.PASSES_ONCE,
        How.FIRST,
        "37",
        "Andet end pas fra den, der skulle passe, er selv den utilladelige melding.",
    ),
    Encounter(
        Lasting.PASSES_REST,
        How.READS,
        "37A",
        "Meldte næste spiller over, står meldingen, men pligten til at passe resten består.",
    ),
)
