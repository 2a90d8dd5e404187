"""Laws 9 to 11: a right lost or kept, and the score that follows."""

from __future__ import annotations

from rules_src.model.ruling import ME, When
from rules_src.model.steps import HandOver, Instruct

NOT_LOST = Instruct(
    "11A",
    "right_not_forfeited",
    "I har stadig ret til berigtigelse. Nu ser jeg på selve fejlen.",
    to="other_side",
    short="{other_side} har stadig ret til berigtigelse",
)
TOO_LATE_TO_RECTIFY = Instruct(
    "12A",
    "both_sides_if_too_late",
    "Justér scoren for begge sider, hvis det er for sent at berigtige, og {other_side} er skadet.",
    to=ME,
    short="er det for sent, justeres scoren",
    when=When.AFTER_PLAY,
)
OWN_PARAGRAPH = Instruct(
    "11A",
    "own_paragraph_decides",
    "Døm efter reglen for selve fejlen. Den siger, hvad det betyder, at {other_side} gik videre.",
    to=ME,
    short="dømmes efter reglen for selve fejlen",
)
NOT_THEIRS_TO_SETTLE = Instruct(
    "10A",
    "players_may_not_settle",
    "I må ikke selv aftale en berigtigelse eller give afkald på den. Det afgør jeg.",
)
CONFIRM_OR_UNDO = Instruct(
    "10B",
    "confirm_or_undo",
    "Døm fejlen. Godkend eller ændr det, spillerne selv har gjort.",
    to=ME,
    short="spillernes aftale gælder ikke uden godkendelse",
)
WHO_GAINED = Instruct(
    "11A",
    "adjust_who_gained_if_too_late",
    "Er det for sent at berigtige, så se, hvem uvidenheden gav fordel. Justér kun den sides score.",
    to=ME,
    when=When.AFTER_PLAY,
)
FORFEITED = Instruct(
    "11A",
    "right_forfeited",
    "I har mistet retten til berigtigelse, fordi I gik videre uden mig.",
    to="other_side",
    short="retten er tabt",
)
ONLY_OFFENDING = Instruct(
    "11A",
    "adjust_offending_side_only",
    "Jeg fjerner {offending_side's} fordel med en justeret score. {Other_side}"
    " beholder scoren fra bordet.",
    short="kun {offending_side's} score justeres",
    when=When.AFTER_PLAY,
)
ONLY_OTHER = Instruct(
    "11A",
    "adjust_other_side_only",
    "Jeg fjerner {other_side's} fordel med en justeret score. {Offending_side}"
    " beholder scoren fra bordet.",
    short="kun {other_side's} score justeres",
    when=When.AFTER_PLAY,
)
BOTH_KEEP = Instruct(
    "11A",
    "both_keep_the_score",
    "Begge sider beholder scoren fra bordet.",
    short="scoren står ved magt",
    when=When.AFTER_PLAY,
)
PENALTY = Instruct(
    "11B",
    "penalty_still_possible",
    "Overvej strafpoint. De kan gives, selv om retten til berigtigelse er tabt.",
    to=ME,
    when=When.AFTER_PLAY,
)
EACH_SIDE = HandOver("11A", "unbalanced_score", when=When.AFTER_PLAY)
CALL_EVERY_TIME = Instruct(
    "9B1a",
    "call_director_every_time",
    "Kald på mig, så snart nogen nævner en fejl. Det gælder jer alle fire.",
)
