"""Situations: what a director is called to, and the rules that settle it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, get_type_hints

from rules_src.model.doubts import Doubt
from rules_src.model.encounters import Encounters
from rules_src.model.facts import Statements
from rules_src.model.overlaps import Hidden, Overlap
from rules_src.model.phrases import Phrases
from rules_src.model.ruling import Ruling
from rules_src.model.text import text

Rule = Callable[[Any], Ruling]
"""A typed function of one parameter `facts`, whose annotation names its `Facts`."""


class Phase(Enum):
    BEFORE = "Før meldingerne"
    AUCTION = "Meldingerne"
    PLAY = "Udspil og spil"
    AFTER = "Efter spillet"


@dataclass(frozen=True)
class Part:
    """A rule entered only by hand-over, and its heading on the situation's page."""

    rule: Rule
    title: str
    known: str | None = None
    """What is known where it is entered, as a comparison states it; the title where it is None."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "title", text(self.title))


@dataclass(frozen=True)
class Who:
    """The question for the seat, in the situation's own words, and the role the answer fills."""

    role: str
    question: str


@dataclass(frozen=True)
class Situation:
    """One page of the site: an irregularity, named once and for ever.

    What is said of a question's answers stands at the question; here stands what is said in this
    situation of one that it shares with others.
    """

    rule: Rule
    """The rule the director enters by."""
    slug: str
    """Last part of the page's address; printed as QR codes, so it never changes."""
    title: str
    phase: Phase
    happened: str
    """What has happened, in the words a player uses, for the home page."""
    intro: str
    """Two or three sentences: what the situation is and what decides it."""
    laws: tuple[str, ...]
    """The paragraphs the situation is about, as a headline: 28, 29, 30 …"""
    parts: tuple[Part, ...] = ()
    confuse: tuple[str, ...] = ()
    """Names of rules this one is easily confused with."""
    phrases: Phrases = field(default_factory=Phrases, compare=False)
    """What people say of it, and which answers they give so."""
    called: str = ""
    """What a director calls it, in two to five words."""
    who: Who | None = None
    """Nothing is asked where no text speaks of a seat."""
    doubts: tuple[Doubt, ...] = ()
    overlaps: tuple[Overlap, ...] = ()
    """Which answers of one question can be true together: the special one stands before the general
    one, or the wording says which to give."""
    hidden: tuple[Hidden, ...] = ()
    """Which answers a table cannot tell apart."""
    statements: Statements = field(default_factory=dict, compare=False)
    """What a comparison says of an answer."""
    encounters: Encounters = field(default=(), compare=False)
    """How it meets each kind of what can stand already."""

    def __post_init__(self) -> None:
        kinds = (get_type_hints(rule)["facts"] for rule in self.rules)
        facts = {fact: None for kind in kinds for fact in kind.declared().values()}
        told = {fact: fact.told for fact in facts if fact.told}
        heard = {fact: fact.heard for fact in facts if fact.heard}
        overlaps = (Overlap(fact, b.answers, b.wording) for fact in facts for b in fact.overlaps)
        hidden = (Hidden(fact, answers) for fact in facts for answers in fact.hidden)
        doubts = (replace(each, rules=each.rules or (self.rule.__name__,)) for each in self.doubts)
        shared: Statements = {
            fact: {answer: text(said) for answer, said in each.items()}
            for fact, each in self.statements.items()
        }
        for name, value in {
            "intro": text(self.intro),
            "statements": {**told, **shared},
            "phrases": replace(self.phrases, answers={**heard, **self.phrases.answers}),
            "overlaps": tuple(dict.fromkeys((*overlaps, *self.overlaps))),
            "hidden": tuple(dict.fromkeys((*hidden, *self.hidden))),
            "doubts": tuple(doubts),
        }.items():
            object.__setattr__(self, name, value)

    @property
    def rules(self) -> tuple[Rule, ...]:
        return (self.rule, *(part.rule for part in self.parts))

    def title_of(self, rule: Rule) -> str:
        """The heading of a rule: that of its part, or the situation's own."""
        return next((part.title for part in self.parts if part.rule is rule), self.title)

    def known_at(self, rule: Rule) -> str | None:
        """What is known where a part is entered, as a comparison states it."""
        return next((part.known for part in self.parts if part.rule is rule), None)


def by_phase(situations: Iterable[Situation]) -> tuple[tuple[Phase, tuple[Situation, ...]], ...]:
    """The situations of each phase, as a board is played; phases without one are left out."""
    every = tuple(situations)
    phases = ((phase, tuple(s for s in every if s.phase is phase)) for phase in Phase)
    return tuple((phase, inside) for phase, inside in phases if inside)
