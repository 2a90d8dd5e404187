"""Laws 3 to 5: what stands when a player sits in a wrong seat."""

from __future__ import annotations

from rules_src.laws.common.encounters import if_played_on
from rules_src.model.encounters import Encounters

ENCOUNTERS: Encounters = if_played_on("15B")
