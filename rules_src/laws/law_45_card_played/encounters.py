"""Law 45: what stands when it is disputed whether a card is played."""

from __future__ import annotations

from rules_src.laws.common.encounters import CARD_IN_DISPUTE
from rules_src.model.encounters import Encounters

ENCOUNTERS: Encounters = CARD_IN_DISPUTE
