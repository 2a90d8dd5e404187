"""Laws 92 and 93: who may appeal, in what time, and who decides."""

from __future__ import annotations

from rules_src.laws.law_92_93_appeal.doubts import DOUBTS
from rules_src.laws.law_92_93_appeal.encounters import ENCOUNTERS
from rules_src.laws.law_92_93_appeal.facts import OVERLAPS
from rules_src.laws.law_92_93_appeal.phrases import PHRASES
from rules_src.laws.law_92_93_appeal.rule import appeal
from rules_src.laws.law_92_93_appeal.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation

SITUATION = Situation(
    rule=appeal,
    slug="appel",
    title="Appel af en kendelse",
    phase=Phase.AFTER,
    happened="Nogen vil have en kendelse prøvet igen",
    intro=(
        "Enhver kendelse ved ens eget bord kan prøves igen, når fristen er overholdt, og de rette"
        " er enige om det. Hvem der afgør appellen, afhænger af, om der er en appelkomite, og om"
        " det handler om lov, skøn eller disciplin."
    ),
    laws=("92", "93"),
    called="Appel",
    confuse=("disputed_facts", "score_correction"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
