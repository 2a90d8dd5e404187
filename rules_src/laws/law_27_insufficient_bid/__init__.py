"""Law 27: the insufficient bid."""

from __future__ import annotations

from rules_src.laws.law_27_insufficient_bid.doubts import DOUBTS
from rules_src.laws.law_27_insufficient_bid.encounters import ENCOUNTERS
from rules_src.laws.law_27_insufficient_bid.facts import HIDDEN, OVERLAPS
from rules_src.laws.law_27_insufficient_bid.phrases import PHRASES
from rules_src.laws.law_27_insufficient_bid.rule import (
    insufficient_bid,
    insufficient_bid_replaced,
    replaced_again,
)
from rules_src.laws.law_27_insufficient_bid.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=insufficient_bid,
    slug="utilstraekkeligt-bud",
    title="Utilstrækkeligt bud",
    phase=Phase.AUCTION,
    happened="En spiller har budt for lavt",
    intro=(
        "Modstanderen til venstre for den fejlende kan acceptere buddet, med ord eller ved at"
        " melde, også pas. Ellers skal det erstattes. Viser den nye melding det samme, går"
        " meldeforløbet frit videre. Ellers skal {partner} passe i resten af"
        " meldeforløbet."
    ),
    laws=("27",),
    called="Utilstrækkeligt bud",
    who=Who("offender", "Hvem bød for lavt?"),
    parts=(
        Part(insufficient_bid_replaced, "Når buddet er erstattet", known=""),
        Part(
            replaced_again,
            "Når også den anden melding er annulleret",
            known="også den anden melding er annulleret",
        ),
    ),
    confuse=("call_out_of_rotation", "inadmissible_call", "change_of_call"),
    phrases=PHRASES,
    doubts=DOUBTS,
    hidden=HIDDEN,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
