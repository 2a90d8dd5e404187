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
        case law.DummysAct.PROTESTED:
            return Ruling(dummy.Say.dummy_may_protest, NewIrregularity("62A", "revoke"))
        case law.DummysAct.ASKED:
            return Ruling(NewIrregularity("42B1", "ask_about_revoke"))
        case law.DummysAct.WRONG_HAND:
            return (
                Ruling(dummy.Say.may_warn)
                if facts.rights
                else Ruling(dummy.Say.may_not_warn, Say.defender_chooses_hand)
            )
        case law.DummysAct.WARNED:
            return Ruling(dummy.Say.may_warn) if facts.rights else Ruling(*Say.shall_not_warn)
        case law.DummysAct.REMARKED:
            return remarked(facts)
        case law.DummysAct.AFTER_PLAY:
            return Ruling(dummy.Say.dummy_may_remark)
        case law.DummysAct.TOOK_PART:
            return Ruling(*dummy.Say.took_part)
        case law.DummysAct.POINTED:
            return Ruling(Say.dummy_may_not_point, dummy.Say.suggested)
        case law.DummysAct.LOOKED:
            return Ruling(Say.dummy_loses_rights, dummy.Say.dummy_may_be_fined)
        case law.DummysAct.SHOWN:
            return Ruling(Say.defender_may_not_show, Say.dummy_keeps_rights)


def remarked(facts: law.Dummy) -> Ruling:
    """The mistake is rectified, unless dummy had lost his rights and it is a defender's (43B3)."""
    if facts.who_erred is law.WhoErred.NOTICED:
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
