"""Law 15: cards from a wrong board, or a wrong board or seats."""

from __future__ import annotations

from rules_src.laws.law_15_wrong_board.rule import call_on_the_other_board, wrong_board
from rules_src.model.situation import Part, Phase, Situation

SITUATION = Situation(
    rule=wrong_board,
    slug="forkert-plads-eller-mappe",
    title="Forkert plads eller forkert mappe",
    phase=Phase.BEFORE,
    happened="Nogen sidder forkert, spiller en forkert mappe eller tog en forkert hånd",
    intro=(
        "Har en spiller meldt med kort fra en anden mappe, kan det rettes, så længe den anden på"
        " hans side ikke har meldt. Er bordet i gang med en forkert mappe, spilles den færdig, hvis"
        " ingen af de fire har spillet den før."
    ),
    laws=("15", "5", "16D"),
    parts=(Part(call_on_the_other_board, "Når den anden mappe skal spilles"),),
    confuse=("wrong_number_of_cards", "extraneous_information"),
    search=(
        "forkert mappe",
        "forkert bord",
        "forkert plads",
        "sad forkert",
        "byttet pladser",
        "hånd fra forkert mappe",
        "spillede et forkert spil",
        "forkerte modstandere",
        "vendt mappe",
        "forkert række",
        "nord sad syd",
    ),
)
