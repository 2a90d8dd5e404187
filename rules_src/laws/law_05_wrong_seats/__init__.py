"""Laws 3 to 5: players in wrong seats, or against wrong opponents."""

from __future__ import annotations

from rules_src.laws.law_05_wrong_seats.doubts import DOUBTS
from rules_src.laws.law_05_wrong_seats.encounters import ENCOUNTERS
from rules_src.laws.law_05_wrong_seats.facts import OVERLAPS
from rules_src.laws.law_05_wrong_seats.phrases import PHRASES
from rules_src.laws.law_05_wrong_seats.rule import same_direction, wrong_seats
from rules_src.laws.law_05_wrong_seats.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=wrong_seats,
    slug="forkerte-pladser",
    title="Forkerte pladser, forkerte modstandere eller samme retning",
    phase=Phase.BEFORE,
    happened="Nogen sidder på forkerte pladser eller mod forkerte modstandere",
    intro=(
        "Har ingen taget kort op, finder alle deres pladser. Har de, spilles spillet som regel"
        " færdigt: Forkerte modstandere følger samme regel som et forkert spil. I en holdkamp må to"
        " par fra samme hold ikke sidde i samme retning."
    ),
    laws=("3", "4", "5", "15B", "86B"),
    called="Forkerte pladser",
    who=Who("offender", "Hvem satte sig forkert?"),
    parts=(
        Part(
            same_direction,
            "Holdkamp: to par fra samme hold i samme retning",
            known="to par fra samme hold sidder i samme retning",
        ),
    ),
    confuse=("wrong_board", "team_board", "fouled_board"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
