"""Law 47: the card goes back, or is changed."""

from __future__ import annotations

from rules_src.model.ruling import Ruling
from rules_src.model.steps import About, Information, Instruct, NewIrregularity, Status
from rules_src.model.words import Words


class Say(Words):
    known = (
        Information("16C1", Status.AUTHORISED, About.CARD, "other_side"),
        Information("16C2", Status.UNAUTHORISED, About.CARD, "offending_side"),
    )
    card_back_at_opponents_word = Instruct(
        "47E1",
        "Tag kortet op, for det er ikke et strafkort.",
        to="misinformed",
        short="kortet tages op uden berigtigelse",
    )
    may_change_after_opponent = Instruct(
        "47D",
        "I må skifte et kort, I har spillet efter det skiftede.",
        to="other_side",
        short="kortet må skiftes uden berigtigelse",
    )
    illegal = Ruling(
        NewIrregularity("62A", "revoke"),
        NewIrregularity("53A", "lead_out_of_turn"),
        NewIrregularity("57A", "premature_play"),
        verdict="kortet rettes efter sin egen paragraf",
    )
    """An illegal play is corrected by the law it broke (47B)."""
