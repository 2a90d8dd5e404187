"""Law 72: what stands when a player has seen his own side's error."""

from __future__ import annotations

from rules_src.laws.common.encounters import ANY_TIME
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    ANY_TIME,
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "62A",
        "Ingen skal selv røbe svigten, men er den nævnt, rettes den.",
        settled="revoke",
    ),
    Encounter(
        Lasting.REVOKED,
        How.LAST,
        "72B3",
        "Siden må tie om svigten, men ikke skjule den; stik overføres efter spillet.",
        settled="revoke",
    ),
)
