"""Laws 42, 43 and 45F: what dummy may and may not do during the play.

The offender is dummy; `other_side` are the defenders.
"""

from __future__ import annotations

from rules_src.laws.common.dummy import (
    DUMMY_FINED,
    MAY_NOT_REMARK,
    MAY_NOT_WARN,
    MAY_REMARK,
    MAY_WARN,
    PLAY_ON,
    SUGGESTED,
    TABLE_PROTEST,
    TOOK_PART,
)
from rules_src.laws.law_42_43_dummy.facts import Dummy, DummysAct, WhoErred
from rules_src.laws.law_42_43_dummy.words import (
    ALWAYS_ALLOWED,
    CALLED_RIGHTLY,
    DEALT_WITH,
    DEFENDERS_CHOOSE,
    GAIN_REMOVED,
    NO_SHOWING,
    NO_TOUCHING,
    RIGHTS_KEPT,
    RIGHTS_LOST,
    SHALL_NOT_WARN,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def dummys_limits(facts: Dummy) -> Ruling:
    """Some rights dummy always has; others he loses by looking at another hand (42, 43)."""
    match facts.dummys_act:
        case DummysAct.HELPED:
            return Ruling(ALWAYS_ALLOWED)
        case DummysAct.PROTESTED:
            return Ruling(TABLE_PROTEST, NewIrregularity("62A", "revoke"))
        case DummysAct.ASKED:
            return Ruling(NewIrregularity("42B1", "ask_about_revoke"))
        case DummysAct.WRONG_HAND:
            return Ruling(MAY_WARN) if facts.rights else Ruling(MAY_NOT_WARN, DEFENDERS_CHOOSE)
        case DummysAct.WARNED:
            return Ruling(MAY_WARN) if facts.rights else Ruling(*SHALL_NOT_WARN)
        case DummysAct.REMARKED:
            return remarked(facts)
        case DummysAct.AFTER_PLAY:
            return Ruling(MAY_REMARK)
        case DummysAct.TOOK_PART:
            return Ruling(*TOOK_PART)
        case DummysAct.POINTED:
            return Ruling(NO_TOUCHING, SUGGESTED)
        case DummysAct.LOOKED:
            return Ruling(RIGHTS_LOST, DUMMY_FINED)
        case DummysAct.SHOWN:
            return Ruling(NO_SHOWING, RIGHTS_KEPT)


def remarked(facts: Dummy) -> Ruling:
    """The mistake is rectified, unless dummy had lost his rights and it is a defender's (43B3)."""
    if facts.who_erred is WhoErred.NOTICED:
        return Ruling(CALLED_RIGHTLY)
    if facts.who_erred is WhoErred.DEFENDER and not facts.rights:
        return Ruling(PLAY_ON, DUMMY_FINED, GAIN_REMOVED)
    dealt_with = Ruling(MAY_NOT_REMARK, DUMMY_FINED, DEALT_WITH)
    if facts.who_erred is WhoErred.LED_WRONGLY:
        return Ruling(*dealt_with, NewIrregularity("55A", "lead_out_of_turn"))
    return dealt_with
