"""Laws 13 and 14: a wrong number of cards."""

from __future__ import annotations

from rules_src.laws.law_13_14_cards.doubts import DOUBTS
from rules_src.laws.law_13_14_cards.encounters import ENCOUNTERS
from rules_src.laws.law_13_14_cards.phrases import PHRASES
from rules_src.laws.law_13_14_cards.rule import wrong_number_of_cards
from rules_src.laws.law_13_14_cards.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=wrong_number_of_cards,
    slug="forkert-antal-kort",
    title="Forkert antal kort",
    phase=Phase.BEFORE,
    happened="En spiller har for mange eller for få kort",
    intro=(
        "Har en hånd for mange kort, kommer det an på, om der er meldt, og hvad spillerne har set."
        " Mangler der blot et kort, findes det eller erstattes, og det regnes for at have været på"
        " hånden hele tiden."
    ),
    laws=("13", "14"),
    called="Forkert antal kort",
    who=Who("offender", "Hvem har for mange kort eller mangler et?"),
    confuse=("wrong_board", "fouled_board", "revoke", "extraneous_information", "claim"),
    phrases=PHRASES,
    doubts=DOUBTS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
