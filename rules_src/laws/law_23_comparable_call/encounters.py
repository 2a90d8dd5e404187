"""Law 23: what stands when a withdrawn call is replaced."""

from __future__ import annotations

from rules_src.laws.common.encounters import must_pass_first
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

MUST_PASS = "Skal spilleren selv passe, er kun pas lovlig, tilsvarende eller ej."
ENCOUNTERS: Encounters = beside(
    must_pass_first(MUST_PASS),
    Encounter(
        Lasting.LEAD_RIGHT,
        How.DOUBT,
        "26A",
        "Er kun den ene af to nye meldinger tilsvarende, begrænser den anden her stadig udspillet.",
    ),
    Encounter(
        Lasting.WITHDRAWN,
        How.ENDS,
        "23B",
        "Er den nye melding tilsvarende, gælder §\u00a016C2 ikke den, den erstatter.",
    ),
)
