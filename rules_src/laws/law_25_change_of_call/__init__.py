"""Law 25: legal and illegal changes of call."""

from __future__ import annotations

from rules_src.laws.law_25_change_of_call.doubts import DOUBTS
from rules_src.laws.law_25_change_of_call.encounters import ENCOUNTERS
from rules_src.laws.law_25_change_of_call.phrases import PHRASES
from rules_src.laws.law_25_change_of_call.rule import change_of_call, changed_call
from rules_src.laws.law_25_change_of_call.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=change_of_call,
    slug="fejlgreb",
    title="Fejlgreb og ændring af melding",
    phase=Phase.AUCTION,
    happened="En spiller vil lave sin melding om",
    intro=(
        "Har spilleren grebet forkert i meldekassen eller fortalt sig, må meldingen laves om,"
        " indtil den anden på hans side melder. Har han tænkt forkert eller fortrudt, gælder"
        " meldingen. Har han alligevel lavet en tilsigtet melding om, afgør modstanderen til"
        " venstre, hvilken af de to der står."
    ),
    laws=("25",),
    called="Vil lave melding om",
    who=Who("offender", "Hvis melding drejer det sig om?"),
    parts=(Part(changed_call, "Når en tilsigtet melding er lavet om"),),
    confuse=("call_out_of_rotation",),
    phrases=PHRASES,
    doubts=DOUBTS,
    encounters=ENCOUNTERS,
    statements=STATEMENTS,
)
