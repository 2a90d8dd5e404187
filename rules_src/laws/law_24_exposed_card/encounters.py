"""Law 24: what stands when a card is exposed during the auction."""

from __future__ import annotations

from rules_src.laws.common.encounters import AUCTION
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    AUCTION,
    Encounter(
        Lasting.MAJOR_CARD,
        How.READS,
        "50D2",
        "Bliver det viste kort strafkort, og har {partner} også et, vælger spilfører om begge.",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.LAST,
        "50B",
        "Bliver det viste kort også strafkort hos samme spiller, er det lille nu stort.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.PASSES_ONCE,
        How.DOUBT,
        "24B",
        "Skal samme spiller allerede passe næste gang, er loven tavs; her rækker én pas.",
    ),
    Encounter(
        Lasting.PASSES_REST,
        How.APART,
        "24B",
        "En pas mere ændrer intet for den, der allerede skal passe resten.",
    ),
)
