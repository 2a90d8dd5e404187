"""Laws 35 to 39: inadmissible calls."""

from __future__ import annotations

from rules_src.laws.law_35_39_inadmissible.doubts import DOUBTS
from rules_src.laws.law_35_39_inadmissible.encounters import ENCOUNTERS
from rules_src.laws.law_35_39_inadmissible.facts import HIDDEN, OVERLAPS
from rules_src.laws.law_35_39_inadmissible.phrases import PHRASES
from rules_src.laws.law_35_39_inadmissible.rule import (
    bid_above_seven,
    call_after_final_pass,
    call_by_barred_player,
    inadmissible_call,
    inadmissible_double,
)
from rules_src.laws.law_35_39_inadmissible.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=inadmissible_call,
    slug="utilladelig-melding",
    title="Utilladelig melding",
    phase=Phase.AUCTION,
    happened="En spiller har meldt noget, der slet ikke kan meldes",
    intro=(
        "En dobling uden noget at doble, en melding fra en spiller, der skal passe, et bud over"
        " syv og en melding efter den afsluttende pas er utilladelige. De fleste annulleres og"
        " koster den fejlende side tavshed i resten af meldeforløbet. Det betyder meget, om"
        " modstanderen til venstre nåede at melde."
    ),
    laws=("35", "36", "37", "38", "39"),
    called="Utilladelig melding",
    who=Who("offender", "Hvem meldte noget, der ikke kan meldes?"),
    parts=(
        Part(
            inadmissible_double,
            "Utilladelig dobling eller redobling",
            known="meldingen var en dobling eller redobling",
        ),
        Part(
            call_by_barred_player,
            "Melding fra en spiller, der skal passe",
            known="{offender} meldte, selv om han skulle passe",
        ),
        Part(bid_above_seven, "Bud over syv", known="buddet var over syv"),
        Part(
            call_after_final_pass,
            "Melding efter den afsluttende pas",
            known="meldingen kom efter den afsluttende pas",
        ),
    ),
    confuse=("call_out_of_rotation", "insufficient_bid", "auction_gone_wrong"),
    phrases=PHRASES,
    doubts=DOUBTS,
    hidden=HIDDEN,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
