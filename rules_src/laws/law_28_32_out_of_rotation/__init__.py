"""Laws 28 to 32: a call out of rotation."""

from __future__ import annotations

from rules_src.laws.law_28_32_out_of_rotation.doubts import DOUBTS
from rules_src.laws.law_28_32_out_of_rotation.encounters import ENCOUNTERS
from rules_src.laws.law_28_32_out_of_rotation.facts import HIDDEN, OVERLAPS
from rules_src.laws.law_28_32_out_of_rotation.may_it_stand import may_it_stand
from rules_src.laws.law_28_32_out_of_rotation.not_accepted import (
    call_at_rhos_turn,
    call_not_accepted,
)
from rules_src.laws.law_28_32_out_of_rotation.phrases import PHRASES
from rules_src.laws.law_28_32_out_of_rotation.rule import call_out_of_rotation
from rules_src.laws.law_28_32_out_of_rotation.statements import STATEMENTS
from rules_src.model.situation import Part, Phase, Situation, Who

SITUATION = Situation(
    rule=call_out_of_rotation,
    slug="melding-uden-for-tur",
    title="Melding uden for tur",
    phase=Phase.AUCTION,
    happened="En spiller har meldt, uden at det var hans tur",
    intro=(
        "Modstanderen til venstre for den fejlende kan acceptere meldingen, med ord eller ved at"
        " melde, også pas. Ellers annulleres den, og så afhænger det af, hvis tur det var, og af"
        " hvad den fejlende melder, når turen kommer til ham. En tvungen pas varer kun én"
        " melderunde."
    ),
    laws=("28", "29", "30", "31", "32"),
    called="Meldte uden for tur",
    who=Who("offender", "Hvem meldte uden for tur?"),
    parts=(
        Part(may_it_stand, "Kan meldingen stå?"),
        Part(
            call_at_rhos_turn,
            "Ikke accepteret: MTH havde tur",
            known="meldingen i {rho's} tur blev ikke accepteret",
        ),
        Part(
            call_not_accepted,
            "Ikke accepteret: en anden end MTH havde tur",
            known="meldingen i en anden spillers tur end {rho's} blev ikke accepteret",
        ),
    ),
    confuse=("change_of_call", "auction_gone_wrong"),
    phrases=PHRASES,
    doubts=DOUBTS,
    hidden=HIDDEN,
    overlaps=OVERLAPS,
    statements=STATEMENTS,
    encounters=ENCOUNTERS,
)
