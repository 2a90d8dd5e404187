"""Law 25: an unintended call is put right; an intended one may only be changed if accepted."""

from __future__ import annotations

from rules_src.laws.common import found_late, rectification, withdrawn_call
from rules_src.laws.common.found_late import Found
from rules_src.laws.law_25_change_of_call import facts as law
from rules_src.laws.law_25_change_of_call.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import HandOver, Instruct


def change_of_call(facts: law.CallMade) -> Ruling:
    """Until partner calls a slip may be put right; second thoughts only if accepted (25A, 25B)."""
    if facts.wish is law.Wish.LEFT_STANDING:
        return Ruling(Say.no_duty_to_correct, Say.score_stands_if_explained)
    if facts.wish is law.Wish.NOT_MADE:
        return Ruling(Say.only_the_call_made_counts, *Say.remark)
    if facts.intended:
        return intended_call(facts)
    if facts.reach is law.Reach.LEAD_FACED:
        return Ruling(Say.too_late_to_change.under("25A5"), *Say.remark)
    if facts.reach is law.Reach.PARTNER_CALLED:
        return as_made(facts, Say.too_late_to_change)
    stands = (
        (Say.change_stands, rectification.Say.no_rectification.under("25A1"))
        if facts.new_legal
        else Say.changed_to_illegal
    )
    if facts.lho_called:
        return Ruling(*stands, Say.lho_may_change, *Say.lhos_call)
    return Ruling(*stands)


def intended_call(facts: law.CallMade) -> Ruling:
    """Nobody may take an intended call back; if he has, left-hand opponent decides (25A2, 25B)."""
    if facts.wish is law.Wish.CHANGED and facts.first_legal:
        return Ruling(HandOver("25B", "changed_call"))
    return as_made(facts, Say.intended_call_stands)


def as_made(facts: law.CallMade, stands: Instruct) -> Ruling:
    """The first call counts; an illegal one by its own law, and the wish is no secret (16B1)."""
    if facts.first_legal:
        return Ruling(stands, *Say.remark)
    return Say.own_law.then(*Say.remark)


def changed_call(facts: law.ChangedCall) -> Ruling:
    """One of the two calls is withdrawn; the one that stands may be comparable to it (25B1-3)."""
    if facts.found is Found.AFTER:
        return Ruling(
            found_late.Say.calls_stand_afterwards,
            Say.unauthorised,
            withdrawn_call.Say.used,
            found_late.Say.score_if_damaged,
        )
    if facts.second_accepted:
        facts.tell(
            rectification.Say.second_call_stands, *(Say.called_over if facts.lho_called else ())
        )
        return compared(bool(facts.comparable))
    facts.tell(Say.first_call_stands, Say.lhos_call_stands if facts.lho_called else Say.lho_to_call)
    facts.explain(Say.first_call_replaces)
    return compared(bool(facts.first_comparable))


def compared(comparable: bool) -> Ruling:
    """Law 26 may apply to whichever call was withdrawn (25B1-3)."""
    if comparable:
        return Ruling(
            rectification.Say.no_rectification,
            withdrawn_call.Say.authorised,
            withdrawn_call.Say.assisted,
        )
    return Ruling(
        Say.unauthorised,
        withdrawn_call.Say.may_forbid,
        withdrawn_call.Say.used,
        withdrawn_call.Say.at_partners_lead,
    )
