"""Law 47: retraction of a card played."""

from __future__ import annotations

from rules_src.laws.law_47_card_retracted.rule import card_retracted
from rules_src.model.situation import Phase, Situation

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
    laws=("47", "45C4b", "45D"),
    confuse=("penalty_card", "lead_out_of_turn"),
    search=(
        "tage kort tilbage",
        "fortrudt kort",
        "spilfører sagde et forkert kort",
        "fortalelse",
        "forkert kort fra bordet",
        "den blinde hørte forkert",
        "den blinde spillede et forkert kort",
        "kort spillet efter forkert forklaring",
        "en modstander sagde det var min tur",
        "tog kortet tilbage",
        "trak et forkert kort",
    ),
)
