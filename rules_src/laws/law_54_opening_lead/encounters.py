"""Law 54: what stands when the opening lead is faced out of turn."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY, SECOND_CARD
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.MAJOR_CARD,
        How.READS,
        "54D",
        "Afvises udspillet, er det endnu et stort strafkort; har {partner} også et,"
        " vælges om begge.",
    ),
    SECOND_CARD,
    Encounter(
        Lasting.LEAD_RIGHT,
        How.LAST,
        "26B",
        "Afgør udspillet først; forbuddet lægges på det udspil, den anden modspiller derefter har.",
        settled="lead_restrictions",
    ),
    Encounter(
        Lasting.BOUND_LEAD,
        How.APART,
        "26B",
        "Forbuddet gælder den, der har udspillet, ikke den, der spillede ud.",
    ),
    Encounter(
        Lasting.OPEN_REVOKE,
        How.APART,
        "61A",
        "Før åbningsudspillet findes der intet stik at svigte kulør i.",
    ),
    Encounter(
        Lasting.REVOKED,
        How.APART,
        "63A1",
        "Før åbningsudspillet kan ingen kulørsvigt være etableret.",
    ),
)
