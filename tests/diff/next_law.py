"""The next law, made up: it is written over `rules_src/editions.py` in a repository of its own.

A chapter is renumbered, one law is a part of another, a situation is gone, one is new, and twelve
rulings are others, one of them on a question that is new.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import wraps
from typing import Any, NamedTuple

from rules_src.laws import SITUATIONS
from rules_src.laws.law_79_wrong_entry import WrongEntry
from rules_src.model import Fact, Facts, Part, Phase, Ruling, Situation, Who, YesNo
from rules_src.model.situation import Edition
from rules_src.model.steps import Instruct

Rule = Callable[[Any], Ruling]
GONE = "stop_procedure"
CHAPTER = {"68": "69", "69": "70", "70": "71", "71": "68"}
"""The laws of claims change numbers: then and now."""
MERGED = {"87A": "86C", "87B": "86D", "87C": "86E"}
"""The law of fouled boards is a part of the law of teams."""


class Told(NamedTuple):
    """A ruling that is another: for one answer of one rule."""

    rule: str
    fact: str
    answer: str
    law: str
    """As the next law numbers it."""
    short: str

    @property
    def ruling(self) -> Ruling:
        text = f"{self.short.capitalize()}."
        return Ruling(Instruct(self.law, text, name=f"next_{self.rule}", short=self.short))


TWELVE = (
    Told("acted_before_director", "acted", "offending_side", "11A", "scoren står"),
    Told("wrong_number_of_cards", "missing_card", "among_played", "14B1", "giv om"),
    Told("unauthorised_information", "told_more", "no", "16A1a", "brug den ikke"),
    Told("auction_gone_wrong", "one_pass_short", "no", "17C", "begynd forfra"),
    Told("missing_alert", "alert", "needless", "20F5a", "rør den ikke"),
    Told("change_of_call", "wish", "not_made", "25", "meld igen"),
    Told("inadmissible_call", "fault", "too_late", "35D", "meldingen gælder"),
    Told("dummys_limits", "after_play", "yes", "42B3", "ti stille"),
    Told("card_retracted", "why_back", "changed_mind", "47F2", "det er tilladt"),
    Told("claim", "claim_kind", "dummy", "69A", "kravet gælder"),
    Told("duty_to_tell", "plan", "hide", "72B2", "det må de"),
    Told("wrong_entry", "both_signed", "yes", "79C1", "underskrevet er endeligt"),
)


def place(law: str) -> str:
    """A § of today, as the next law numbers it."""
    for then, now in {**CHAPTER, **MERGED, "87": "86"}.items():
        if law.startswith(then) and not law[len(then) :][:1].isdigit():
            return now + law[len(then) :]
    return law


class SignedEntry(WrongEntry):
    both_signed = Fact(YesNo, "79C1", "Har begge sider skrevet under?")


def next_rule(rule: Rule) -> Rule:
    """The same rule under the next numbers, but for the answer that is ruled otherwise."""

    @wraps(rule)
    def ruled(facts: Facts) -> Ruling:
        told = next((t for t in TWELVE if t.rule == rule.__name__), None)
        if isinstance(facts, SignedEntry) and facts.both_signed:
            return TWELVE[-1].ruling
        before = len(facts.told)
        found = rule(facts)
        facts.told[before:] = [(n, s.under(place(s.law))) for n, s in facts.told[before:]]
        answer = facts.trail.get(told.fact) if told else None
        if told and answer is not None and answer.key == told.answer:
            return told.ruling
        steps = (step.under(place(step.law)) for step in found)
        return Ruling(*steps, verdict=found.verdict)

    if rule.__name__ == "wrong_entry":
        ruled.__annotations__ = {**rule.__annotations__, "facts": SignedEntry}
    return ruled


class Shuffled(Facts):
    machine = Fact(YesNo, "6A", "Var det en blandemaskine, der blandede for dårligt?")


def shuffled_badly(facts: Shuffled) -> Ruling:
    """A badly shuffled board is dealt anew, unless a machine did it."""
    if facts.machine:
        return Ruling(Instruct("6A", "Behold kortene.", name="keep", short="kortene beholdes"))
    return Ruling(Instruct("6A", "Bland og giv igen.", name="deal_anew", short="der gives igen"))


NEW = Situation(
    rule=shuffled_badly,
    slug="blandet-daarligt",
    title="Blandet dårligt",
    phase=Phase.BEFORE,
    intro="Kortene skal blandes grundigt.",
    laws=("6",),
    who=Who("offender", "Hvem blandede kortene?"),
)


def next_situation(now: Situation) -> Situation:
    parts = tuple(Part(next_rule(part.rule), part.title) for part in now.parts)
    confuse = tuple(rule for rule in now.confuse if rule != GONE)
    return replace(now, rule=next_rule(now.rule), parts=parts, confuse=confuse)


L2017 = Edition(
    2027,
    date(2027, 9, 1),
    (NEW, *(next_situation(s) for s in SITUATIONS if s.rule.__name__ != GONE)),
)
