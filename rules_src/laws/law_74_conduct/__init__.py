"""Law 74: conduct at the table, and what Laws 90 and 91 can do about it."""

from __future__ import annotations

from rules_src.laws.law_74_conduct.encounters import ENCOUNTERS
from rules_src.laws.law_74_conduct.facts import OVERLAPS
from rules_src.laws.law_74_conduct.phrases import PHRASES
from rules_src.laws.law_74_conduct.rule import conduct
from rules_src.laws.law_74_conduct.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=conduct,
    slug="opforsel",
    title="Opførsel ved bordet",
    phase=Phase.PLAY,
    happened="En spiller opfører sig dårligt eller generer de andre",
    intro=(
        "Dårlig opførsel i sig selv ændrer ingen score. Den kan koste strafpoint, og i grove"
        " tilfælde udelukkelse. Kun når den fortalte {partner} noget eller narrede en modstander,"
        " kan scoren justeres, og så efter reglerne for det."
    ),
    laws=("74", "90", "91"),
    called="Opførsel ved bordet",
    who=Who("offender", "Hvem drejer det sig om?"),
    confuse=("unauthorised_information", "misleading_tempo", "spectator"),
    phrases=PHRASES,
    overlaps=OVERLAPS,
    encounters=ENCOUNTERS,
    statements=STATEMENTS,
)
