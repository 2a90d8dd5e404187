"""Law 16D: extraneous information from other sources."""

from __future__ import annotations

from rules_src.laws.law_16d_extraneous.encounters import ENCOUNTERS
from rules_src.laws.law_16d_extraneous.facts import OVERLAPS
from rules_src.laws.law_16d_extraneous.phrases import PHRASES
from rules_src.laws.law_16d_extraneous.rule import (
    extraneous_completion,
    extraneous_effect,
    extraneous_information,
    extraneous_remedy,
    result_seen,
)
from rules_src.laws.law_16d_extraneous.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=extraneous_information,
    slug="uvedkommende-oplysning",
    title="Vendt mappe og anden uvedkommende oplysning",
    phase=Phase.BEFORE,
    happened="En spiller har set en andens kort eller hørt noget om spillet",
    intro=(
        "En mappe vender forkert, et kort ligger med billedsiden op, eller nabobordet taler højt."
        " Spillet er sjældent tabt. Har ingen meldt, er der fire muligheder; hvilke af dem der"
        " duer, afhænger af turneringen og af, hvor langt det andet bord er. Den, der fik"
        " oplysningen, kaldes her modtageren."
    ),
    laws=("16D",),
    called="Vendt mappe",
    who=Who("recipient", "Hvem har set eller hørt noget?"),
    parts=(
        Part(extraneous_remedy, "Ingen har meldt: kan spillet reddes?", known="ingen har meldt"),
        Part(result_seen, "Et resultat er set for tidligt"),
        Part(extraneous_completion, "Kan spillet spilles normalt?", known=""),
        Part(extraneous_effect, "Efter spillet: fik det betydning?", known=""),
    ),
    confuse=("unauthorised_information", "withdrawn_action", "team_board", "wrong_entry"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
