"""Law 21: what stands when a side was misinformed."""

from __future__ import annotations

from rules_src.laws.common.encounters import calls_reopened
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    calls_reopened("21B1a"),
    Encounter(
        Lasting.PASSES_ONCE,
        How.APART,
        "37",
        "Den, der skal passe, kan heller ikke efter rettelsen melde andet end pas.",
    ),
    Encounter(
        Lasting.PASSES_REST,
        How.APART,
        "37",
        "Den, der skal passe, kan heller ikke efter rettelsen melde andet end pas.",
    ),
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "62A",
        "Er kulørsvigten nævnt, rettes den, før du ser på, hvad forklaringen kostede.",
        settled="revoke",
    ),
)
