"""Laws 83 to 85: what stands when the players disagree on what happened."""

from __future__ import annotations

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    ANY_TIME,
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "66D",
        "Ses svigten ikke i de liggende kort, findes den mest sandsynlige sandhed.",
        settled="revoke",
    ),
    Encounter(
        Lasting.REVOKED,
        How.LAST,
        "66D",
        "Se stikkene efter, når spillet er slut; har kun én side blandet, går det ud over den.",
        settled="revoke",
    ),
)
