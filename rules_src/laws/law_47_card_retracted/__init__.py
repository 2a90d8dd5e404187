"""Law 47: retraction of a card played."""

from __future__ import annotations

from rules_src.laws.law_47_card_retracted.encounters import ENCOUNTERS
from rules_src.laws.law_47_card_retracted.facts import OVERLAPS
from rules_src.laws.law_47_card_retracted.phrases import PHRASES
from rules_src.laws.law_47_card_retracted.rule import card_retracted
from rules_src.laws.law_47_card_retracted.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=card_retracted,
    slug="kort-taget-tilbage",
    title="Må kortet tages tilbage?",
    phase=Phase.PLAY,
    happened="En spiller vil tage et kort tilbage, som han har spillet",
    intro=(
        "Et spillet kort bliver liggende. Undtagelserne er få: En modstander har sagt, at det var"
        " spillerens tur, har forklaret forkert eller har skiftet sit eget kort, spilfører"
        " fortalte sig, da han nævnte et kort fra bordet, eller den blinde lagde et andet kort."
    ),
    laws=("47",),
    called="Vil have sit kort tilbage",
    who=Who("offender", "Hvem sagde eller spillede noget forkert?"),
    confuse=("card_played", "unclear_card", "penalty_card"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
