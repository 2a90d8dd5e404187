"""Laws 8 and 82B2: a board that is not reached in time."""

from __future__ import annotations

from rules_src.laws.law_82_lost_board.doubts import DOUBTS
from rules_src.laws.law_82_lost_board.encounters import ENCOUNTERS
from rules_src.laws.law_82_lost_board.facts import OVERLAPS
from rules_src.laws.law_82_lost_board.phrases import PHRASES
from rules_src.laws.law_82_lost_board.rule import board_not_reached
from rules_src.laws.law_82_lost_board.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=board_not_reached,
    slug="spil-ikke-naaet",
    title="Et spil nås ikke: langsomt spil eller for sent fremmøde",
    phase=Phase.AFTER,
    happened="Et spil nås ikke, bordet er bagud, eller nogen kommer for sent",
    intro=(
        "Er der meldt på spillet, spilles det færdigt. Er der ikke, kan det udsættes eller"
        " tages fra bordet. Så får hver side en kunstig score efter sin egen skyld, og det er"
        " skylden for netop denne forsinkelse, der tæller."
    ),
    laws=("8", "82B2", "12C2", "90"),
    called="Spil ikke nået",
    who=Who("offender", "Hvem er skyld i forsinkelsen?"),
    confuse=("adjusted_score", "procedural_penalty", "wrong_board"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
