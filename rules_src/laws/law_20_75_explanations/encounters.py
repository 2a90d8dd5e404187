"""Laws 20 and 75: what stands when an explanation must be corrected."""

from __future__ import annotations

from rules_src.laws.common.encounters import calls_reopened
from rules_src.model.encounters import Encounters

ENCOUNTERS: Encounters = calls_reopened("21B1a")
