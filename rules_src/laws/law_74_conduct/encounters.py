"""Law 74: what stands when a player behaves badly."""

from __future__ import annotations

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model.encounters import Encounters

ENCOUNTERS: Encounters = ANY_TIME
