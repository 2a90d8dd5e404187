"""Law 76: spectators, and others who do not play at the table."""

from __future__ import annotations

from rules_src.laws.law_76_spectators.doubts import DOUBTS
from rules_src.laws.law_76_spectators.encounters import ENCOUNTERS
from rules_src.laws.law_76_spectators.facts import OVERLAPS
from rules_src.laws.law_76_spectators.phrases import PHRASES
from rules_src.laws.law_76_spectators.rule import spectator
from rules_src.laws.law_76_spectators.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=spectator,
    slug="tilskuer",
    title="Tilskuer eller en anden ved bordet",
    phase=Phase.PLAY,
    happened="En tilskuer eller en fra et andet bord blandede sig",
    intro=(
        "Alle i spilleområdet, der hverken spiller eller er med til at lede turneringen, er"
        " tilskuere. En tilskuer må intet sige, men en fejl bliver ikke mindre af, at en tilskuer"
        " så den. Fik en spiller noget at vide om kortene, er det uvedkommende oplysninger."
    ),
    laws=("76", "81C3", "16D"),
    called="Tilskuer blandede sig",
    who=Who("recipient", "Hvilken spiller fik noget at vide?"),
    confuse=("extraneous_information", "acted_before_director", "disputed_facts"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
