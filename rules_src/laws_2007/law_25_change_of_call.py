"""Law 25 of 2007: an unintended call was put right only without pause for thought.

Read whole in the Norwegian federation's translation (lovboka.org/25).
"""

from dataclasses import replace

from rules_src.laws.common import rectification
from rules_src.laws.law_25_change_of_call import SITUATION as NOW
from rules_src.laws.law_25_change_of_call import facts as now
from rules_src.laws.law_25_change_of_call import words as law_25
from rules_src.laws.law_25_change_of_call.facts import Reach, Wish
from rules_src.laws.law_25_change_of_call.rule import change_of_call as change_of_call_now
from rules_src.laws_2007 import common
from rules_src.laws_2007.common import in_2007, restated, steps_of_2007
from rules_src.model.facts import Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part
from rules_src.model.steps import HandOver, Instruct
from rules_src.model.words import Words


class CallMade(now.CallMade):
    intended = restated(now.CallMade.intended, help="")
    reach = restated(now.CallMade.reach, help="")
    without_pause = Judgement(
        YesNo,
        "Ville {offender} lave meldingen om straks, uden at tænke sig om?",
        "25A",
        weigh=("Hvor længe gik der, fra {offender} så fejlen, til meldingen blev rettet?",),
        help="Der må ikke være en pause til at tænke.",
    )


class ChangedCall(Facts):
    second_accepted = now.ChangedCall.second_accepted
    lho_called = now.ChangedCall.lho_called


class Say(Words):
    changed_after_thought = Instruct(
        "25A",
        "Din første melding gælder, for du tænkte dig om, før du ville lave den om.",
        to="offender",
        short="den første melding gælder efter tænkepausen",
    )
    over_and_restricted = "ny melding gælder; {lho's} første bortfalder; udspillet kan begrænses"
    """The verdict where left-hand opponent had called over the first call."""


_otherwise = in_2007(change_of_call_now, CallMade)


def change_of_call(facts: CallMade) -> Ruling:
    """A slip is put right until partner calls, but only without pause for thought (25A)."""
    if not in_time(facts) or facts.without_pause:
        return _otherwise(facts)
    if facts.wish is Wish.CHANGED and facts.first_legal:
        return Ruling(HandOver("25B", "changed_call"))
    if facts.first_legal:
        return Ruling(Say.changed_after_thought, *steps_of_2007(law_25.Say.remark))
    return Ruling(
        *steps_of_2007(law_25.Say.own_law),
        *steps_of_2007(law_25.Say.remark),
        verdict=law_25.Say.own_law.verdict,
    )


def in_time(facts: CallMade) -> bool:
    """Whether it was a slip, and partner had not called."""
    if facts.wish in (Wish.LEFT_STANDING, Wish.NOT_MADE) or facts.intended:
        return False
    return facts.reach in (Reach.BEFORE_PARTNER, Reach.AUCTION_ENDED)


def changed_call(facts: ChangedCall) -> Ruling:
    """One of the two calls is withdrawn; only a changed final call comes under Law 26 (25B)."""
    if not facts.second_accepted:
        left = law_25.Say.lhos_call_stands if facts.lho_called else law_25.Say.lho_to_call
        return Ruling(law_25.Say.first_call_stands, left, common.Say.unauthorised, common.Say.used)
    restricted = (
        common.Say.unauthorised,
        common.Say.lead_may_be_restricted,
        common.Say.used,
        common.Say.at_partners_lead,
    )
    if facts.lho_called:
        over = steps_of_2007(law_25.Say.called_over)
        return Ruling(
            rectification.Say.second_call_stands,
            *over,
            *restricted,
            verdict=Say.over_and_restricted,
        )
    return Ruling(rectification.Say.second_call_stands, *restricted)


SITUATION = replace(
    NOW,
    rule=change_of_call,
    parts=(Part(changed_call, "Når en tilsigtet melding er lavet om"),),
)
