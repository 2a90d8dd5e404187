"""Law 26: what stands when lead restrictions after a withdrawn call."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.MAJOR_CARD,
        How.READS,
        "50D2",
        "Ligger der et stort strafkort, har spilfører både forbuddet og valget om strafkortet.",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.APART,
        "50C",
        "Et lille strafkort giver intet valg ved udspillet; kun forbuddet gør.",
    ),
    Encounter(
        Lasting.LEAD_RIGHT,
        How.FIRST,
        "26B",
        "Retten bruges netop her: Spilfører vælger, før der spilles ud.",
    ),
    Encounter(
        Lasting.BOUND_LEAD,
        How.FIRST,
        "59",
        "Kan krav og forbud ikke følges begge, er ethvert lovligt kort frit.",
    ),
)
