"""Laws 66D and 79: the tricks are inspected, returned and corrected in time."""

from __future__ import annotations

from rules_src.contents.regulations import CORRECTION_PERIOD
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    inspect_after_play = Instruct(
        "66D",
        "Vis jeres stik ét for ét. Rør kun jeres egne kort, og bland dem ikke.",
        short="stikkene ses efter",
    )
    correction_period = Instruct(
        "79C1",
        f"Regn med en rettelsesfrist på {CORRECTION_PERIOD}. Klubben kan have fastsat en anden.",
        to=ME,
        authority=Authority.FEDERATION,
    )
    trick_must_be_returned = Instruct(
        "79A2",
        "Sig det, hvis I har fået et stik, I ikke har vundet, eller som modparten ikke kunne tabe.",
        short="det skal siges",
    )
    ruled_for_other_side = Instruct(
        "66D",
        "{Other_side} får stikket, fordi {offending_side} har blandet kortene, så det ikke kan"
        " ses.",
        short="{other_side} får stikket",
    )
    only_if_facts_are_lost = Instruct(
        "66D",
        "Døm kun sådan, hvis kortene ikke længere kan vise, hvem der fik stikket.",
        to=ME,
    )
