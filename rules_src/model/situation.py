"""Situations: what a director is called to, the rules that settle it, and what is said of it.

Doubt       a point the law leaves open, and how this site reads it until it is settled
Encounter   what already stands on a board meets what happens next on it, by which law
Phrases     what people say: what somebody does, and which answers it states
Situation   all of it; an Edition has every one, and what its stamp says of it

A phrase of an answer is at least two words that stand in one clause, in any order, or in its own
after `^`: `/` between words of which one is enough, `*` for the rest of a word, `…` where the rest
may stand in a later clause, and in capitals what `rules_src.bridge.spoken` finds: `KORT`, `BUD`,
`PLADS`, and alone when it was, `UMELDT`. Phrases stand between semicolons. None says a judgement:
that is asked, whatever is said.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from datetime import date
from enum import Enum
from typing import Any, get_type_hints

from rules_src.bridge.spoken import MOMENTS
from rules_src.model.effects import Lasting
from rules_src.model.facts import Answer, Fact, Kind, Statements
from rules_src.model.ruling import Ruling
from rules_src.model.text import Named, text


@dataclass(frozen=True)
class OtherReading:
    """How others may read an open point, and a rule as it would then rule."""

    text: str
    """What the law is then taken to say; it goes on from *Læses det sådan, at*."""
    rule: str
    variant: Callable[[Any], Ruling]

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", text(self.text))


@dataclass(frozen=True)
class Doubt:
    """A point to be reviewed: the rules it touches, and what they rule meanwhile."""

    law: str
    rules: tuple[str, ...] = ()
    """In a situation, its own rule where none is named."""
    readings: tuple[OtherReading, ...] = ()
    """The other readings, where what they would rule can be worked out."""
    text: str = ""
    """What the law leaves open, and what the rule does about it."""

    def says(self, block: str) -> "Doubt":
        return replace(self, text=text(block))


class How(Named):
    """How what stands and what happens meet: the value is read above the sentence.

    The most pressing comes first.
    """

    READS = "har betydning for det nye"
    FIRST = "det, der står, afgøres først"
    LAST = "det, der står, afgøres til sidst"
    ENDS = "det, der står, bortfalder"
    DOUBT = "loven lader det stå åbent"
    APART = "rører ikke hinanden"


@dataclass(frozen=True)
class Encounter:
    """One kind of effect in one later situation."""

    kind: Lasting
    how: How
    law: str
    text: str = ""
    """One sentence: what to do, why they do not touch, or how an open point is read."""
    settled: str = ""
    """The rule that what stands is settled by, before the new incident or after it."""
    whose: str = ""
    """The role it must stand at to be said, where the seats are known."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "text", text(self.text))

    def says(self, block: str) -> "Encounter":
        return replace(self, text=block)


Encounters = tuple[Encounter, ...]


def beside(common: Encounters, *own: Encounter) -> Encounters:
    """What is said of this situation alone, and of the other kinds what is said of its phase."""
    said = {each.kind for each in own}
    return (*own, *(each for each in common if each.kind not in said))


def phrases(text: str) -> tuple[str, ...]:
    """Each phrase of a text that has them between semicolons."""
    return tuple(" ".join(phrase.split()) for phrase in text.split(";") if phrase.strip())


@dataclass(frozen=True)
class Phrases:
    """What is said of one situation."""

    does: str = ""
    """What he does who is asked for, as it follows his seat: `bød svigtede`; of none, no seat. With
    `ikke` among it he may be said not to do it: »øst har ikke alertet«."""
    answers: Mapping[Fact[Any], Mapping[Answer, str]] = field(default_factory=dict)
    turns: Mapping[Fact[Any], Mapping[str, Answer]] = field(default_factory=dict)
    """Whose turn it was, by where he sits from the one who is asked for: `{"partner": …}`."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "does", " ".join(self.does.split()))
        for fact, ways in self.answers.items():
            if fact.kind is Kind.JUDGEMENT:
                raise TypeError(f"{fact.name}: a judgement is asked, and heard in no sentence")
            every = [phrase for said in ways.values() for phrase in phrases(said)]
            for phrase in every:
                words = phrase.replace("…", " ").replace("^", " ").split()
                if len(words) < 2 and phrase not in MOMENTS:
                    raise TypeError(f"{fact.name}: »{phrase}« is one word; say it with another")
                if every.count(phrase) > 1:
                    raise TypeError(f"{fact.name}: »{phrase}« stands twice")


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
    """What a director calls it, in at most five words: its one name, wherever it is named."""
    phase: Phase
    intro: str
    """Two or three sentences: what the situation is and what decides it."""
    laws: tuple[str, ...]
    """The paragraphs the situation is about, as a headline: 28, 29, 30 …"""
    parts: tuple[Part, ...] = ()
    confuse: tuple[str, ...] = ()
    """Names of rules this one is easily confused with."""
    phrases: Phrases = field(default_factory=Phrases, compare=False)
    """What people say of it, and which answers they give so."""
    who: Who | None = None
    """Nothing is asked where no text speaks of a seat."""
    doubts: tuple[Doubt, ...] = ()
    statements: Statements = field(default_factory=dict, compare=False)
    """What a comparison says of an answer."""
    encounters: Encounters = field(default=(), compare=False)
    """How it meets each kind of what can stand already."""

    def __post_init__(self) -> None:
        kinds = (get_type_hints(rule)["facts"] for rule in self.rules)
        facts = {fact: None for kind in kinds for fact in kind.declared().values()}
        told = {fact: fact.told for fact in facts if fact.told}
        heard = {fact: fact.heard for fact in facts if fact.heard}
        twice = (
            fact for fact, said in self.phrases.answers.items() if heard.get(fact, said) != said
        )
        for fact in twice:
            raise TypeError(f"{self.slug}, {fact.name}: expected its phrases at the question alone")
        doubts = (replace(each, rules=each.rules or (self.rule.__name__,)) for each in self.doubts)
        shared: Statements = {
            fact: {answer: text(said) for answer, said in each.items()}
            for fact, each in self.statements.items()
        }
        for name, value in {
            "intro": text(self.intro),
            "statements": {**told, **shared},
            "phrases": replace(self.phrases, answers={**heard, **self.phrases.answers}),
            "doubts": tuple(doubts),
        }.items():
            object.__setattr__(self, name, value)

    @property
    def ends(self) -> frozenset[Lasting]:
        """The kinds that lapse where it happens."""
        return frozenset(each.kind for each in self.encounters if each.how is How.ENDS)

    def reads(self, kind: Lasting) -> bool:
        """Whether its rulings are others where that stands."""
        return any(each.kind is kind and each.how is How.READS for each in self.encounters)

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


@dataclass(frozen=True, eq=False)
class Edition:
    """One book of law: its year, the first day it is played in Denmark, and what it rules."""

    year: int
    in_force: date
    situations: tuple[Situation, ...]
