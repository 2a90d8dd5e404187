"""Law 16C and its exceptions in Laws 23, 27 and 50: who may use what was withdrawn."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import About, AdjustedScore, Grounds, HandOver, Information, Status
from rules_src.model.words import Words


class Say(Words):
    free_for_others = Information("16C1", Status.AUTHORISED, About.WITHDRAWN, "other_side")
    barred = Information("16C2", Status.UNAUTHORISED, About.WITHDRAWN, "offending_side")
    comparable = (
        Information("23B", Status.AUTHORISED),
        AdjustedScore("23C", Grounds.ASSISTANCE, when=When.AFTER_PLAY),
    )
    same_denomination = (
        Information("27B1a", Status.AUTHORISED),
        AdjustedScore("27D", Grounds.ASSISTANCE, when=When.AFTER_PLAY),
    )
    penalty_card = (
        Information("50E1", Status.AUTHORISED, About.CARD, "everyone", when=When.ON_TABLE),
        Information("50E2", Status.UNAUTHORISED, About.CARD, when=When.PICKED_UP),
        Information("50E2", Status.AUTHORISED, About.CARD, "declarer", when=When.PICKED_UP),
        Information("50E3", Status.UNAUTHORISED, About.CIRCUMSTANCES, when=When.ONCE_PLAYED),
        AdjustedScore("50E4", Grounds.EXPOSED, when=When.AFTER_PLAY),
    )
    afterwards = HandOver("16C3", "choice_after_withdrawal", when=When.AFTER_PLAY)
    may_use_call = "{partner} må bruge den tilbagetagne melding"
    all_may_use_card = "alle må bruge strafkortet, så længe det ligger"
    only_the_others = "kun {other_side} må bruge det, der er taget tilbage"
    """Verdicts: who may use what was withdrawn."""
