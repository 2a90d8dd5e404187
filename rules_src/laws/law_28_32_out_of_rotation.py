"""Laws 28-32: a call out of rotation."""

from __future__ import annotations

from rules_src.laws.law_28_29_may_it_stand import may_it_stand
from rules_src.laws.law_30_32_not_accepted import call_not_accepted
from rules_src.laws.out_of_rotation_facts import Call, OutOfRotation, Turn
from rules_src.laws.withdrawn_call import UNAUTHORISED, USED
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import HandOver, Instruct, NewIrregularity

IN_ROTATION = Instruct(
    "28A",
    "in_rotation",
    "Meldingen er afgivet i tur, fordi {rho} havde pligt til at passe; meldeforløbet går videre.",
)
CHANGE_OF_CALL = Instruct(
    "25",
    "change_of_call",
    "Dette er ikke en melding uden for tur, men et forsøg på at ændre {offender's} seneste"
    " melding.",
)
NEVER_ACCEPTED = Instruct(
    "32",
    "never_accepted",
    "En utilladelig dobling eller redobling kan aldrig accepteres.",
)
BACK_TO_PLAYER = Instruct(
    "17D3",
    "back_to_lost_turn",
    "Meldeforløbet er ikke slut: Det går tilbage til den spiller, der mistede sin tur, og alle"
    " pas derefter annulleres.",
)


def call_out_of_rotation(facts: OutOfRotation) -> Ruling:
    """A call out of rotation stands if left-hand opponent calls over it, else it is cancelled."""
    if facts.turn is Turn.RHO_BARRED:
        return Ruling(IN_ROTATION)
    if facts.turn is Turn.LHO_AGAIN:
        return Ruling(CHANGE_OF_CALL, HandOver("25", "change_of_call"))
    if facts.call is Call.INADMISSIBLE:
        return Ruling(NEVER_ACCEPTED, NewIrregularity("36", "inadmissible_call"))
    if facts.call is Call.CLOSING_PASS:
        return Ruling(BACK_TO_PLAYER, UNAUTHORISED, USED)
    return Ruling(HandOver("29", "may_it_stand"))


SITUATION = Situation(
    rule=call_out_of_rotation,
    slug="melding-uden-for-tur",
    title="Melding uden for tur",
    phase=Phase.AUCTION,
    happened="En spiller har meldt, uden at det var hans tur",
    intro=(
        "Modstanderen til venstre for den fejlende kan acceptere meldingen ved at melde over den."
        " Ellers annulleres den, og så afhænger det af, hvis tur det var, og af hvad den fejlende"
        " melder, når turen kommer til ham. En tvungen pas varer kun én melderunde."
    ),
    laws=("28", "29", "30", "31", "32"),
    parts=(
        Part(may_it_stand, "Kan meldingen stå?"),
        Part(call_not_accepted, "Når meldingen ikke er accepteret"),
    ),
    confuse=("change_of_call",),
    search=(
        "melding uden for tur",
        "pas uden for tur",
        "bud uden for tur",
        "åbning uden for tur",
        "åbnede i makkers tur",
        "meldt før tur",
        "tvungen pas",
        "ikke min tur",
        "giver",
        "melding i utur",
        "pas i utur",
        "passede i makkers tur",
        "meldte før sin tur",
    ),
)
