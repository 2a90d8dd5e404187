"""Laws 68 to 71: what stands when a player claims or concedes."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.MAJOR_CARD,
        How.DOUBT,
        "70A",
        "Loven siger ikke, om et strafkort tæller, når stikkene fordeles; her tæller det med.",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.DOUBT,
        "70A",
        "Loven siger ikke, om et strafkort tæller, når stikkene fordeles; her tæller det med.",
    ),
    Encounter(
        Lasting.LEAD_RIGHT,
        How.DOUBT,
        "70A",
        "Loven siger ikke, om et ubrugt valg tæller, når stikkene fordeles; her tæller det med.",
    ),
    Encounter(
        Lasting.BOUND_LEAD,
        How.DOUBT,
        "70A",
        "Loven siger ikke, om et krav eller forbud tæller ved fordelingen; her tæller det med.",
    ),
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "63A3",
        "Krævede eller opgav svigtens side stik, er svigten etableret.",
        settled="revoke",
    ),
    Encounter(
        Lasting.REVOKED,
        How.LAST,
        "64A",
        "Fordel først de stik, kravet gælder; overfør så stik for kulørsvigten.",
        settled="revoke",
    ),
)
