"""Laws 42, 43 and 45F: what dummy may and may not do during the play.

The offender is dummy; `other_side` are the defenders.
"""

from __future__ import annotations

from rules_src.laws.common import dummy
from rules_src.laws.law_42_43_dummy import facts as law
from rules_src.laws.law_42_43_dummy.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def dummys_limits(facts: law.Dummy) -> Ruling:
    """Some rights dummy always has; others he loses by looking at another hand (42, 43)."""
    match facts.dummys_act:
        case law.DummysAct.HELPED:
            return Ruling(Say.dummy_may_do_that)
        case law.DummysAct.ASKED:
            return Ruling(NewIrregularity("42B1", "ask_about_revoke"))
        case law.DummysAct.PREVENTED:
            return prevented(facts)
        case law.DummysAct.REMARKED:
            return remarked(facts)
        case law.DummysAct.MEDDLED:
            if facts.meddled is law.Meddling.POINTED:
                return Ruling(Say.dummy_may_not_point, dummy.Say.suggested)
            return Ruling(*dummy.Say.took_part)
        case law.DummysAct.SAW:
            if facts.saw is law.Seeing.LOOKED:
                return Ruling(Say.dummy_loses_rights, dummy.Say.dummy_may_be_fined)
            return Ruling(Say.defender_may_not_show, Say.dummy_keeps_rights)


def prevented(facts: law.Dummy) -> Ruling:
    """Without his rights dummy may only see to it that the table follows suit (42A3, 43B2)."""
    if facts.warned_of is law.WarnedOf.TABLE_REVOKE:
        return Ruling(dummy.Say.dummy_may_protest, NewIrregularity("62A", "revoke"))
    if facts.rights:
        return Ruling(dummy.Say.may_warn)
    if facts.warned_of is law.WarnedOf.WRONG_HAND:
        return Ruling(dummy.Say.may_not_warn, Say.defender_chooses_hand)
    return Ruling(*Say.shall_not_warn)


def remarked(facts: law.Dummy) -> Ruling:
    """The mistake is rectified, unless dummy had lost his rights and it is a defender's (43B3)."""
    if facts.after_play:
        return Ruling(dummy.Say.dummy_may_remark)
    if facts.already_noticed:
        return Ruling(Say.anyone_may_call_director)
    if facts.who_erred is law.WhoErred.DEFENDER and not facts.rights:
        return Ruling(
            dummy.Say.play_on_without_rectification,
            dummy.Say.dummy_may_be_fined,
            Say.defenders_lose_their_gain,
        )
    dealt_with = Ruling(
        dummy.Say.dummy_must_wait, dummy.Say.dummy_may_be_fined, Say.mistake_is_dealt_with
    )
    if facts.who_erred is law.WhoErred.LED_WRONGLY:
        return Ruling(*dealt_with, NewIrregularity("55A", "lead_out_of_turn"))
    return dealt_with
