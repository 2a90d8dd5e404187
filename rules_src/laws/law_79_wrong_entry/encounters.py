"""Law 79C: what stands when a result is entered wrongly."""

from __future__ import annotations

from rules_src.laws.common.encounters import AFTER
from rules_src.model.encounters import Encounters

ENCOUNTERS: Encounters = AFTER
