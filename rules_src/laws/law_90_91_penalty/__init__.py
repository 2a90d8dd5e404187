"""Laws 90 and 91: penalty points and discipline."""

from __future__ import annotations

from rules_src.laws.law_90_91_penalty.doubts import DOUBTS
from rules_src.laws.law_90_91_penalty.encounters import ENCOUNTERS
from rules_src.laws.law_90_91_penalty.facts import OVERLAPS
from rules_src.laws.law_90_91_penalty.phrases import PHRASES
from rules_src.laws.law_90_91_penalty.rule import procedural_penalty
from rules_src.laws.law_90_91_penalty.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=procedural_penalty,
    slug="strafpoint",
    title="Strafpoint, advarsel og disciplin",
    phase=Phase.AFTER,
    happened="En spiller forsinker, generer, laver rod i mapperne eller opfører sig dårligt",
    intro=(
        "Strafpoint er noget andet end en justeret score og kommer oven i den. Loven siger, hvad"
        " der kan straffes, men har ingen satser. Brud på fremgangsmåden følger §\u00a090,"
        " opførsel og orden §\u00a091."
    ),
    laws=("90", "91"),
    called="Strafpoint",
    who=Who("offender", "Hvem drejer det sig om?"),
    confuse=("adjusted_score", "board_not_reached"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    encounters=ENCOUNTERS,
    statements=STATEMENTS,
)
