"""Law 46: what stands when declarer's designation is unclear."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.MAJOR_CARD,
        How.APART,
        "48A",
        "Bordets kort bliver aldrig strafkort, og modspillerens ligger, til det kan spilles.",
    ),
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "63A2",
        "Nævnte spilfører et kort til næste stik, er hans sides kulørsvigt etableret.",
        settled="revoke",
    ),
)
