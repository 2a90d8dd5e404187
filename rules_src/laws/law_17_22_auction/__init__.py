"""Laws 17 to 19, 22, 33 and 34: the auction went wrong, or ended too soon."""

from __future__ import annotations

from rules_src.laws.law_17_22_auction.doubts import DOUBTS
from rules_src.laws.law_17_22_auction.encounters import ENCOUNTERS
from rules_src.laws.law_17_22_auction.facts import OVERLAPS
from rules_src.laws.law_17_22_auction.phrases import PHRASES
from rules_src.laws.law_17_22_auction.rule import (
    auction_gone_wrong,
    calls_together,
    lost_turn,
    thought_over,
)
from rules_src.laws.law_17_22_auction.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=auction_gone_wrong,
    slug="meldeforloebet-gik-skaevt",
    title="Meldeforløbet gik skævt",
    phase=Phase.AUCTION,
    happened="En spiller blev sprunget over, to meldte samtidig, eller det sluttede forkert",
    intro=(
        "Meldingerne er først slut efter en melding og tre pas i træk. Har en spiller mistet sin"
        " tur, går de tilbage til ham, og de pas, der kom efter, annulleres. Af to samtidige"
        " meldinger kom den i tur først."
    ),
    laws=("17D", "18", "19", "22", "33", "34"),
    called="Meldeforløbet gik skævt",
    who=Who("offender", "Hvem meldte i en andens tur?"),
    parts=(
        Part(lost_turn, "En spiller har mistet sin tur", known="en spiller har mistet sin tur"),
        Part(
            thought_over,
            "Meldingerne blev regnet for slut for tidligt",
            known="meldingerne blev regnet for slut for tidligt",
        ),
        Part(calls_together, "To meldte på samme tid", known="to meldte på samme tid"),
    ),
    confuse=("call_out_of_rotation", "inadmissible_call", "card_exposed_in_auction"),
    phrases=PHRASES,
    doubts=DOUBTS,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
