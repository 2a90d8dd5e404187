"""Law 16C: what stands when a call or card was withdrawn."""

from __future__ import annotations

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    ANY_TIME,
    Encounter(
        Lasting.MAJOR_CARD,
        How.FIRST,
        "50E1",
        "Kortet, der ligger, må alle bruge; §\u00a016C gælder det først, når det tages op.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.FIRST,
        "50E1",
        "Kortet, der ligger, må alle bruge; §\u00a016C gælder det først, når det er væk.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.WITHDRAWN,
        How.APART,
        "16C1",
        "Hver annulleret handling vurderes for sig, for siderne kan have byttet rolle.",
    ),
)
