"""Every task that the rows of a rule can be asked as, each kind by a function of its own."""

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from generator.course.task import (
    CHOICES,
    ONWARD,
    Applies,
    Asks,
    By,
    Choice,
    Claim,
    Computed,
    Ground,
    Kind,
    Leads,
    Other,
    Rules,
    Says,
    Stated,
    Transfers,
    capital,
    decides,
    facts_in,
    ground_of,
    hands_on,
    names_in,
    otherwise,
    related,
    right_of,
    same_at_the_table,
    steps_in_force,
)
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Node, Row, Tree
from rules_src.bridge.seats import Seat
from rules_src.model.facts import Fact
from rules_src.model.facts import Kind as FactKind
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, SIDES, spoken
from rules_src.model.ruling import Ruling, Step
from rules_src.model.steps import Instruct, TrickTransfer
from rules_src.tables.course import Figure, figures

MOST_SAID = 12
"""How many words may be said in a choice."""
MOST_PAIRS = 3
"""How many incidents one is compared with."""
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
Choices = tuple[Choice, Iterable[Choice]]
"""The right one, and those that may be wrong."""


@dataclass(frozen=True)
class Told:
    """What is told first, with the seat it is about where something else speaks of a seat."""

    plain: str
    seated: str = ""
    named: frozenset[str] = frozenset()
    """Every name that follows from the seat."""
    then: str = ""

    def text(self, *others: str) -> str:
        words = {word.strip(".,:;?»«()") for text in (*others, self.then) for word in text.split()}
        words |= {word.removesuffix("s") for word in words}
        first = self.seated if self.seated and self.named & words else self.plain
        return f"{first} {self.then}".strip()


@dataclass(frozen=True)
class Seed:
    """A task before three of its wrong choices are taken and set in order."""

    kind: Kind
    grounds: tuple[Ground, ...]
    seat: Seat
    told: Told
    facts: tuple[str, ...]
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

    @property
    def ordered(self) -> bool:
        """Whether the choices stand as they are given, the key among them."""
        return self.kind is Kind.DIFFERENCE


def seeds(book: Rulebook, rule: RuleEntry) -> Iterator[Seed]:
    """Every task of a rule that is sound."""
    for row in rule.rows:
        ground = ground_of(rule, row)
        if not ground.stated or taken_by_another(book, ground):
            continue
        if decides(rule, row):
            for grow in (_ruling, _law, _spoken, _option, _tricks, _difference):
                yield from grow(book, ground, row)
    for node, stated in _places(rule.tree, {}, rule):
        ground = Ground(rule, stated)
        if stated and not taken_by_another(book, ground):
            yield from _question(book, ground, node)
    for figure in figures() if rule.entered else ():
        if figure.rule == rule.name:
            yield _figure(rule, figure)


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


@dataclass(frozen=True)
class _Telling:
    """How a ground is told: who sits where, and what has happened."""

    kind: Kind
    ground: Ground
    seat: Seat
    names: Mapping[str, str]

    @property
    def told(self) -> Told:
        """What a director calls it, and the part of it; with the seat it is about, and without."""
        rule = self.ground.rule
        situation = rule.situation
        called, seated = situation.title, ""
        if situation.who:
            role = situation.who.role
            who = "" if role == "offender" else f"{ROLES[role]}: "
            aside = role != "offender" or called.endswith("?")
            seat = f"{who}{self.seat.name_da}"
            seated = f"{called} ({seat})" if aside else f"{called}: {seat}"
        part = "" if rule.entered else situation.known_at(rule.function) or rule.title
        named = frozenset(name for role, name in self.names.items() if name != ROLES[role])
        whole = self._sentences(seated, part) if seated else ""
        return Told(self._sentences(called, part), whole, named)

    def _sentences(self, *parts: str) -> str:
        return " ".join(_stop(capital(spoken(part, self.names))) for part in parts if part)

    def says(self, text: str) -> str:
        return _said(text, self.names)

    def choice(self, text: str, claim: Claim, other: Other) -> Choice:
        """What is right where a few answers are otherwise."""
        changes = other.changes
        why = otherwise(self.ground, changes, self.names)
        return Choice(self.says(text), claim, why, len(changes))

    def seed(
        self,
        choices: Choices,
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
            (self.ground,),
            self.seat,
            replace(self.told, then=then),
            facts_in(self.ground, self.names),
            question or self.kind.question,
            key,
            _sound((self.ground,), key, wrong),
            laws,
            reason,
            row,
        )


def _telling(kind: Kind, ground: Ground, detail: str = "") -> _Telling:
    stated = ",".join(f"{name}={answer.key}" for name, answer in ground.stated.items())
    text = f"{kind.key}|{ground.rule.name}|{stated}|{detail}"
    seat = [*Seat][hashlib.sha256(text.encode()).digest()[0] % 4]
    return _Telling(kind, ground, seat, names_in(ground.rule.situation, seat))


def _brief(book: Rulebook, telling: _Telling, choices: Callable[[_Telling], Choices]) -> _Telling:
    """Leave out what neither the right choice nor three wrong ones need."""
    for name in telling.ground.stated:
        kept = {n: a for n, a in telling.ground.stated.items() if n != name}
        ground = Ground(telling.ground.rule, kept)
        if not kept or taken_by_another(book, ground):
            continue
        less = _telling(telling.kind, ground)
        if len(_sound((ground,), *choices(less))) >= CHOICES - 1:
            telling = less
    return telling


def _stop(text: str) -> str:
    return text if text.endswith(("?", ".", "!")) else text + "."


def _said(text: str, names: Mapping[str, str]) -> str:
    return capital(spoken(text, names))


def _sound(grounds: tuple[Ground, ...], key: Choice, found: Iterable[Choice]) -> tuple[Choice, ...]:
    """The wrong choices that are wrong in every completion; none if the key is not right in all."""
    if right_of(grounds, (key.claim,)) != (0,):
        return ()
    texts = {key.text.casefold()}
    kept: list[Choice] = []
    for choice in found:
        if choice.text.casefold() in texts or right_of(grounds, (key.claim, choice.claim)) != (0,):
            continue
        texts.add(choice.text.casefold())
        kept.append(choice)
    return tuple(kept)


def _deciding(rule: RuleEntry, row: Row) -> tuple[str, ...]:
    """The paragraphs of the steps that decide."""
    steps = steps_in_force(rule, row)
    return tuple(dict.fromkeys([s.law for s in steps if s.short] or [s.law for s in steps]))


def _part(verdict: str, whole: str) -> bool:
    """Whether a verdict says only some of another: where that is right, it is not wrong."""
    return {*words_of(verdict)} < {*words_of(whole)}


def _same_and_more(verdict: str, other: str) -> bool:
    """Whether one of two verdicts says all that the other says."""
    return _part(verdict, other) or _part(other, verdict)


def _ruling(book: Rulebook, ground: Ground, row: Row) -> Iterator[Seed]:
    yield ruling_seed(ground, row)


def ruling_seed(ground: Ground, row: Row) -> Seed:
    """What is ruled, among what a few other answers would have led to."""
    rule, verdict = ground.rule, decides(ground.rule, row)
    telling = _telling(Kind.RULING, ground)
    wrong = (
        telling.choice(theirs, Rules(theirs), other)
        for other in ground.others
        if (theirs := decides(rule, other.row))
        and not _same_and_more(theirs, verdict)
        and not same_at_the_table(rule, other.row, row)
    )
    key = Choice(telling.says(verdict), Rules(verdict))
    return telling.seed((key, wrong), _deciding(rule, row), row.id)


def _law(book: Rulebook, ground: Ground, row: Row) -> Iterator[Seed]:
    rule = ground.rule
    law = _deciding(rule, row)[0]
    own = {s.law for s in row.ruling} | {fact.law for fact, _ in ground.facts}

    def choices(telling: _Telling) -> Choices:
        wrong = (
            telling.choice(LawRef.parse(theirs).shown, By(theirs), other)
            for other in telling.ground.others
            if decides(rule, other.row)
            for theirs in _deciding(rule, other.row)[:1]
            if not any(related(theirs, mine) for mine in own)
        )
        return Choice(LawRef.parse(law).shown, By(law)), wrong

    telling = _brief(book, _telling(Kind.LAW, ground), choices)
    reason = telling.says(decides(rule, row))
    yield telling.seed(choices(telling), (law,), row.id, reason=reason)


def _spoken(book: Rulebook, ground: Ground, row: Row) -> Iterator[Seed]:
    rule = ground.rule
    own = [step for step in steps_in_force(rule, row) if step.aloud]

    def unlike(step: Step) -> bool:
        return _short_and_decisive(step) and not any(_alike(step, mine) for mine in own)

    elsewhere = [
        (f"det er »{other.situation.title}«", step)
        for other in _confused(book, rule)
        for other_row in other.rows
        for step in steps_in_force(other, other_row)
        if step.addressed in KNOWN and unlike(step)
    ]
    for step in filter(_short_and_decisive, own):

        def choices(telling: _Telling, step: Step = step) -> Choices:
            wrong = [
                telling.choice(_quoted(s.addressed, s), Says(s.addressed, s.says), other)
                for other in telling.ground.others
                for s in steps_in_force(rule, other.row)
                if unlike(s)
            ]
            wrong += [
                Choice(telling.says(_quoted(s.addressed, s)), Says(s.addressed, s.says), where)
                for where, s in elsewhere
            ]
            if across := ACROSS.get(step.addressed):
                whom = telling.says("{" + step.addressed + "}")
                why = f"det er {whom}, der skal have det at vide"
                text = telling.says(_quoted(across, step))
                wrong.append(Choice(text, Says(across, step.says), why, 1))
            text = telling.says(_quoted(step.addressed, step))
            return Choice(text, Says(step.addressed, step.says)), wrong

        telling = _brief(book, _telling(Kind.SPOKEN, ground), choices)
        reason = telling.says(decides(rule, row))
        yield telling.seed(choices(telling), (step.law,), row.id, reason=reason)


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
    rule, verdict = ground.rule, decides(ground.rule, row)
    asked = [fact for fact, _ in ground.facts if fact.kind is FactKind.OPTION]
    if not asked or len(ground.stated) == 1:
        return
    fact = asked[-1]
    answer = ground.stated[fact.name]
    before = Ground(rule, {n: a for n, a in ground.stated.items() if n != fact.name})
    if taken_by_another(book, before):
        return

    def choices(telling: _Telling) -> Choices:
        chosen = Ground(rule, {**telling.ground.stated, fact.name: answer})
        wrong = (
            telling.choice(theirs, Leads(fact.name, answer, theirs), other)
            for other in chosen.others
            if (theirs := decides(rule, other.row)) and not _part(theirs, verdict)
        )
        return Choice(telling.says(verdict), Leads(fact.name, answer, verdict)), wrong

    telling = _brief(book, _telling(Kind.OPTION, before, answer.key), choices)
    question = f"{fact.question} Hvad følger af »{answer.value}«?"
    if fact.question == f"Hvad vælger {{{fact.chooses}}}?":
        question = f"{{{fact.chooses.capitalize()}}} {answer.value}. Hvad følger?"
    yield telling.seed(
        choices(telling), (fact.law,), row.id, question=spoken(question, telling.names)
    )


def _tricks(book: Rulebook, ground: Ground, row: Row) -> Iterator[Seed]:
    rule = ground.rule
    moved = _moved(rule, row)
    if not moved:
        return
    taken = sum(step.tricks for step in moved)

    def choices(telling: _Telling) -> Choices:
        wrong = {
            tricks: telling.choice(_left(tricks), Transfers(tricks), other)
            for other in reversed(telling.ground.others)
            for tricks in [sum(step.tricks for step in _moved(rule, other.row))]
            if tricks != taken
        }
        why = f"{telling.names['other_side']} svigtede, og ét stik overføres"
        gained = Choice(_left(-1), Transfers(-1), why)
        return Choice(_left(taken), Transfers(taken)), [*wrong.values(), gained]

    telling = _brief(book, _telling(Kind.FIGURE, ground), choices)
    side = telling.names["offending_side"]
    yield telling.seed(
        choices(telling),
        tuple(step.law for step in moved),
        row.id,
        question=f"Hvor mange stik skrives der for {side}?",
        reason=telling.says(decides(rule, row)),
        then=f"{side} fik {TRICKS} stik ved bordet.",
    )


def _moved(rule: RuleEntry, row: Row) -> list[TrickTransfer]:
    return [step for step in steps_in_force(rule, row) if isinstance(step, TrickTransfer)]


def _left(tricks: int) -> str:
    return f"{TRICKS - tricks} stik"


def _difference(book: Rulebook, ground: Ground, row: Row) -> Iterator[Seed]:
    rule, verdict = ground.rule, decides(ground.rule, row)
    apart = [o for o in ground.others if sum(name in ground.stated for name in o.changes) == 1]
    told_apart = [o for o in apart if not same_at_the_table(rule, row, o.row)]
    alike = [o for o in apart if decides(rule, o.row) == verdict]
    for other in (*told_apart[:MOST_PAIRS], *alike[:MOST_PAIRS]):
        if theirs := decides(rule, other.row):
            kept = {n: a for n, a in ground.stated.items() if n in other.row.cells}
            theirs_told = Ground(rule, {**kept, **other.changes})
            yield from _compared(book, ground, theirs_told, (verdict, theirs), row)
    for name, answer in ground.stated.items():
        for also in row.cells[name]:
            if also is not answer:
                same = Ground(rule, {**ground.stated, name: also})
                yield from _compared(book, ground, same, (verdict, verdict), row)
                return


def _compared(
    book: Rulebook, one: Ground, two: Ground, verdicts: tuple[str, str], row: Row
) -> Iterator[Seed]:
    """Two incidents that one answer tells apart, and a verdict that is right in some of them."""
    rule = one.rule
    if taken_by_another(book, two):
        return
    third = next((v for o in one.others if (v := decides(rule, o.row)) not in ("", *verdicts)), "")
    handed_on = any(hands_on(rule, each) for ground in (one, two) for each in ground.rows)
    for verdict in dict.fromkeys((*verdicts, third)):
        if not verdict or any(_part(verdict, mine) for mine in verdicts):
            continue
        if handed_on and ONWARD not in verdict:
            continue  # what the other rule decides may well be the same
        where = (verdict == verdicts[0], verdict == verdicts[1])
        stated = ",".join(f"{name}={answer.key}" for name, answer in two.stated.items())
        telling = _telling(Kind.DIFFERENCE, one, f"{stated}|{verdict}")
        names = telling.names
        shared = Ground(rule, {n: a for n, a in one.stated.items() if two.stated.get(n) is a})
        apart = [
            Ground(rule, {n: a for n, a in each.stated.items() if n not in shared.stated})
            for each in (one, two)
        ]
        choices = tuple(
            Choice(text, Applies(verdict, place))
            for text, place in (
                ("X", (True, False)),
                ("Y", (False, True)),
                ("Begge", (True, True)),
                ("Ingen", (False, False)),
            )
        )
        key = next(choice for choice in choices if choice.claim == Applies(verdict, where))
        others = tuple(choice for choice in choices if choice is not key)
        yield Seed(
            Kind.DIFFERENCE,
            (one, two),
            telling.seat,
            telling.told,
            (*facts_in(shared, names), *_side_by_side(apart, names)),
            f"Hvor dømmer du »{spoken(verdict, names)}«?",
            key,
            _sound((one, two), key, others),
            _deciding(rule, row),
            f"X: {_said(verdicts[0], names)}. Y: {_said(verdicts[1], names)}.",
            row.id,
        )


def _side_by_side(apart: list[Ground], names: Mapping[str, str]) -> tuple[str, ...]:
    """What tells two incidents apart; one question with both answers, if that is all."""
    one, two = apart
    if {*one.stated} == {*two.stated} and len(one.stated) == 1:
        ((fact, first),) = one.facts
        second = two.stated[fact.name]
        labels = [_said(str(answer.value), names) for answer in (first, second)]
        return (f"{spoken(fact.question, names)} X: {labels[0]}. Y: {labels[1]}.",)
    pair = zip("XY", apart, strict=True)
    return tuple(f"{letter}: {' '.join(facts_in(each, names))}" for letter, each in pair)


def _places(node: Tree, stated: Stated, rule: RuleEntry) -> Iterator[tuple[Node, Stated]]:
    """Every question of a tree, each once, and what decides on the way to it."""
    seen: set[Node] = set()

    def walk(node: Tree, stated: Stated) -> Iterator[tuple[Node, Stated]]:
        if isinstance(node, Ruling) or node in seen:
            return
        seen.add(node)
        yield node, stated
        for answers, below in node.branches:
            known = {} if len(node.branches) == 1 else {node.fact.name: answers[0]}
            yield from walk(below, {**stated, **known})

    yield from walk(node, stated)


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

    def choices(telling: _Telling) -> Choices:
        def choice(asked: Fact[Any], why: str = "", apart: int = 0) -> Choice:
            return Choice(spoken(asked.question, telling.names), Asks(asked.name), why, apart)

        near = (choice(one, _asked_when(telling.ground, one, telling.names), 1) for one in own)
        return choice(fact), [*near, *(choice(*one) for one in elsewhere)]

    telling = _brief(book, _telling(Kind.QUESTION, ground), choices)
    reason = fact.help and spoken(fact.help, telling.names)
    yield telling.seed(choices(telling), (fact.law,), f"{rule.name}:{fact.name}", reason=reason)


def _asked_when(ground: Ground, asked: Fact[Any], names: Mapping[str, str]) -> str:
    """The answers that make a question matter."""
    for other in ground.others:
        if asked.name in other.row.cells:
            changes = {n: a for n, a in other.changes.items() if n != asked.name}
            if changes:
                return otherwise(ground, changes, names)
    return "forløbet er et andet"


def _figure(rule: RuleEntry, figure: Figure) -> Seed:
    ground = Ground(rule, {})
    key = Choice(figure.answer, Computed(True))
    wrong = tuple(Choice(text, Computed(False), why) for text, why in figure.others)
    return Seed(
        Kind.FIGURE,
        (ground,),
        Seat.SOUTH,
        Told(figure.told),
        (),
        figure.question,
        key,
        _sound((ground,), key, wrong),
        (figure.law,),
        "",
        figure.told,
    )
