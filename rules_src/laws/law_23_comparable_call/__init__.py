"""Law 23: the comparable call."""

from __future__ import annotations

from rules_src.laws.law_23_comparable_call.encounters import ENCOUNTERS
from rules_src.laws.law_23_comparable_call.phrases import PHRASES
from rules_src.laws.law_23_comparable_call.rule import comparable_call
from rules_src.laws.law_23_comparable_call.statements import STATEMENTS
from rules_src.model.situation import Phase, Situation, Who

SITUATION = Situation(
    rule=comparable_call,
    slug="tilsvarende-melding",
    title="Tilsvarende melding",
    phase=Phase.AUCTION,
    happened="En melding er trukket tilbage; er den nye en tilsvarende melding?",
    intro=(
        "Når en melding er trukket tilbage, afhænger følgerne ofte af, om den nye melding er"
        " tilsvarende: om den siger det samme, noget lignende eller mere præcist det samme. Er den"
        " det, melder og spiller alle videre uden berigtigelse. Vurderingen går på parrets"
        " aftaler, så turneringslederen må kende deres system."
    ),
    laws=("23",),
    called="Tilsvarende melding",
    who=Who("offender", "Hvem tog sin melding tilbage?"),
    phrases=PHRASES,
    encounters=ENCOUNTERS,
    statements=STATEMENTS,
)
