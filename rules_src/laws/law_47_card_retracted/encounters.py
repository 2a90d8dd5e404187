"""Law 47: what stands when a player wants his card back."""

from __future__ import annotations

from rules_src.laws.common.encounters import CARD_IN_DISPUTE
from rules_src.model.encounters import Encounters

ENCOUNTERS: Encounters = CARD_IN_DISPUTE
