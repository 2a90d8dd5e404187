"""Law 73A2 and DBf's stop procedure."""

from __future__ import annotations

from rules_src.laws.law_73_stop.doubts import DOUBTS
from rules_src.laws.law_73_stop.encounters import ENCOUNTERS
from rules_src.laws.law_73_stop.facts import OVERLAPS
from rules_src.laws.law_73_stop.phrases import PHRASES
from rules_src.laws.law_73_stop.rule import stop_procedure
from rules_src.laws.law_73_stop.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=stop_procedure,
    slug="stop",
    title="Stopkort og pausen efter et spring",
    phase=Phase.AUCTION,
    happened="Stopkortet eller pausen efter et spring blev glemt",
    intro=(
        "Stopkort og pause er forbundets regler og ikke lovens. Pausen er det vigtige: Den gør, at"
        " ingen kan se, om den næste spiller har noget at tænke på. En fejl koster intet i sig"
        " selv, men {partner} må ikke bruge det, den fortæller."
    ),
    laws=("73A2", "16B1"),
    called="Stopkort eller pause",
    who=Who("offender", "Hvem glemte stopkortet eller pausen?"),
    confuse=(
        "call_out_of_rotation",
        "unauthorised_information",
        "misleading_tempo",
        "change_of_call",
    ),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
