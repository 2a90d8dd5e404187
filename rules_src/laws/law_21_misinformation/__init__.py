"""Law 21: misinformation."""

from __future__ import annotations

from rules_src.laws.law_21_misinformation.encounters import ENCOUNTERS
from rules_src.laws.law_21_misinformation.facts import OVERLAPS
from rules_src.laws.law_21_misinformation.phrases import PHRASES
from rules_src.laws.law_21_misinformation.rule import (
    misinformation,
    misinformation_damage,
    misinformed_call,
    misinformed_card,
)
from rules_src.laws.law_21_misinformation.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=misinformation,
    slug="misinformation",
    title="Forkert forklaring: er nogen skadet?",
    phase=Phase.AUCTION,
    happened="Modstanderne er vildledt af en forklaring eller en manglende alert",
    intro=(
        "En side har krav på at kende modstandernes aftaler, men ikke deres kort. Er forklaringen"
        " forkert, må den seneste melding eller det seneste kort ofte laves om. Er det for sent,"
        " sammenligner turneringslederen med det, der var sket med den rigtige forklaring."
    ),
    laws=("21", "40B3", "47E2", "75"),
    called="Vildledt af en forklaring",
    who=Who("misinformed", "Hvem er vildledt?"),
    parts=(
        Part(misinformed_call, "En melding må måske ændres", known=""),
        Part(misinformed_card, "Et kort må måske tages tilbage", known=""),
        Part(misinformation_damage, "Er der sket skade?", known=""),
    ),
    confuse=("correct_explanation", "opening_lead_out_of_turn", "unauthorised_information"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
