"""Laws 49 to 52: what stands when a defender shows a card."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.MAJOR_CARD,
        How.READS,
        "50B",
        "Ligger et strafkort allerede hos spilleren, er alle hans strafkort store.",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.READS,
        "50B",
        "Et strafkort mere hos spilleren gør også hans lille strafkort stort.",
    ),
    Encounter(
        Lasting.LEAD_RIGHT,
        How.FIRST,
        "50D2",
        "Spilfører vælger ved udspillet, før nogen spiller ud fra strafkortets side.",
    ),
    Encounter(
        Lasting.BOUND_LEAD,
        How.FIRST,
        "50D1b",
        "At bekende og følge kravet eller forbuddet går forud for at spille strafkortet.",
    ),
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "62B1",
        "Ret kulørsvigten først; modspillerens kort bliver også et stort strafkort.",
        settled="revoke",
    ),
)
