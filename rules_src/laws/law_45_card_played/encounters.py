"""Law 45: what stands when it is disputed whether a card is played."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.MAJOR_CARD,
        How.FIRST,
        "52A",
        "Skulle strafkortet have været spillet, må spilleren ikke selv tage det andet tilbage.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.FIRST,
        "50C",
        "Et andet lavt kort i farven måtte ikke spilles før det lille strafkort.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.LEAD_RIGHT,
        How.FIRST,
        "50D2",
        "Spillede modspilleren ud, før spilfører valgte, følger det kort §\u00a049.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.BOUND_LEAD,
        How.FIRST,
        "61A",
        "Brød kortet kravet eller forbuddet, er det en kulørsvigt og dømmes som den.",
        settled="revoke",
    ),
)
