"""Laws 61B, 61C and 66: questions about a revoke, and inspection of tricks."""

from __future__ import annotations

from rules_src.laws.law_61_66_asking.encounters import ENCOUNTERS
from rules_src.laws.law_61_66_asking.facts import OVERLAPS
from rules_src.laws.law_61_66_asking.phrases import PHRASES
from rules_src.laws.law_61_66_asking.rule import ask_about_revoke
from rules_src.laws.law_61_66_asking.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=ask_about_revoke,
    slug="sporg-om-kulorsvigt",
    title="Må jeg spørge om en kulørsvigt?",
    phase=Phase.PLAY,
    happened="En spiller vil vide, om der er svigtet kulør, eller vil se et stik efter",
    intro=(
        "Spilfører og modspillerne må spørge alle, den blinde kun spilfører. Et spørgsmål fra en"
        " modspiller til den anden kan fortælle noget, han ikke må bruge. Kort fra tidligere stik"
        " vendes kun af turneringslederen, så længe der spilles."
    ),
    laws=("61B", "61C", "66", "42", "43"),
    called="Spørgsmål om kulørsvigt",
    who=Who("asker", "Hvem spørger, vil se et stik eller viste et kort?"),
    confuse=("revoke", "trick_procedure"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
