"""Law 27: what stands when an insufficient bid is made."""

from __future__ import annotations

from rules_src.laws.common.encounters import AUCTION
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    AUCTION,
    Encounter(
        Lasting.PASSES_ONCE,
        How.DOUBT,
        "37",
        "Skulle den fejlende passe, er loven uklar; her går §\u00a037 forud for §\u00a027.",
    ),
    Encounter(
        Lasting.PASSES_REST,
        How.DOUBT,
        "37",
        "Skulle den fejlende passe, er loven uklar; her går §\u00a037 forud for §\u00a027.",
    ),
)
