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
