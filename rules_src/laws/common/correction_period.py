"""Laws 66D and 79: the tricks are inspected, returned and corrected in time."""

from __future__ import annotations

from rules_src.contents.regulations import CORRECTION_PERIOD
from rules_src.model.ruling import Authority
from rules_src.model.steps import Instruct

INSPECT_AFTER_PLAY = Instruct(
    "66D",
    "inspect_after_play",
    "Stikkene ses efter, og hver spiller rører kun sine egne kort; de må ikke blandes først.",
)
CORRECTION_PERIOD_IS = Instruct(
    "79C1",
    "correction_period",
    f"Rettelsesfristen er {CORRECTION_PERIOD}, hvis klubben ikke har fastsat andet.",
    private=True,
    authority=Authority.FEDERATION,
)
RETURN_TRICK = Instruct(
    "79A2",
    "trick_must_be_returned",
    "Siden skal sige det: Den må ikke tage imod et stik, den ved, at den ikke har vundet, eller"
    " som modparten ikke kunne tabe.",
)
