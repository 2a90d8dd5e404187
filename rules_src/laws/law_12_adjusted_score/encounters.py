"""Law 12: what stands when the score may be adjusted."""

from __future__ import annotations

from rules_src.laws.common.encounters import AFTER
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    AFTER,
    Encounter(
        Lasting.MAJOR_CARD,
        How.FIRST,
        "50E4",
        "Kunne resultatet være et andet uden det viste kort, er det grund til justering.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.FIRST,
        "50E4",
        "Også det lille strafkort: Hjalp det modspillerne, er det grund til justering.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.INFORMATION,
        How.FIRST,
        "16B3",
        "Blev oplysningen brugt, og gav det fordel, er det i sig selv grund til justering.",
        settled="unauthorised_information",
    ),
    Encounter(
        Lasting.WITHDRAWN,
        How.FIRST,
        "16C3",
        "Brugte den fejlende side det annullerede, og gav det skade, justeres scoren.",
        settled="withdrawn_action",
    ),
    Encounter(
        Lasting.REVOKED,
        How.FIRST,
        "64C1",
        "Overfør stikkene først; dækker de ikke skaden, justeres scoren i stedet.",
        settled="revoke",
    ),
    Encounter(
        Lasting.LATER,
        How.FIRST,
        "12B1",
        "Alt, der ventede, tages med, og det sandsynlige resultat er uden nogen af fejlene.",
    ),
)
