"""Law 16C and its exceptions in Laws 23, 27 and 50: who may use what was withdrawn."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import About, AdjustedScore, Grounds, HandOver, Information, Status

FREE_FOR_OTHERS = Information("16C1", Status.AUTHORISED, About.WITHDRAWN, "other_side")
BARRED = Information("16C2", Status.UNAUTHORISED, About.WITHDRAWN, "offending_side")
COMPARABLE = (
    Information("23B", Status.AUTHORISED),
    AdjustedScore("23C", Grounds.ASSISTANCE, when=When.AFTER_PLAY),
)
SAME_DENOMINATION = (
    Information("27B1a", Status.AUTHORISED),
    AdjustedScore("27D", Grounds.ASSISTANCE, when=When.AFTER_PLAY),
)
PENALTY_CARD = (
    Information("50E1", Status.AUTHORISED, About.CARD, "everyone", when=When.ON_TABLE),
    Information("50E2", Status.UNAUTHORISED, About.CARD, when=When.PICKED_UP),
    Information("50E2", Status.AUTHORISED, About.CARD, "declarer", when=When.PICKED_UP),
    Information("50E3", Status.UNAUTHORISED, About.CIRCUMSTANCES, when=When.ONCE_PLAYED),
    AdjustedScore("50E4", Grounds.EXPOSED, when=When.AFTER_PLAY),
)
AFTERWARDS = HandOver("16C3", "choice_after_withdrawal", when=When.AFTER_PLAY)
MAY_USE_CALL = "{partner} må bruge den tilbagetagne melding"
ALL_MAY_USE_CARD = "alle må bruge strafkortet, så længe det ligger"
ONLY_THE_OTHERS = "kun {other_side} må bruge det, der er taget tilbage"
"""Verdicts: who may use what was withdrawn."""
