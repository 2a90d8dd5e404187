"""Law 47: the card goes back, or is changed."""

from __future__ import annotations

from rules_src.model.ruling import Ruling
from rules_src.model.steps import About, Information, Instruct, NewIrregularity, Status

KNOWN = (
    Information("16C1", Status.AUTHORISED, About.CARD, "other_side"),
    Information("16C2", Status.UNAUTHORISED, About.CARD, "offending_side"),
)
TAKES_BACK = Instruct(
    "47E1",
    "card_back_at_opponents_word",
    "Tag kortet op igen, for det er ikke et strafkort.",
    to="misinformed",
    short="kortet tages op uden berigtigelse",
)
MAY_FOLLOW = Instruct(
    "47D",
    "may_change_after_opponent",
    "I må skifte et kort, I har spillet efter det skiftede.",
    to="other_side",
    short="kortet må skiftes uden berigtigelse",
)
ILLEGAL = Ruling(
    NewIrregularity("62A", "revoke"),
    NewIrregularity("53A", "lead_out_of_turn"),
    NewIrregularity("57A", "premature_play"),
    verdict="kortet rettes efter sin egen paragraf",
)
"""An illegal play is corrected by the law it broke (47B)."""
