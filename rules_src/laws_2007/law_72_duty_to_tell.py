"""Laws 62A and 72B of 2007: a revoke that could still be corrected had to be told.

72 is read in the Danish edition of 2007, 62 in the Norwegian federation's translation.
"""

from dataclasses import replace

from rules_src.laws.law_72_duty_to_tell import SITUATION as NOW
from rules_src.laws.law_72_duty_to_tell import facts as now
from rules_src.laws.law_72_duty_to_tell import rule as rules_now
from rules_src.laws.law_72_duty_to_tell.facts import Matter, Plan
from rules_src.laws_2007.common import in_2007
from rules_src.model.facts import Fact, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.steps import Instruct, NewIrregularity
from rules_src.model.words import Words


class OwnMistake(now.OwnMistake):
    own_revoke_in_time = Fact(
        YesNo,
        "Er det spillerens egen kulørsvigt, og er den endnu ikke etableret?",
        "62A",
    )


class Say(Words):
    own_revoke_must_be_corrected = Instruct(
        "62A",
        "Du skal rette din kulørsvigt, så snart du opdager den.",
        to="offender",
        short="kulørsvigten skal rettes",
    )


_otherwise = in_2007(rules_now.duty_to_tell, OwnMistake)


def duty_to_tell(facts: OwnMistake) -> Ruling:
    """A player who became aware of his own unestablished revoke had to correct it (62A)."""
    silent = facts.matter is Matter.MISHAP and facts.plan is Plan.SILENT
    if silent and facts.own_revoke_in_time:
        return Ruling(Say.own_revoke_must_be_corrected, NewIrregularity("62A", "revoke"))
    return _otherwise(facts)


SITUATION = replace(NOW, rule=duty_to_tell)
