"""Laws 13 and 14: what stands when a hand has a wrong number of cards."""

from __future__ import annotations

from rules_src.laws.common.encounters import if_played_on
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    if_played_on("13B"),
    Encounter(
        Lasting.MAJOR_CARD,
        How.READS,
        "14B4",
        "Find først kortet; bliver også det strafkort, er alle spillerens strafkort"
        " store (§\u00a050B).",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.READS,
        "14B4",
        "Find først kortet; bliver også det strafkort, er det lille nu stort (§\u00a050B).",
    ),
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "14B4",
        "Et fundet kort regnes for at have været på hånden, så det kan rette svigten.",
        settled="revoke",
    ),
    Encounter(
        Lasting.REVOKED,
        How.LAST,
        "14B4",
        "Find først kortet; kunne det have bekendt, regnes det med som kulørsvigt.",
        settled="revoke",
    ),
)
