"""Law 11: what stands when players went on before the Director came."""

from __future__ import annotations

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    ANY_TIME,
    Encounter(
        Lasting.LEAD_RIGHT,
        How.LAST,
        "11A",
        "Har spilførers side selv handlet, kan valget være tabt; ellers forklares det forfra.",
    ),
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "63A1",
        "Se først, om det, der blev spillet videre, har etableret kulørsvigten.",
        settled="revoke",
    ),
)
