"""Laws 9, 10 and 11: what was done before the director came, and who pays for it."""

from __future__ import annotations

from rules_src.laws.law_11_acting_too_soon import facts as law
from rules_src.laws.law_11_acting_too_soon.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver


def acted_before_director(facts: law.ActedTooSoon) -> Ruling:
    """A side may lose its right to rectification if it goes on before the director comes (11A)."""
    if facts.acted is law.Acted.OFFENDING_SIDE:
        return Ruling(Say.right_not_forfeited)
    if facts.acted is law.Acted.AS_FORESEEN:
        return Ruling(Say.own_paragraph_decides)
    if facts.acted is law.Acted.SETTLED:
        return Ruling(
            Say.players_may_not_settle,
            Say.confirm_or_undo,
            Say.call_director_every_time,
            Say.adjust_who_gained_if_too_late,
        )
    if facts.duty is law.Duty.NOT_THEIRS:
        return Ruling(
            Say.right_not_forfeited, Say.call_director_every_time, Say.both_sides_if_too_late
        )
    return Ruling(Say.call_director_every_time, HandOver("11A", "right_forfeited"))


def right_forfeited(facts: law.Forfeited) -> Ruling:
    """Who gained by an opponent's ignorance loses it again; the opponents keep their score."""
    match facts.gained:
        case law.Gained.OFFENDING_SIDE:
            return Ruling(
                Say.right_forfeited,
                Say.adjust_offending_side_only,
                Say.penalty_still_possible,
                Say.each_side,
            )
        case law.Gained.OTHER_SIDE:
            return Ruling(
                Say.right_forfeited,
                Say.adjust_other_side_only,
                Say.penalty_still_possible,
                Say.each_side,
            )
        case law.Gained.NEITHER:
            return Ruling(Say.right_forfeited, Say.both_keep_the_score, Say.penalty_still_possible)
