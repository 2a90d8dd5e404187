"""Laws 44 and 65: what stands when a trick is disputed."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.REVOKED,
        How.LAST,
        "65D",
        "Lad kortene ligge i orden, til stikkene for kulørsvigten er overført.",
        settled="revoke",
    ),
)
