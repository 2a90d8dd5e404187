"""Law 25: what stands when a player wants to change his call."""

from __future__ import annotations

from rules_src.laws.common.encounters import must_pass_first
from rules_src.model.encounters import Encounters

MUST_PASS = (
    "Skulle spilleren passe, er enhver anden melding utilladelig, også den, han vil lave om til."
)
ENCOUNTERS: Encounters = must_pass_first(MUST_PASS)
