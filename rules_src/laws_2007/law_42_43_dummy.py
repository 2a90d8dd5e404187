"""Laws 42 and 43 of 2007: what dummy might and might not do.

Both are read whole in the Norwegian federation's translation (lovboka.org/42, 43).
"""

from dataclasses import replace

from rules_src.laws.common import dummy
from rules_src.laws.law_42_43_dummy import SITUATION as NOW
from rules_src.laws.law_42_43_dummy import facts as now
from rules_src.laws.law_42_43_dummy import rule as rules_now
from rules_src.laws.law_42_43_dummy import words as law_42_43
from rules_src.laws.law_42_43_dummy.facts import DummysAct, Meddling, Seeing, WarnedOf, WhoErred
from rules_src.laws_2007 import common
from rules_src.laws_2007.common import in_2007
from rules_src.model.facts import Fact, YesNo
from rules_src.model.ruling import ME, Authority, Ruling, When
from rules_src.model.steps import Instruct, LookUp
from rules_src.model.words import Words


class Dummy(now.Dummy):
    declarers_error = Fact(YesNo, "Var det en fejl af {declarer}?", "42B2")


class Say(Words):
    may_only_warn_declarer = Instruct(
        "42B2",
        "Du måtte kun prøve at forhindre en fejl af {declarer}.",
        to="dummy",
        short="{dummy} måtte kun advare {declarer}",
    )
    damage_from_defenders_error_restored = Instruct(
        "43B3",
        "Justér scoren, hvis modspillernes fejl skadede spilførers side.",
        to=ME,
        when=When.AFTER_PLAY,
    )


_otherwise = in_2007(rules_now.dummys_limits, Dummy)


def dummys_limits(facts: Dummy) -> Ruling:
    """Dummy might warn declarer of his own mistakes only, and had no duty to see table follow."""
    match facts.dummys_act:
        case DummysAct.PREVENTED:
            if facts.warned_of is WarnedOf.TABLE_REVOKE:
                return Ruling(common.Say.law_has_no_such_rule.under("42A"))
            other = facts.warned_of is WarnedOf.OTHER
            if other and facts.rights and not facts.declarers_error:
                return Ruling(Say.may_only_warn_declarer)
        case DummysAct.MEDDLED if facts.meddled is Meddling.POINTED:
            return Ruling(LookUp("45"))
        case DummysAct.SAW if facts.saw is Seeing.SHOWN:
            return Ruling(law_42_43.Say.dummy_keeps_rights.under("43A2c", authority=Authority.LAW))
        case DummysAct.REMARKED:
            quiet = not facts.after_play and not facts.already_noticed
            if quiet and facts.who_erred is WhoErred.DEFENDER and not facts.rights:
                return Ruling(
                    dummy.Say.play_on_without_rectification,
                    dummy.Say.dummy_may_be_fined,
                    Say.damage_from_defenders_error_restored,
                )
    return _otherwise(facts)


SITUATION = replace(NOW, rule=dummys_limits)
