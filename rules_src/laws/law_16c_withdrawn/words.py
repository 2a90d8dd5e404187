"""Law 16C and its exceptions in Laws 23, 27 and 50: who may use what was withdrawn."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import About, AdjustedScore, HandOver, Information, Status, Test

FREE_FOR_OTHERS = Information("16C1", Status.AUTHORISED, About.WITHDRAWN, "other_side")
BARRED = Information("16C2", Status.UNAUTHORISED, About.WITHDRAWN, "offending_side")
COMPARABLE = (
    Information("23B", Status.AUTHORISED),
    AdjustedScore("23C", Test.ASSISTANCE, when=When.AFTER_PLAY),
)
SAME_DENOMINATION = (
    Information("27B1a", Status.AUTHORISED),
    AdjustedScore("27D", Test.ASSISTANCE, when=When.AFTER_PLAY),
)
PENALTY_CARD = (
    Information("50E1", Status.AUTHORISED, About.CARD, "everyone", when=When.ON_TABLE),
    Information("50E2", Status.UNAUTHORISED, About.CARD, when=When.PICKED_UP),
    Information("50E2", Status.AUTHORISED, About.CARD, "declarer", when=When.PICKED_UP),
    Information("50E3", Status.UNAUTHORISED, About.CIRCUMSTANCES, when=When.ONCE_PLAYED),
    AdjustedScore("50E4", Test.EXPOSED, when=When.AFTER_PLAY),
)
AFTERWARDS = HandOver("16C3", "choice_after_withdrawal", when=When.AFTER_PLAY)
