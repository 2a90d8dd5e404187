"""Law 16D: what stands when a player has extraneous information."""

from __future__ import annotations

from rules_src.laws.common.encounters import if_played_on
from rules_src.model.encounters import Encounters

ENCOUNTERS: Encounters = if_played_on("16D3")
