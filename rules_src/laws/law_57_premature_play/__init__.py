"""Law 57: premature lead or play."""

from __future__ import annotations

from rules_src.laws.law_57_premature_play.doubts import DOUBTS
from rules_src.laws.law_57_premature_play.encounters import ENCOUNTERS
from rules_src.laws.law_57_premature_play.phrases import PHRASES
from rules_src.laws.law_57_premature_play.rule import (
    premature_play,
    premature_play_choice,
    premature_play_freed,
)
from rules_src.laws.law_57_premature_play.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=premature_play,
    slug="spillet-for-tidligt",
    title="Spillet til uden for tur eller for tidligt",
    phase=Phase.PLAY,
    happened="En modspiller lagde til eller spillede videre, før det var hans tur",
    intro=(
        "Spiller en modspiller, før den anden har lagt til, bliver kortet stort strafkort, og"
        " spilfører vælger, hvordan den anden skal spille til stikket. Har spilfører allerede"
        " spillet fra begge hænder, sker der intet."
    ),
    laws=("57", "60A", "59"),
    called="Spillede før makker",
    who=Who("offender", "Hvem spillede for tidligt?"),
    parts=(
        Part(premature_play_freed, "Fri for berigtigelse efter §\u00a057C"),
        Part(
            premature_play_choice,
            "Spilførers fire valg",
            known="en modspiller spillede for tidligt, og {declarer} vælger",
        ),
    ),
    confuse=("lead_out_of_turn", "penalty_card", "simultaneous_play"),
    phrases=PHRASES,
    doubts=DOUBTS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
