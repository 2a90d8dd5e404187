"""Law 86: what stands when a team match lacks a result."""

from __future__ import annotations

from rules_src.laws.common.encounters import AFTER
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    AFTER,
    Encounter(
        Lasting.REVOKED,
        How.FIRST,
        "64A",
        "Overfør stikkene først; bordets resultat er det, der skal sammenlignes.",
        settled="revoke",
    ),
)
