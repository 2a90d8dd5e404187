"""Laws 92 and 93: what stands when a ruling is appealed."""

from __future__ import annotations

from rules_src.laws.common.encounters import AFTER
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    AFTER,
    Encounter(
        Lasting.LATER,
        How.FIRST,
        "92A",
        "Kun en afgjort sag kan appelleres, så det, der ventede, afgøres først.",
        settled="adjusted_score",
    ),
)
