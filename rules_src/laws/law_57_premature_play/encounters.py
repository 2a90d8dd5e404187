"""Law 57: what stands when a defender plays before his turn."""

from __future__ import annotations

from rules_src.laws.common.encounters import LED_UNCHOSEN, PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.MAJOR_CARD,
        How.READS,
        "51A",
        "To strafkort hos spilleren: Begge er store, og spilfører udpeger det, der spilles.",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.READS,
        "50B",
        "Det for tidlige kort gør også spillerens lille strafkort stort.",
    ),
    LED_UNCHOSEN,
    Encounter(
        Lasting.BOUND_LEAD,
        How.FIRST,
        "59",
        "Kan det ældre krav og det nye valg ikke følges, er ethvert lovligt kort frit.",
    ),
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "63A1",
        "Spillede svigtens side til næste stik, er svigten etableret, også for tidligt.",
        settled="revoke",
    ),
)
