"""What the modules of 2007 share: how a rule, a step and a question of 2017 read in 2007."""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache, partial
from typing import Any, TypeVar

from rules_src.laws_2007.places import place_of
from rules_src.model.facts import Fact, Facts
from rules_src.model.restated import restated_fact, restated_rule
from rules_src.model.ruling import ME, Authority, Ruling, Step, When
from rules_src.model.situation import Rule
from rules_src.model.steps import (
    About,
    AdjustedScore,
    Grounds,
    HandOver,
    Information,
    Instruct,
    LeadRestriction,
    LookUp,
    May,
    Status,
    Suits,
)
from rules_src.model.words import Words

NOT_COVERED: Mapping[str, str] = {
    "unclear_card": "af §\u00a046 vides kun, at ordlyden er lidt anderledes",
    "wrong_table_card": "kun begyndelsen af §\u00a045D er læst",
    "lost_turn": "§\u00a017 er kun læst, hvor den handler om et kort fra en forkert mappe",
    "right_forfeited": "§\u00a011 er endnu ikke skrevet som regel for 2007",
    "unbalanced_score": "§\u00a012C er kun læst i uddrag",
    "adjusted_score": "§\u00a012C er kun læst i uddrag",
    "wrong_ruling": "den justerede score følger §\u00a012C, som kun er læst i uddrag",
}
"""Rules that a rule of 2007 would go on in, and why they are not covered."""

F = TypeVar("F", bound=Fact[Any])


def restated(fact: F, *, question: str = "", help: str | None = None) -> F:
    """The same question as in 2017, with the paragraph or the words of 2007."""
    return restated_fact(fact, place_of(fact.law), question, help)


@cache
def step_of_2007(step: Step) -> tuple[Step, ...]:
    """A step of 2017 as 2007 had it: its own §, and what its Law 50E said of a penalty card."""
    if step.word in Say.penalty_card_tells:
        return Say.penalty_card_tells[step.word]
    law = place_of(step.law)
    if isinstance(step, HandOver) and step.rule in NOT_COVERED:
        return (LookUp(law, when=step.when),)
    if step.authority in (Authority.COMMENTARY, Authority.FEDERATION):
        return ()  # of 2017; what was said of 2007 is not known
    return (replace(step, law=law),)


def steps_of_2007(steps: Ruling | tuple[Step, ...]) -> tuple[Step, ...]:
    """Several steps of 2017 as 2007 had them."""
    return tuple(here for step in steps for here in step_of_2007(step))


def in_2007(
    rule: Rule, facts: type[Facts] | None = None, *, words: Mapping[str, Step] | None = None
) -> Rule:
    """A rule of 2017 that only reads otherwise: its §§ moved, some questions or words restated."""
    return restated_rule(rule, partial(_worded, words or {}), facts)


def _worded(words: Mapping[str, Step], step: Step) -> tuple[Step, ...]:
    if step.word in words:
        return (replace(words[step.word], when=step.when, explained=step.explained),)
    law_says_so = type(step) is Instruct and step.authority is Authority.LAW
    if law_says_so and place_of(step.law) == step.law:
        return (step,)
    return step_of_2007(step)


class Say(Words):
    law_has_no_such_rule = Instruct(
        "57",
        "Loven har ingen regel om netop det.",
        to=ME,
        short="loven har ingen regel om det",
    )
    """2017 has a rule of its own for it; of 2007 only its absence is known."""
    unauthorised = Information("16D2", Status.UNAUTHORISED)
    used = AdjustedScore("16A4", Grounds.USED, when=When.AFTER_PLAY)
    foreseen = AdjustedScore("23", Grounds.FORESEEN, when=When.AFTER_PLAY)
    lead_may_be_restricted = Instruct(
        "26",
        "Du kan måske kræve eller forbyde et udspil. Det afhænger af den tilbagetagne melding.",
        to="opposing_declarer",
        short="{opposing_declarer} kan kræve eller forbyde en farve",
        when=When.IF_DEFENDING,
        settled_by=("choice", "suit_choice", "lead_turn", "defending"),
    )
    may_forbid_any = LeadRestriction("26B", May.FORBID, Suits.ANY, when=When.IF_DEFENDING)
    at_partners_lead = HandOver("26", "partner_to_lead", when=When.PARTNER_LEAD)
    withdrawn = Ruling(unauthorised, lead_may_be_restricted, used, foreseen, at_partners_lead)
    """What follows any call that another call has replaced, natural or not (16D2, 26, 23)."""
    helped = AdjustedScore("50E3", Grounds.EXPOSED, when=When.AFTER_PLAY)
    seen_on_table = (
        Information("50E1", Status.AUTHORISED, About.DUTY, "everyone", when=When.ON_TABLE),
        Information("50E2", Status.UNAUTHORISED, About.CARD, when=When.ON_TABLE),
    )
    penalty_card_tells: Mapping[str, tuple[Step, ...]] = {
        Information("50E1", Status.AUTHORISED, About.CARD, "everyone").word: seen_on_table,
        Information("50E3", Status.UNAUTHORISED, About.CIRCUMSTANCES).word: (),
    }
    """Only the duty to play it was known to all; the rest was unauthorised at once (50E1, 50E2)."""
