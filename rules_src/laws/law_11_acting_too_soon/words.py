"""Laws 9 to 11: a right lost or kept, and the score that follows."""

from __future__ import annotations

from rules_src.model.ruling import When
from rules_src.model.steps import HandOver, Instruct

NOT_LOST = Instruct(
    "11A",
    "right_not_forfeited",
    "Retten til berigtigelse er ikke tabt. Fejlen dømmes efter sin egen paragraf.",
)
TOO_LATE_TO_RECTIFY = Instruct(
    "12A",
    "both_sides_if_too_late",
    "Er det for sent til det, så vurder, om {other_side} er skadet, og justér i så fald scoren for"
    " begge sider.",
    when=When.AFTER_PLAY,
    private=True,
)
OWN_PARAGRAPH = Instruct(
    "11A",
    "own_paragraph_decides",
    "Fejlens egen paragraf afgør, hvad det betyder, at {other_side} er gået videre.",
)
NOT_THEIRS_TO_SETTLE = Instruct(
    "10A",
    "players_may_not_settle",
    "Spillerne kan hverken pålægge hinanden noget eller give afkald på det.",
)
CONFIRM_OR_UNDO = Instruct(
    "10B",
    "confirm_or_undo",
    "Turneringslederen dømmer fejlen og stadfæster eller omgør det, spillerne selv har gjort.",
)
FORFEITED = Instruct("11A", "right_forfeited", "Retten til berigtigelse er tabt.")
ONLY_OFFENDING = Instruct(
    "11A",
    "adjust_offending_side_only",
    "{Offending_side's} fordel fjernes med en korrigeret score. {Other_side} beholder scoren fra"
    " bordet.",
    when=When.AFTER_PLAY,
)
ONLY_OTHER = Instruct(
    "11A",
    "adjust_other_side_only",
    "{Other_side's} fordel fjernes med en korrigeret score. {Offending_side} beholder scoren fra"
    " bordet.",
    when=When.AFTER_PLAY,
)
BOTH_KEEP = Instruct(
    "11A",
    "both_keep_the_score",
    "Begge sider beholder scoren fra bordet.",
    when=When.AFTER_PLAY,
)
PENALTY = Instruct(
    "11B",
    "penalty_still_possible",
    "Strafpoint kan stadig gives.",
    when=When.AFTER_PLAY,
    private=True,
)
EACH_SIDE = HandOver("11A", "unbalanced_score", when=When.AFTER_PLAY)
CALL_EVERY_TIME = Instruct(
    "9B1a",
    "call_director_every_time",
    "Turneringslederen skal tilkaldes, så snart en fejl er nævnt; det gælder alle fire.",
)
