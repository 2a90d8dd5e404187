"""Every task that the rows of a rule can be asked as, each kind by a function of its own."""

import hashlib
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

from generator.course.task import Choice, Claim, Ground, Kind, Other, Stated, in_words, reading
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Node, Row, Tree
from generator.text.danish import sentence
from rules_src.bridge.seats import Seat
from rules_src.model.facts import Fact
from rules_src.model.facts import Kind as FactKind
from rules_src.model.law_ref import LawRef
from rules_src.model.on_board import seated
from rules_src.model.roles import ROLES, SIDES, TURNED, spoken
from rules_src.model.ruling import Ruling, Step
from rules_src.model.situation import Situation
from rules_src.model.steps import Instruct
from rules_src.tables.course import figures

MOST_SAID = 12
"""How many words may be said in a choice."""
TRICKS = 8
"""What the side had at the table, where tricks are transferred."""
ACROSS = {
    "offender": "partner",
    "partner": "offender",
    "left": "right",
    "right": "left",
    "declarer": "dummy",
    "dummy": "declarer",
}
"""Who else might be thought the one to be told."""
KNOWN = {*ACROSS, "everyone", *SIDES}
"""Who sits somewhere in the incident of any situation."""


@dataclass(frozen=True)
class Told:
    """What happened, and the seat it is about where something speaks of a seat."""

    happened: str
    rest: str = ""
    seat: str = ""
    named: frozenset[str] = frozenset()
    """Every name that follows from the seat."""

    @property
    def plain(self) -> str:
        return f"{self.happened} {self.rest}".strip()

    def text(self, *others: str) -> str:
        words = {word.strip(".,:;?»«()") for one in (self.rest, *others) for word in one.split()}
        words |= {word.removesuffix("s") for word in words}
        spoken_of = self.seat if self.named & words else ""
        return " ".join(filter(None, (self.happened, spoken_of, self.rest)))


@dataclass(frozen=True)
class Seed:
    """A task before three of its wrong choices are taken and set in order."""

    kind: Kind
    ground: Ground
    told: Told
    question: str
    key: Choice
    others: tuple[Choice, ...]
    """The nearest first."""
    laws: tuple[str, ...]
    reason: str
    row: str

    @property
    def near(self) -> int:
        """How many of the wrong choices differ by one answer."""
        return sum(choice.apart == 1 for choice in self.others)


def seeds(book: Rulebook, rule: RuleEntry) -> Iterator[Seed]:
    """Every task of a rule that is sound."""
    for row in rule.rows:
        ground = Ground.of(rule, row)
        if not ground.stated or taken_by_another(book, ground):
            continue
        if verdict := reading(rule, row).verdict:
            # what is ruled, among what a few other answers would have led to
            telling = _telling(Kind.RULING, ground)
            elsewhere = (
                telling.choice(theirs, Claim.rules(theirs), other)
                for other in ground.others
                if (theirs := reading(rule, other.row).verdict)
                and not (_part(theirs, verdict) or _part(verdict, theirs))
                and reading(rule, other.row).comes_to != reading(rule, row).comes_to
            )
            right = Choice(telling.says(verdict), Claim.rules(verdict))
            yield telling.seed((right, elsewhere), _deciding(rule, row), row.id)
            for grow in (_law, _spoken, _option, _tricks):
                yield from grow(book, ground, row)
    for node, stated in _places(rule.tree, {}, set()):
        ground = Ground(rule, stated)
        if stated and not taken_by_another(book, ground):
            yield from _question(book, ground, node)
    for figure in figures() if rule.entered else ():
        if figure.rule == rule.name:
            ground = Ground(rule, {})
            key = Choice(figure.answer, Claim.computed(True))
            wrong = tuple(Choice(text, Claim.computed(False), why) for text, why in figure.others)
            yield Seed(
                Kind.FIGURE,
                ground,
                Told(figure.told),
                figure.question,
                key,
                _sound(ground, key, wrong),
                (figure.law,),
                "",
                figure.told,
            )


def taken_by_another(book: Rulebook, ground: Ground) -> bool:
    """Whether a rule of another situation asks for the same facts and could take the incident."""
    situation, (first, *others) = ground.rule.situation, (fact for fact, _ in ground.facts)
    return any(
        rule.facts.get(first.name) is first
        and rule.situation is not situation
        and rule.entered
        and all(rule.facts.get(fact.name) is fact for fact in others)
        for rule in book.rules.values()
    )


def names_in(situation: Situation, seat: Seat) -> Mapping[str, str]:
    """What each role is called when the one it is about sits there."""
    if not situation.who:
        return ROLES
    role = situation.who.role
    seats = {other: at.name_da for other, at in seated(role, seat).items()}
    sides = SIDES if role not in TURNED else SIDES[::-1]
    own = dict(zip(sides, (seat.side.text, seat.side.opponents.text), strict=True))
    return {**ROLES, **seats, **own}


@dataclass(frozen=True)
class _Telling:
    """How a ground is told: who sits where, and what has happened."""

    kind: Kind
    ground: Ground
    seat: Seat
    names: Mapping[str, str]

    def told(self, then: str = "") -> Told:
        """What has happened where the rule is asked, answer by answer, and who sits where."""
        rule = self.ground.rule
        situation, names = rule.situation, self.names
        part = "" if rule.entered else situation.known_at(rule.function) or rule.title
        told = [] if not part or part.endswith("?") else [sentence(spoken(f"{part}.", names))]
        told += [in_words(situation, *one, names) for one in self.ground.facts]
        seat = ""
        if situation.who:
            role = situation.who.role
            who = "Det" if role == "offender" else sentence(ROLES[role])
            seat = f"{who}{',' * (',' in who)} er {self.seat.name_da}."
        named = frozenset(name for role, name in names.items() if name != ROLES[role])
        happened = sentence(spoken(situation.title, names))
        happened += "" if happened.endswith("?") else "."
        return Told(happened, " ".join(filter(None, (*told, then))), seat, named)

    def says(self, text: str) -> str:
        return sentence(spoken(text, self.names))

    def choice(self, text: str, claim: Claim, other: Other) -> Choice:
        """What is right where a few answers are otherwise."""
        changes = other.changes
        why = self.ground.otherwise(changes, self.names)
        return Choice(self.says(text), claim, why, len(changes))

    def seed(
        self,
        choices: tuple[Choice, Iterable[Choice]],  # the right one, and those that may be wrong
        laws: tuple[str, ...],
        row: str,
        *,
        question: str = "",
        reason: str = "",
        then: str = "",
    ) -> Seed:
        key, wrong = choices
        return Seed(
            self.kind,
            self.ground,
            self.told(then),
            question or self.kind.question,
            key,
            _sound(self.ground, key, wrong),
            laws,
            reason,
            row,
        )


def _telling(kind: Kind, ground: Ground, detail: str = "") -> _Telling:
    stated = ",".join(f"{name}={answer.key}" for name, answer in ground.stated.items())
    text = f"{kind.key}|{ground.rule.name}|{stated}|{detail}"
    seat = [*Seat][hashlib.sha256(text.encode()).digest()[0] % 4]
    return _Telling(kind, ground, seat, names_in(ground.rule.situation, seat))


def _sound(ground: Ground, key: Choice, found: Iterable[Choice]) -> tuple[Choice, ...]:
    """The wrong choices that are wrong in every completion; none if the key is not right in all."""
    if ground.right_of((key.claim,)) != (0,):
        return ()
    texts = {key.text.casefold()}
    kept: list[Choice] = []
    for choice in found:
        if choice.text.casefold() in texts or ground.right_of((key.claim, choice.claim)) != (0,):
            continue
        texts.add(choice.text.casefold())
        kept.append(choice)
    return tuple(kept)


def _deciding(rule: RuleEntry, row: Row) -> tuple[str, ...]:
    """The paragraphs of the steps that decide."""
    steps = reading(rule, row).steps
    return tuple(dict.fromkeys([s.law for s in steps if s.short] or [s.law for s in steps]))


def _part(verdict: str, whole: str) -> bool:
    """Whether a verdict says only some of another: where that is right, it is not wrong."""
    more = {*words_of(whole)} - {*words_of(verdict)}
    return bool(more) and {*words_of(verdict)} < {*words_of(whole)} and "ikke" not in more


def _law(book: Rulebook, ground: Ground, row: Row) -> Iterator[Seed]:
    rule = ground.rule
    law = _deciding(rule, row)[0]
    own = {s.law for s in row.ruling} | {fact.law for fact, _ in ground.facts}

    telling = _telling(Kind.LAW, ground)
    wrong = (
        telling.choice(LawRef.parse(theirs).shown, Claim.by(theirs), other)
        for other in ground.others
        if reading(rule, other.row).verdict
        for theirs in _deciding(rule, other.row)[:1]
        if not any(related(theirs, mine) for mine in own)
    )
    key = Choice(LawRef.parse(law).shown, Claim.by(law))
    reason = telling.says(reading(rule, row).verdict)
    yield telling.seed((key, wrong), (law,), row.id, reason=reason)


def related(law: str, other: str) -> bool:
    """Whether one paragraph holds the other."""
    one, two = LawRef.parse(law), LawRef.parse(other)
    return one == two or one in two.parents or two in one.parents


def _spoken(book: Rulebook, ground: Ground, row: Row) -> Iterator[Seed]:
    rule = ground.rule
    own = [step for step in reading(rule, row).steps if step.aloud]

    def unlike(step: Step) -> bool:
        return _short_and_decisive(step) and not any(_alike(step, mine) for mine in own)

    elsewhere = [
        (f"det er »{other.situation.title}«", step)
        for other in _confused(book, rule)
        for other_row in other.rows
        for step in reading(other, other_row).steps
        if step.addressed in KNOWN and unlike(step)
    ]
    telling = _telling(Kind.SPOKEN, ground)
    reason = telling.says(reading(rule, row).verdict)
    for step in filter(_short_and_decisive, own):
        wrong = [
            telling.choice(_quoted(s.addressed, s), Claim.says(s.addressed, s.says), other)
            for other in ground.others
            for s in reading(rule, other.row).steps
            if unlike(s)
        ]
        wrong += [
            Choice(telling.says(_quoted(s.addressed, s)), Claim.says(s.addressed, s.says), where)
            for where, s in elsewhere
        ]
        if across := ACROSS.get(step.addressed):
            why = f"det er {telling.names[step.addressed]}, der skal have det at vide"
            text = telling.says(_quoted(across, step))
            wrong.append(Choice(text, Claim.says(across, step.says), why, 1))
        text = telling.says(_quoted(step.addressed, step))
        key = Choice(text, Claim.says(step.addressed, step.says))
        yield telling.seed((key, wrong), (step.law,), row.id, reason=reason)


def _confused(book: Rulebook, rule: RuleEntry) -> Iterator[RuleEntry]:
    """The rules of situations that are taken for this one, and that it does not lead to."""
    for name in rule.situation.confuse:
        if name in book and name not in rule.followers and rule.name not in book[name].followers:
            yield book[name]


def _quoted(to: str, step: Step) -> str:
    return f"{{{to}}}: »{step.says}«"


def _short_and_decisive(step: Step) -> bool:
    """Whether saying it decides something: what is merely true besides is no wrong choice."""
    decisive = bool(step.short) or not isinstance(step, Instruct)
    return step.aloud and decisive and len(step.says.split()) <= MOST_SAID


def _alike(step: Step, other: Step) -> bool:
    """Whether most that one says the other says too, or both tell a player to do the same."""
    one, two = (words_of(each.says) for each in (step, other))
    begins_alike = step.addressed == other.addressed and one[0] == two[0]
    shared = {*one} & {*two}
    return begins_alike or 2 * len(shared) >= min(len({*one}), len({*two}))


@cache
def words_of(text: str) -> tuple[str, ...]:
    """Split once: the same few sentences are compared with each other again and again."""
    return tuple(re.findall(r"\w+", text.casefold()))


def _option(book: Rulebook, ground: Ground, row: Row) -> Iterator[Seed]:
    """What follows of one answer of the player who chooses last."""
    rule, verdict = ground.rule, reading(ground.rule, row).verdict
    asked = [fact for fact, _ in ground.facts if fact.kind is FactKind.OPTION]
    if not asked or len(ground.stated) == 1:
        return
    fact = asked[-1]
    answer = ground.stated[fact.name]
    before = Ground(rule, {n: a for n, a in ground.stated.items() if n != fact.name})
    if taken_by_another(book, before):
        return

    telling = _telling(Kind.OPTION, before, answer.key)
    wrong = (
        telling.choice(theirs, Claim.leads(fact.name, answer, theirs), other)
        for other in ground.others
        if (theirs := reading(rule, other.row).verdict) and not _part(theirs, verdict)
    )
    key = Choice(telling.says(verdict), Claim.leads(fact.name, answer, verdict))
    question = f"{fact.question} Hvad følger af »{answer.value}«?"
    if fact.question == f"Hvad vælger {{{fact.chooses}}}?":
        question = f"{{{fact.chooses.capitalize()}}} {answer.value}. Hvad følger?"
    question = spoken(question, telling.names)
    yield telling.seed((key, wrong), (fact.law,), row.id, question=question)


def _tricks(book: Rulebook, ground: Ground, row: Row) -> Iterator[Seed]:
    rule = ground.rule
    steps = reading(rule, row).moved
    if not steps:
        return
    taken = reading(rule, row).tricks

    telling = _telling(Kind.FIGURE, ground)
    wrong = {
        tricks: telling.choice(_left(tricks), Claim.transfers(tricks), other)
        for other in reversed(ground.others)
        for tricks in [reading(rule, other.row).tricks]
        if tricks != taken
    }
    side = telling.names["offending_side"]
    why = f"{telling.names['other_side']} svigtede, og ét stik overføres"
    gained = Choice(_left(-1), Claim.transfers(-1), why)
    yield telling.seed(
        (Choice(_left(taken), Claim.transfers(taken)), [*wrong.values(), gained]),
        tuple(step.law for step in steps),
        row.id,
        question=f"Hvor mange stik skrives der for {side}?",
        reason=telling.says(reading(rule, row).verdict),
        then=f"{side} fik {TRICKS} stik ved bordet.",
    )


def _left(tricks: int) -> str:
    return f"{TRICKS - tricks} stik"


def _places(node: Tree, stated: Stated, seen: set[Node]) -> Iterator[tuple[Node, Stated]]:
    """Every question of a tree that is not seen yet, and what decides on the way to it."""
    if isinstance(node, Ruling) or node in seen:
        return
    seen.add(node)
    yield node, stated
    for answers, below in node.branches:
        known = {node.fact.name: answers[0]} if node.matters else {}
        yield from _places(below, {**stated, **known}, seen)


def _question(book: Rulebook, ground: Ground, node: Node) -> Iterator[Seed]:
    rule, fact = ground.rule, node.fact
    if fact.assume is not None or not node.matters:
        return
    later = {name for other in rule.followers for name in book[other].facts}
    own = [one for one in rule.columns if one.name not in (fact.name, *ground.stated, *later)]
    elsewhere = [
        (asked, f"det er »{other.situation.title}«")
        for other in _confused(book, rule)
        for asked in other.columns
        if asked.name not in rule.facts_in_reach
    ]

    telling = _telling(Kind.QUESTION, ground)

    def choice(asked: Fact[Any], why: str = "", apart: int = 0) -> Choice:
        return Choice(spoken(asked.question, telling.names), Claim.asks(asked.name), why, apart)

    near = (choice(one, _asked_when(ground, one, telling.names), 1) for one in own)
    wrong = [*near, *(choice(*one) for one in elsewhere)]
    reason = fact.help and spoken(fact.help, telling.names)
    place = f"{rule.name}:{fact.name}"
    yield telling.seed((choice(fact), wrong), (fact.law,), place, reason=reason)


def _asked_when(ground: Ground, asked: Fact[Any], names: Mapping[str, str]) -> str:
    """The answers that make a question matter."""
    for other in ground.others:
        if asked.name in other.row.cells:
            changes = {n: a for n, a in other.changes.items() if n != asked.name}
            if changes:
                return ground.otherwise(changes, names)
    return "forløbet er et andet"
