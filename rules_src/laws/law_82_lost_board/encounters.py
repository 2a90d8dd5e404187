"""Law 82: what stands when a board is not reached."""

from __future__ import annotations

from rules_src.laws.common.encounters import if_played_on
from rules_src.model.encounters import Encounters

ENCOUNTERS: Encounters = if_played_on("82B2")
