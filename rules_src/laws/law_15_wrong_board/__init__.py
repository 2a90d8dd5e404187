"""Law 15: cards from a wrong board, or a wrong board or seats."""

from __future__ import annotations

from rules_src.laws.law_15_wrong_board.doubts import DOUBTS
from rules_src.laws.law_15_wrong_board.encounters import ENCOUNTERS
from rules_src.laws.law_15_wrong_board.phrases import PHRASES
from rules_src.laws.law_15_wrong_board.rule import (
    call_on_the_other_board,
    not_their_board,
    wrong_board,
)
from rules_src.laws.law_15_wrong_board.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=wrong_board,
    slug="forkert-plads-eller-mappe",
    title="Forkert plads eller forkert mappe",
    phase=Phase.BEFORE,
    happened="Bordet spiller et forkert spil, eller en spiller tog en forkert hånd",
    intro=(
        "Har en spiller meldt med kort fra en anden mappe, kan det rettes, så længe {partner}"
        " ikke har meldt. Er bordet i gang med et forkert spil, spilles det færdigt, hvis ingen af"
        " de fire har spillet det før."
    ),
    laws=("15", "5", "16D"),
    called="Forkert mappe",
    who=Who("offender", "Hvem tog kort fra en forkert mappe?"),
    parts=(
        Part(call_on_the_other_board, "Når det andet spil skal spilles"),
        Part(not_their_board, "Et spil, bordet ikke skulle spille nu", known=""),
    ),
    confuse=("wrong_seats", "wrong_number_of_cards", "extraneous_information"),
    phrases=PHRASES,
    doubts=DOUBTS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
