"""Laws 6D2 and 87: a board that was not dealt, or not the same at every table."""

from __future__ import annotations

from rules_src.laws.law_87_fouled_board.doubts import DOUBTS
from rules_src.laws.law_87_fouled_board.encounters import ENCOUNTERS
from rules_src.laws.law_87_fouled_board.facts import OVERLAPS
from rules_src.laws.law_87_fouled_board.phrases import PHRASES
from rules_src.laws.law_87_fouled_board.rule import fouled_board, fouled_in_match, fouled_in_pairs
from rules_src.laws.law_87_fouled_board.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=fouled_board,
    slug="fordelingen-ikke-ens",
    title="Fordelingen er ikke den samme ved alle borde",
    phase=Phase.AFTER,
    happened="Bordene har ikke spillet de samme kort, eller en mappe har vendt forkert",
    intro=(
        "Ligger et kort i en forkert lomme, eller er giver eller zone en anden, har de, der"
        " sammenlignes, ikke spillet det samme. I parturnering annulleres spillet ikke:"
        " Resultaterne deles i grupper. I holdkamp kommer det an på, hvem der er skyld i det, og"
        " om der kan spilles et erstatningsspil."
    ),
    laws=("87", "86B2", "12C2", "6D2"),
    called="Ikke ens fordeling",
    who=Who("offender", "Hvem er skyld i det?"),
    parts=(
        Part(fouled_in_pairs, "Par og individuelt: grupper", known=""),
        Part(fouled_in_match, "Holdkamp: hvor langt er det andet bord?"),
    ),
    confuse=("team_board", "wrong_number_of_cards", "wrong_board"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
