"""Laws 66D and 79: the tricks are inspected, returned and corrected in time."""

from __future__ import annotations

from rules_src.contents.regulations import CORRECTION_PERIOD
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct

INSPECT_AFTER_PLAY = Instruct(
    "66D",
    "inspect_after_play",
    "Vis jeres stik ét for ét. Rør kun jeres egne kort, og bland dem ikke.",
    short="stikkene ses efter",
)
CORRECTION_PERIOD_IS = Instruct(
    "79C1",
    "correction_period",
    f"Regn med en rettelsesfrist på {CORRECTION_PERIOD}. Klubben kan have fastsat en anden.",
    to=ME,
    authority=Authority.FEDERATION,
)
RETURN_TRICK = Instruct(
    "79A2",
    "trick_must_be_returned",
    "Sig det, hvis I har fået et stik, I ikke har vundet, eller som modparten ikke kunne tabe.",
    short="det skal siges",
)
FOR_OTHER_SIDE = Instruct(
    "66D",
    "ruled_for_other_side",
    "{Other_side} får stikket, fordi {offending_side} har blandet kortene, så det ikke kan ses.",
    short="{other_side} får stikket",
)
ONLY_IF_UNCLEAR = Instruct(
    "66D",
    "only_if_facts_are_lost",
    "Døm kun sådan, hvis kortene ikke længere kan vise, hvem der fik stikket.",
    to=ME,
)
