"""Laws 20F and 75: the correction of a mistaken explanation."""

from __future__ import annotations

from rules_src.laws.law_20_75_explanations.doubts import DOUBTS
from rules_src.laws.law_20_75_explanations.encounters import ENCOUNTERS
from rules_src.laws.law_20_75_explanations.facts import OVERLAPS
from rules_src.laws.law_20_75_explanations.phrases import PHRASES
from rules_src.laws.law_20_75_explanations.rule import (
    correct_explanation,
    own_explanation,
    partners_explanation,
)
from rules_src.laws.law_20_75_explanations.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=correct_explanation,
    slug="ret-forklaring",
    title="En forklaring skal rettes",
    phase=Phase.AUCTION,
    happened="En forklaring var forkert, eller en alert manglede",
    intro=(
        "En forkert forklaring eller en manglende alert skal rettes, men ikke når som helst og"
        " ikke af hvem som helst. Det afgørende er, hvem der opdager fejlen, og om hans side"
        " ender med kontrakten eller i modspil. Turneringslederen skal altid til bordet. Derefter"
        " afgøres det, hvad modparten må ændre."
    ),
    laws=("20F4", "20F5", "21B", "75"),
    called="Forklaring skal rettes",
    who=Who("offender", "Hvem forklarede eller glemte at alerte?"),
    parts=(
        Part(own_explanation, "Spilleren har selv forklaret", known="spilleren har selv forklaret"),
        Part(
            partners_explanation,
            "En anden på siden har forklaret",
            known="en anden på siden har forklaret",
        ),
    ),
    confuse=(
        "misinformation",
        "opening_lead_out_of_turn",
        "unauthorised_information",
        "duty_to_tell",
    ),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
