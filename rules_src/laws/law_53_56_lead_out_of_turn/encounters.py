"""Laws 53 to 56: what stands when a lead is made out of turn."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.MAJOR_CARD,
        How.READS,
        "56B",
        "Afvises udspillet, er det endnu et stort strafkort; har {partner} også et,"
        " vælges om begge.",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.READS,
        "50B",
        "Afvises udspillet, har spilleren to strafkort, og så er begge store.",
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
        How.APART,
        "50D2a",
        "Kravet eller forbuddet gælder den, der har tur, ikke den, der spillede ud.",
    ),
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "63A1",
        "Spillede svigtens side ud, er svigten etableret, også uden for tur.",
        settled="revoke",
    ),
)
