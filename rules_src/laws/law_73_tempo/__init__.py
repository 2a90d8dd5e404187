"""Laws 73D and 73E: tempo and manner that mislead an opponent."""

from __future__ import annotations

from rules_src.laws.law_73_tempo.doubts import DOUBTS
from rules_src.laws.law_73_tempo.encounters import ENCOUNTERS
from rules_src.laws.law_73_tempo.phrases import PHRASES
from rules_src.laws.law_73_tempo.rule import misleading_tempo
from rules_src.laws.law_73_tempo.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=misleading_tempo,
    slug="vildledende-tempo",
    title="Vildledende tempo og optræden",
    phase=Phase.PLAY,
    happened="En tænkepause eller en bemærkning narrede en modstander",
    intro=(
        "Modstandernes tempo tolkes på egen risiko. Grænsen går, hvor en spiller uden"
        " bridgemæssig grund giver et falsk indtryk, som han kunne vide kunne betale sig. Blev det"
        " {partner}, der fik noget at vide, er det ubeføjede oplysninger og en anden sag."
    ),
    laws=("73D", "73E"),
    called="Vildledende tempo",
    who=Who("offender", "Hvem tøvede, spurgte eller sagde noget?"),
    confuse=("unauthorised_information", "stop_procedure"),
    phrases=PHRASES,
    doubts=DOUBTS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
