"""Laws 79 and 81: what stands when the tricks or the score are disputed."""

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
        "Overfør stikkene for kulørsvigten, før antallet af stik noteres.",
        settled="revoke",
    ),
)
