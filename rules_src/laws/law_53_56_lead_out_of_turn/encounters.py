"""Laws 53 to 56: what stands when a lead is made out of turn."""

from __future__ import annotations

from rules_src.laws.common.encounters import LED_UNCHOSEN, PLAY, SECOND_CARD
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
    SECOND_CARD,
    LED_UNCHOSEN,
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
