"""The next edition, made up: two numbers change places, two rows are ruled otherwise, one rule is
new and one is gone.
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import date
from functools import wraps
from typing import Any

from rules_src.contents.references import REFERENCES
from rules_src.editions import L2017 as NOW
from rules_src.laws.law_72_duty_to_tell.facts import Plan
from rules_src.model.change import Change, Listed
from rules_src.model.edition import Edition
from rules_src.model.facts import Fact, Facts, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part, Phase, Situation, Who
from rules_src.model.steps import Instruct
from rules_src.presentation import PRESENTATION, Presentation

GONE = "stop_procedure"
SWAPPED = {"72B2": "72B3", "72B3": "72B2"}
"""Two sub-paragraphs change places."""

Rule = Callable[[Any], Ruling]


def renumbered(rule: Rule) -> Rule:
    """The same rule under the numbers of the next edition."""

    @wraps(rule)
    def numbered(facts: Facts) -> Ruling:
        ruling = rule(facts)
        steps = (step.under(SWAPPED.get(step.law, step.law)) for step in ruling)
        return Ruling(*steps, verdict=ruling.verdict)

    return numbered


def otherwise(rule: Rule, fact: str, answer: object, ruling: Ruling) -> Rule:
    """The same rule, but for one answer."""

    @wraps(rule)
    def ruled(facts: Facts) -> Ruling:
        found = rule(facts)
        return ruling if facts.trail.get(fact) is answer else found

    return ruled


class Shuffled(Facts):
    machine = Fact(YesNo, "Var det en blandemaskine, der blandede for dårligt?", "6A")


def shuffled_badly(facts: Shuffled) -> Ruling:
    """A badly shuffled board is dealt anew, unless a machine did it."""
    if facts.machine:
        return Ruling(
            Instruct("6A", "Behold kortene.", name="machine_deals", short="kortene beholdes")
        )
    return Ruling(Instruct("6A", "Bland og giv igen.", name="deal_anew", short="der gives igen"))


NEW = Situation(
    rule=shuffled_badly,
    slug="blandet-daarligt",
    title="Blandet dårligt",
    phase=Phase.BEFORE,
    happened="Kortene er ikke blandet godt nok",
    intro="Kortene skal blandes grundigt.",
    laws=("6",),
    called="Blandet dårligt",
    who=Who("offender", "Hvem blandede kortene?"),
)
CHANGED = {
    "duty_to_tell": (
        "plan",
        Plan.HIDE,
        Ruling(Instruct("72B2", "Det må I nu gerne.", name="may_hide", short="det er tilladt")),
    ),
    "dummys_limits": (
        "after_play",
        YesNo.YES,
        Ruling(
            Instruct("42B3", "Sig det ikke.", name="dummy_keeps_quiet", short="det måtte siges før")
        ),
    ),
}


def next_rule(rule: Rule) -> Rule:
    moved = renumbered(rule)
    return otherwise(moved, *CHANGED[rule.__name__]) if rule.__name__ in CHANGED else moved


def next_situation(now: Situation) -> Situation:
    parts = tuple(Part(next_rule(part.rule), part.title) for part in now.parts)
    confuse = tuple(rule for rule in now.confuse if rule != GONE)
    return replace(now, rule=next_rule(now.rule), parts=parts, confuse=confuse)


L2017 = replace(
    NOW,
    played_until=date(2028, 1, 31),
    absent={"shuffled_badly": "Loven sagde kun, at kortene skulle blandes."},
    renumbered=SWAPPED,
    unchanged=frozenset(
        s.rule.__name__ for s in NOW.situations if s.rule.__name__ not in (*CHANGED, GONE)
    ),
    changes=(
        Change("hiding", "En fejl må nu skjules.", "72B3", "72B2", ("duty_to_tell",)),
        Change(
            "quiet", "Den blinde tier, når spillet er slut.", "42B3", "42B3", ("dummys_limits",)
        ),
    ),
    publishers={"W": "WBF"},
    listed=(Listed(1, "Det må skjules", "72B", ("W",), ("hiding",)),),
    unlisted={"quiet": "Begge udgaver er læst."},
)
L2027 = Edition(
    2027,
    date(2027, 9, 1),
    (NEW, *(next_situation(s) for s in NOW.situations if s.rule.__name__ != GONE)),
    frozenset(ref.text for ref in REFERENCES),
    before=L2017,
)


def presentation() -> Presentation:
    """What the site shows first, without the rule that is gone."""
    families = tuple(
        replace(each, rules=tuple(name for name in each.rules if name != GONE))
        for each in PRESENTATION.families
    )
    home = tuple(each for each in PRESENTATION.home if each.rule != GONE)
    return replace(PRESENTATION, families=families, home=home)
