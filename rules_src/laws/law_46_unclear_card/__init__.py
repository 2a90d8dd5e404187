"""Laws 45D and 46: an unclear or wrong card from dummy."""

from __future__ import annotations

from rules_src.laws.law_46_unclear_card.doubts import DOUBTS
from rules_src.laws.law_46_unclear_card.encounters import ENCOUNTERS
from rules_src.laws.law_46_unclear_card.phrases import PHRASES
from rules_src.laws.law_46_unclear_card.rule import (
    high_low_or_win,
    unclear_card,
    wrong_table_card,
)
from rules_src.laws.law_46_unclear_card.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=unclear_card,
    slug="uklart-kort-fra-bordet",
    title="Uklart kort fra bordet",
    phase=Phase.PLAY,
    happened="Spilfører sagde ikke tydeligt, hvilket kort bordet skulle spille",
    intro=(
        "Mangler farven eller værdien, siger loven selv, hvilket kort der er spillet. Kun når det"
        " er hævet over enhver tvivl, at spilfører mente et andet, gælder det. Har den blinde lagt"
        " et andet kort end det nævnte, kan det rettes, indtil begge sider har spillet videre."
    ),
    laws=("46", "45D"),
    called="Uklart kort fra bordet",
    who=Who("dummy", "Hvem er den blinde?"),
    parts=(
        Part(high_low_or_win, "»Højt«, »lavt« eller »vind«"),
        Part(
            wrong_table_card,
            "Den blinde lagde et forkert kort",
            known="{dummy} lagde et forkert kort",
        ),
    ),
    confuse=("card_played", "card_retracted", "dummys_limits"),
    phrases=PHRASES,
    doubts=DOUBTS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
