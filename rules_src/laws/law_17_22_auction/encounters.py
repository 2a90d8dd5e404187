"""Laws 17 to 22: what stands when the auction went wrong."""

from __future__ import annotations

from rules_src.laws.common.encounters import AUCTION_FIRST, calls_reopened
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    calls_reopened("17D3"),
    AUCTION_FIRST,
    Encounter(
        Lasting.PASSES_ONCE,
        How.APART,
        "37",
        "Den, der får sin tur tilbage, passer stadig, hvis han havde pligt til det.",
    ),
    Encounter(
        Lasting.PASSES_REST,
        How.APART,
        "37",
        "Den, der får sin tur tilbage, passer stadig, hvis han havde pligt til det.",
    ),
)
