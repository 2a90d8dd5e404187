"""Every task that the rows of a rule can be asked as, each kind by a function of its own."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from generator.course.ground import (
    Ground,
    Other,
    Stated,
    capital,
    decides,
    ground_of,
    names_in,
    otherwise,
    same_at_the_table,
    steps_in_force,
)
from generator.course.task import (
    Applies,
    Asks,
    By,
    Choice,
    Computed,
    Kind,
    Leads,
    Rules,
    Says,
    Transfers,
    facts_in,
    related,
    right_of,
)
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Node, Row, Tree
from rules_src.bridge.seats import Seat
from rules_src.model.facts import Answer, Fact
from rules_src.model.facts import Kind as FactKind
from rules_src.model.law_ref import LawRef
from rules_src.model.roles import ROLES, spoken
from rules_src.model.ruling import Ruling, Step
from rules_src.model.steps import Instruct, TrickTransfer
from rules_src.tools.course import Figure, figures

MOST_SAID = 12
"""How many words may be said in a choice."""
MOST_PAIRS = 3
"""How many incidents one is compared with."""
TRICKS = 8
"""What the side had at the table, where tricks are transferred."""


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
    near: int = 0
    """How many of the wrong choices differ by one answer."""
    ordered: bool = False
    """Whether the choices stand as they are given, the key among them."""


def seeds(book: Rulebook, rule: RuleEntry) -> Iterator[Seed]:
    """Every task of a rule that is sound."""
    for row in rule.rows:
        ground = ground_of(rule, row)
        if not ground.stated or taken_by_another(book, ground):
            continue
        if decides(rule, row):
            for grow in (_ruling, _law, _spoken, _tricks, _difference):
                yield from grow(ground, row)
    for node, stated in _places(rule.tree, {}, rule):
        ground = Ground(rule, stated)
        if stated and not taken_by_another(book, ground):
            yield from _question(book, ground, node)
            yield from _option(ground, node)
    for figure in figures() if rule.entered else ():
        if figure.rule == rule.name:
            yield _figure(rule, figure)


def taken_by_another(book: Rulebook, ground: Ground) -> bool:
    """Whether a rule of another situation asks for the same facts and could take the incident."""
    return any(
        rule.situation is not ground.rule.situation
        and rule.entered
        and all(rule.facts.get(fact.name) is fact for fact, _ in ground.facts)
        for rule in book.rules.values()
    )


@dataclass(frozen=True)
class _Telling:
    """How a ground is told: who sits where, and what has happened."""

    ground: Ground
    seat: Seat
    names: Mapping[str, str]

    @property
    def told(self) -> Told:
        """What a director calls it, and the part of it; with the seat it is about, and without."""
        rule = self.ground.rule
        situation = rule.situation
        called, seated = situation.called, ""
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


def _telling(kind: Kind, ground: Ground, detail: str = "") -> _Telling:
    stated = ",".join(f"{name}={answer.key}" for name, answer in ground.stated.items())
    text = f"{kind.key}|{ground.rule.name}|{stated}|{detail}"
    seat = [*Seat][hashlib.sha256(text.encode()).digest()[0] % 4]
    return _Telling(ground, seat, names_in(ground.rule.situation, seat))


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


def _near(others: Iterable[Other], choices: tuple[Choice, ...], say: Callable[[Other], str]) -> int:
    texts = {say(other) for other in others if len(other.changes) == 1}
    return sum(choice.text in texts for choice in choices)


def _part(verdict: str, whole: str) -> bool:
    """Whether a verdict says only some of another."""
    return {*verdict.split("; ")} < {*whole.split("; ")}


def _ruling(ground: Ground, row: Row) -> Iterator[Seed]:
    yield ruling_seed(ground, row)


def ruling_seed(ground: Ground, row: Row) -> Seed:
    """What is ruled, among what a few other answers would have led to."""
    rule, verdict = ground.rule, decides(ground.rule, row)
    telling = _telling(Kind.RULING, ground)
    names = telling.names

    def text(other: Other) -> str:
        return _said(decides(rule, other.row), names)

    others = [
        other
        for other in ground.others
        if decides(rule, other.row)
        and not _part(decides(rule, other.row), verdict)
        and not same_at_the_table(rule, other.row, row)
    ]
    key = Choice(_said(verdict, names), Rules(verdict))
    wrong = (
        Choice(text(o), Rules(decides(rule, o.row)), otherwise(ground, o.changes, names))
        for o in others
    )
    choices = _sound((ground,), key, wrong)
    return Seed(
        Kind.RULING,
        (ground,),
        telling.seat,
        telling.told,
        facts_in(ground, names),
        Kind.RULING.question,
        key,
        choices,
        _deciding(rule, row),
        "",
        row.id,
        _near(others, choices, text),
    )


def _law(ground: Ground, row: Row) -> Iterator[Seed]:
    rule, telling = ground.rule, _telling(Kind.LAW, ground)
    law = _deciding(rule, row)[0]
    own = {s.law for s in row.ruling} | {fact.law for fact, _ in ground.facts}

    def shown(ref: str) -> str:
        return LawRef.parse(ref).shown

    def text(other: Other) -> str:
        return shown(_deciding(rule, other.row)[0])

    others = [
        other
        for other in ground.others
        if decides(ground.rule, other.row)
        and not any(related(_deciding(rule, other.row)[0], mine) for mine in own)
    ]
    key = Choice(shown(law), By(law))
    wrong = (
        Choice(text(o), By(_deciding(rule, o.row)[0]), otherwise(ground, o.changes, telling.names))
        for o in others
    )
    choices = _sound((ground,), key, wrong)
    yield Seed(
        Kind.LAW,
        (ground,),
        telling.seat,
        telling.told,
        facts_in(ground, telling.names),
        Kind.LAW.question,
        key,
        choices,
        (law,),
        _said(decides(ground.rule, row), telling.names),
        row.id,
        _near(others, choices, text),
    )


def _spoken(ground: Ground, row: Row) -> Iterator[Seed]:
    telling = _telling(Kind.SPOKEN, ground)
    names = telling.names

    def text(step: Step) -> str:
        return f"{_said('{' + step.addressed + '}', names)}: »{spoken(step.says, names)}«"

    def fits(step: Step) -> bool:
        return step.aloud and len(step.says.split()) <= MOST_SAID

    own = [step for step in steps_in_force(ground.rule, row) if step.aloud]

    def differs(step: Step) -> bool:
        return not any(_alike(step, mine) for mine in own)

    keys = [step for step in own if fits(step) and _decisive(step)]
    others = ground.others
    wrong = [
        Choice(text(s), Says(s.addressed, s.says), otherwise(ground, o.changes, names))
        for o in others
        for s in steps_in_force(ground.rule, o.row)
        if fits(s) and _decisive(s) and differs(s)
    ]
    near = {
        text(s)
        for o in others
        if len(o.changes) == 1
        for s in steps_in_force(ground.rule, o.row)
        if fits(s) and _decisive(s)
    }
    for step in keys:
        key = Choice(text(step), Says(step.addressed, step.says))
        choices = _sound((ground,), key, wrong)
        yield Seed(
            Kind.SPOKEN,
            (ground,),
            telling.seat,
            telling.told,
            facts_in(ground, names),
            Kind.SPOKEN.question,
            key,
            choices,
            (step.law,),
            _said(decides(ground.rule, row), names),
            row.id,
            sum(choice.text in near for choice in choices),
        )


def _alike(step: Step, other: Step) -> bool:
    """Whether most that one says the other says too, or both tell a player to do the same."""
    one, two = (words_of(each.says) for each in (step, other))
    begins_alike = step.addressed == other.addressed and one[0] == two[0]
    shared = {*one} & {*two}
    return begins_alike or 2 * len(shared) >= min(len({*one}), len({*two}))


def words_of(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())


def _decisive(step: Step) -> bool:
    """Whether saying it decides something: what is merely true besides is no wrong choice."""
    return bool(step.short) or not isinstance(step, Instruct)


def _tricks(ground: Ground, row: Row) -> Iterator[Seed]:
    moved = [s for s in steps_in_force(ground.rule, row) if isinstance(s, TrickTransfer)]
    telling = _telling(Kind.FIGURE, ground)
    if not moved:
        return
    names = telling.names
    side = names["offending_side"]
    taken = sum(step.tricks for step in moved)
    why = {
        sum(
            s.tricks for s in steps_in_force(ground.rule, o.row) if isinstance(s, TrickTransfer)
        ): otherwise(ground, o.changes, names)
        for o in reversed(ground.others)
    }
    if not all(n in why or n == taken for n in range(3)):
        return

    def choice(tricks: int, reason: str) -> Choice:
        return Choice(f"{TRICKS - tricks} stik", Transfers(tricks), reason)

    key = choice(taken, "")
    wrong = [choice(n, why[n]) for n in range(3) if n != taken]
    wrong.append(choice(-1, f"{names['other_side']} svigtede, og ét stik overføres"))
    yield Seed(
        Kind.FIGURE,
        (ground,),
        telling.seat,
        replace(telling.told, then=f"{side} fik {TRICKS} stik ved bordet."),
        facts_in(ground, names),
        f"Hvor mange stik skrives der for {side}?",
        key,
        _sound((ground,), key, wrong),
        tuple(step.law for step in moved),
        _said(decides(ground.rule, row), names),
        row.id,
    )


def _difference(ground: Ground, row: Row) -> Iterator[Seed]:
    rule, verdict = ground.rule, decides(ground.rule, row)
    apart = [o for o in ground.others if sum(name in ground.stated for name in o.changes) == 1]
    told_apart = [o for o in apart if not same_at_the_table(rule, row, o.row)]
    alike = [o for o in apart if decides(rule, o.row) == verdict]
    for other in (*told_apart[:MOST_PAIRS], *alike[:MOST_PAIRS]):
        if theirs := decides(rule, other.row):
            kept = {n: a for n, a in ground.stated.items() if n in other.row.cells}
            theirs_told = Ground(rule, {**kept, **other.changes})
            yield from _compared(ground, theirs_told, (verdict, theirs), row)
    for name, answer in ground.stated.items():
        for also in row.cells[name]:
            if also is not answer:
                same = Ground(rule, {**ground.stated, name: also})
                yield from _compared(ground, same, (verdict, verdict), row)
                return


def _compared(one: Ground, two: Ground, verdicts: tuple[str, str], row: Row) -> Iterator[Seed]:
    """Two incidents that one answer tells apart, and a verdict that is right in some of them."""
    rule = one.rule
    third = next((v for o in one.others if (v := decides(rule, o.row)) not in ("", *verdicts)), "")
    for verdict in dict.fromkeys((*verdicts, third)):
        if not verdict or any(_part(verdict, mine) for mine in verdicts):
            continue
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
            (
                *facts_in(shared, names),
                *_side_by_side(apart, names),
            ),
            f"Hvor dømmer du »{spoken(verdict, names)}«?",
            key,
            _sound((one, two), key, others),
            _deciding(rule, row),
            f"X: {_said(verdicts[0], names)}. Y: {_said(verdicts[1], names)}.",
            row.id,
            ordered=True,
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
    telling = _telling(Kind.QUESTION, ground)
    names = telling.names
    key = Choice(spoken(fact.question, names), Asks(fact.name))
    later = {name for other in rule.followers for name in book[other].facts}
    elsewhere = [
        (asked, other)
        for other in (book[name] for name in rule.situation.confuse if name in book)
        for asked in other.columns
        if asked.name not in rule.facts_in_reach
    ]
    wrong = [
        Choice(spoken(asked.question, names), Asks(asked.name), _asked_when(ground, asked, names))
        for asked in rule.columns
        if asked.name not in (fact.name, *ground.stated, *later)
    ]
    near = len(_sound((ground,), key, wrong))
    wrong += [
        Choice(
            spoken(asked.question, names),
            Asks(asked.name),
            f"det er »{other.situation.called}«",
        )
        for asked, other in elsewhere
    ]
    yield Seed(
        Kind.QUESTION,
        (ground,),
        telling.seat,
        telling.told,
        facts_in(ground, names),
        Kind.QUESTION.question,
        key,
        _sound((ground,), key, wrong),
        (fact.law,),
        fact.help and spoken(fact.help, names),
        f"{rule.name}:{fact.name}",
        near,
    )


def _asked_when(ground: Ground, asked: Fact[Any], names: Mapping[str, str]) -> str:
    """The answers that make a question matter."""
    for other in ground.others:
        if asked.name in other.row.cells:
            changes = {n: a for n, a in other.changes.items() if n != asked.name}
            if changes:
                return otherwise(ground, changes, names)
    return "forløbet er et andet"


def _option(ground: Ground, node: Node) -> Iterator[Seed]:
    rule, fact = ground.rule, node.fact
    if fact.kind is not FactKind.OPTION:
        return
    telling = _telling(Kind.OPTION, ground)
    names = telling.names
    ends = {
        answer: {
            decides(rule, row) for row in Ground(rule, {**ground.stated, fact.name: answer}).rows
        }
        for answer in fact.answers.values()
    }
    single = {answer: verdict for answer, (verdict, *more) in _sorted(ends) if verdict and not more}
    asked = f"{_said('{' + fact.chooses + '}', names)} skal vælge: {spoken(fact.question, names)}"

    def choice(answer: Answer, verdict: str, why: str = "") -> Choice:
        text = f"{_said(str(answer.value), names)}: {spoken(verdict, names)}"
        return Choice(text, Leads(fact.name, answer, verdict), why)

    def seed(question: str, key: Choice, wrong: Iterable[Choice]) -> Seed:
        return Seed(
            Kind.OPTION,
            (ground,),
            telling.seat,
            telling.told,
            facts_in(ground, names),
            question,
            key,
            _sound((ground,), key, wrong),
            (fact.law,),
            "",
            f"{rule.name}:{fact.name}",
        )

    for answer, verdict in single.items():
        label = spoken(str(answer.value), names)
        chosen = Ground(rule, {**ground.stated, fact.name: answer})
        follows = [
            (theirs, f"svaret er »{spoken(str(mine.value), names)}«")
            for mine, theirs in single.items()
            if mine is not answer
        ]
        follows += [
            (decides(rule, o.row), otherwise(ground, o.changes, names))
            for o in chosen.others
            if decides(rule, o.row)
        ]
        yield seed(
            f"{asked} Hvad følger af »{label}«?",
            Choice(_said(verdict, names), Leads(fact.name, answer, verdict)),
            [
                Choice(_said(theirs, names), Leads(fact.name, answer, theirs), why)
                for theirs, why in follows
                if not _part(theirs, verdict)
            ],
        )
        yield seed(
            f"{asked} Hvad forklarer du rigtigt?",
            choice(answer, verdict),
            [
                choice(other, theirs, why)
                for theirs, why in [(verdict, f"svaret er »{label}«"), *follows]
                for other in fact.answers.values()
                if not any(_part(theirs, own) for own in ends[other])
            ],
        )


def _sorted(ends: Mapping[Answer, set[str]]) -> Iterator[tuple[Answer, list[str]]]:
    for answer, verdicts in ends.items():
        yield answer, sorted(verdicts) or [""]


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
