"""Laws 42 and 43 of 2007: what dummy might and might not do.

Both are read whole in the Norwegian federation's translation (lovboka.org/42, 43).
"""

from __future__ import annotations

from dataclasses import replace

from rules_src.laws.common.dummy import DUMMY_FINED, PLAY_ON
from rules_src.laws.law_42_43_dummy import SITUATION as NOW
from rules_src.laws.law_42_43_dummy import facts as now
from rules_src.laws.law_42_43_dummy import rule as rules_now
from rules_src.laws.law_42_43_dummy.facts import DummysAct, WhoErred
from rules_src.laws.law_42_43_dummy.words import RIGHTS_KEPT
from rules_src.laws_2007.common import NO_RULE, in_2007
from rules_src.model.facts import Fact, YesNo
from rules_src.model.ruling import ME, Authority, Ruling, When
from rules_src.model.steps import Instruct, LookUp


class Dummy(now.Dummy):
    declarers_error = Fact(YesNo, "Var det en fejl af {declarer}?", "42B2")


NOT_OF_OTHERS = Instruct(
    "42B2",
    "may_only_warn_declarer",
    "Du måtte kun prøve at forhindre en fejl af {declarer}.",
    to="dummy",
    short="{dummy} måtte kun advare {declarer}",
)
RESTORED = Instruct(
    "43B3",
    "damage_from_defenders_error_restored",
    "Justér scoren, hvis modspillernes fejl skadede spilførers side.",
    to=ME,
    when=When.AFTER_PLAY,
)
_otherwise = in_2007(rules_now.dummys_limits, Dummy)


def dummys_limits(facts: Dummy) -> Ruling:
    """Dummy might warn declarer of his own mistakes only, and had no duty to see table follow."""
    match facts.dummys_act:
        case DummysAct.PROTESTED:
            return Ruling(NO_RULE.under("42A"))
        case DummysAct.POINTED:
            return Ruling(LookUp("45"))
        case DummysAct.SHOWN:
            return Ruling(RIGHTS_KEPT.under("43A2c", authority=Authority.LAW))
        case DummysAct.WARNED if facts.rights and not facts.declarers_error:
            return Ruling(NOT_OF_OTHERS)
        case DummysAct.REMARKED:
            if facts.who_erred is WhoErred.DEFENDER and not facts.rights:
                return Ruling(PLAY_ON, DUMMY_FINED, RESTORED)
    return _otherwise(facts)


SITUATION = replace(NOW, rule=dummys_limits)
