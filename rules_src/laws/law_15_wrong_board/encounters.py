"""Law 15: what stands when a wrong board or a wrong hand is played."""

from __future__ import annotations

from rules_src.laws.common.encounters import if_played_on
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    if_played_on("15B"),
    Encounter(
        Lasting.PASSES_ONCE,
        How.DOUBT,
        "15A1",
        "Bortfalder meldingen, som gav pligten, siger loven intet; her bortfalder pligten også.",
    ),
    Encounter(
        Lasting.PASSES_REST,
        How.DOUBT,
        "15A1",
        "Bortfalder meldingen, som gav pligten, siger loven intet; her bortfalder pligten også.",
    ),
    Encounter(
        Lasting.WITHDRAWN,
        How.LAST,
        "15A2c",
        "Ret først hånden; alt annulleret, også det tidligere, er derefter oplysning.",
    ),
)
