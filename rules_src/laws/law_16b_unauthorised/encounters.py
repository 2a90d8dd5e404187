"""Law 16B: what stands when a player has unauthorised information from his partner."""

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
        "Så længe kortet ligger, må alle bruge det; det er ikke ubeføjet.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.MINOR_CARD,
        How.FIRST,
        "50E1",
        "Så længe kortet ligger, må alle bruge det; det er ikke ubeføjet.",
        settled="penalty_card",
    ),
    Encounter(
        Lasting.BOUND_LEAD,
        How.FIRST,
        "16B1b",
        "Kun udspil, som kravet eller forbuddet tillader, er logiske alternativer.",
    ),
    Encounter(
        Lasting.PASSES_ONCE,
        How.FIRST,
        "16B1b",
        "Skal spilleren passe, har han intet logisk alternativ til den pas.",
    ),
    Encounter(
        Lasting.PASSES_REST,
        How.FIRST,
        "16B1b",
        "Skal spilleren passe, har han intet logisk alternativ til pas.",
    ),
    Encounter(
        Lasting.INFORMATION,
        How.APART,
        "16B1a",
        "Hver oplysning peger på sit og vurderes for sig, om de så har samme modtager.",
    ),
)
