"""Law 73A: what stands when the stop card or the pause is forgotten."""

from __future__ import annotations

from rules_src.laws.common.encounters import AUCTION
from rules_src.model.encounters import Encounters

ENCOUNTERS: Encounters = AUCTION
