"""Laws 83 to 85: what happened, and how to go on from it."""

from __future__ import annotations

from rules_src.laws.law_83_85_facts.encounters import ENCOUNTERS
from rules_src.laws.law_83_85_facts.facts import OVERLAPS
from rules_src.laws.law_83_85_facts.phrases import PHRASES
from rules_src.laws.law_83_85_facts.rule import disputed_facts
from rules_src.laws.law_83_85_facts.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation

SITUATION = Situation(
    rule=disputed_facts,
    slug="uenighed-om-fakta",
    title="Uenighed om, hvad der skete",
    phase=Phase.AFTER,
    happened="Spillerne er ikke enige om, hvad der skete",
    intro=(
        "Find først ud af, hvad der skete, og døm så. Er spillerne uenige, gælder det mest"
        " sandsynlige, og tvivl om fakta tilfalder ingen. Tvivl om følgerne er noget andet: Den"
        " kommer den side til gode, der er uden skyld."
    ),
    laws=("83", "84", "85"),
    called="Uenige om, hvad der skete",
    confuse=("appeal", "score_correction"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
