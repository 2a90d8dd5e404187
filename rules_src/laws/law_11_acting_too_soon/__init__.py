"""Laws 9, 10 and 11: what was done before the director came."""

from __future__ import annotations

from rules_src.laws.law_11_acting_too_soon.doubts import DOUBTS
from rules_src.laws.law_11_acting_too_soon.encounters import ENCOUNTERS
from rules_src.laws.law_11_acting_too_soon.facts import OVERLAPS
from rules_src.laws.law_11_acting_too_soon.phrases import PHRASES
from rules_src.laws.law_11_acting_too_soon.rule import acted_before_director, right_forfeited
from rules_src.laws.law_11_acting_too_soon.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=acted_before_director,
    slug="handlet-for-turneringslederen-kom",
    title="Handlet, før turneringslederen kom",
    phase=Phase.AFTER,
    happened="Spillerne gik videre uden turneringsleder",
    intro=(
        "Når en fejl er nævnt, skal turneringslederen til bordet, før nogen gør mere. Går den"
        " uskyldige side videre alligevel, kan den miste sin ret. Men modparten må ikke tjene på,"
        " at den ikke kendte reglerne, og derfor kan scoren blive rettet for den ene side alene."
    ),
    laws=("9B", "10", "11"),
    called="De ordnede det selv",
    who=Who("offender", "Hvem begik fejlen?"),
    parts=(Part(right_forfeited, "Retten er tabt: hvem fik fordel?"),),
    confuse=("misinformation",),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    encounters=ENCOUNTERS,
    statements=STATEMENTS,
)
