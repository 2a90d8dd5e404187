"""Laws 28 to 32: what stands when a call is made out of rotation."""

from __future__ import annotations

from rules_src.laws.common.encounters import AUCTION
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    AUCTION,
    Encounter(
        Lasting.PASSES_ONCE,
        How.READS,
        "28A",
        "Skulle spilleren til højre passe, gælder meldingen som i tur; den"
        " fejlendes egen pligt går forud (§\u00a037).",
    ),
    Encounter(
        Lasting.PASSES_REST,
        How.READS,
        "28A",
        "Skulle spilleren til højre passe, gælder meldingen som i tur; den"
        " fejlendes egen pligt går forud (§\u00a037).",
    ),
)
