"""Laws 61 and 66: what stands when a player asks about a revoke."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "62A",
        "Er svigten først nævnt, rettes den, hvem der end spurgte, hvis den ikke er etableret.",
        settled="revoke",
    ),
    Encounter(
        Lasting.REVOKED,
        How.LAST,
        "66D",
        "Stikkene ses efter, når spillet er slut, og så overføres der.",
        settled="revoke",
    ),
)
