"""Laws 61 to 64: what stands when a player revokes."""

from __future__ import annotations

from rules_src.laws.common.encounters import PLAY
from rules_src.model.effects import Lasting
from rules_src.model.encounters import Encounter, Encounters, How, beside

ENCOUNTERS: Encounters = beside(
    PLAY,
    Encounter(
        Lasting.MAJOR_CARD,
        How.READS,
        "62B1",
        "Rettes svigten, bliver kortet også strafkort; kan det ældre bekende, rettes der med det.",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.READS,
        "50B",
        "Rettes svigten, bliver kortet strafkort, og så er det lille også stort.",
    ),
    Encounter(
        Lasting.BOUND_LEAD,
        How.FIRST,
        "61A",
        "At bryde et krav eller forbud, man kan følge, er selv en kulørsvigt.",
    ),
    Encounter(
        Lasting.OPEN_REVOKE,
        How.FIRST,
        "62C3",
        "Svigtede begge sider i samme stik, og har den ene spillet videre, rettes begge.",
    ),
    Encounter(
        Lasting.REVOKED,
        How.READS,
        "64A",
        "Et stik overføres kun én gang, og har begge sider svigtet kulør, overføres intet.",
    ),
)
