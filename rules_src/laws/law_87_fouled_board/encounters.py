"""Law 87: what stands when a board is fouled."""

from __future__ import annotations

from rules_src.laws.common.encounters import AFTER
from rules_src.model.encounters import Encounters

ENCOUNTERS: Encounters = AFTER
