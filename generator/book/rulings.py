"""The rulings of a situation as they are printed: each once, under one letter.

What is said now stands in full: with its ruling, or before the question that every row of the
ruling was asked. What several rulings share of what the director alone does, or of what waits until
after play, stands once, with a number.
"""

from __future__ import annotations

import re
from collections import Counter, deque
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import groupby
from string import ascii_lowercase
from types import MappingProxyType
from typing import Any, NamedTuple

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import Rulebook, RuleEntry
from generator.engine.tree import Cells, Node, Row
from generator.engine.verdicts import verdict_of_row
from generator.text.danish import sentence
from generator.views.decision_table import TableRow, letter_of
from generator.views.ruling import ORDER, FinishedRuling, StepLine, shown_verdict
from generator.views.situation import Branch, Leaf, QuestionView, RuleView
from rules_src.model.facts import Answer, Fact, Kind
from rules_src.model.law_ref import LawRef
from rules_src.model.ruling import ME, Keyed, Step, When
from rules_src.model.steps import AdjustedScore, HandOver, Information, NewIrregularity
from rules_src.presentation.home import HOME

AWAY = "Spørg væk fra bordet."
OF_A_LINE = 24
"""Letters of two answers that stand on one line of a spread."""
MANY = 3
"""More answers than these may go on in the next column, but not with the first or last alone."""

FAR = 8
"""Questions below a bare no that would part it from the reasons for another answer."""


@dataclass(frozen=True)
class Rung:
    """One line; `keep` says that no column may end with it."""

    kind: str
    """`ask`, `help` to the question above, `say` before it is answered, `end` in a ruling, `on` to
    the question below, or `back` to one with a mark, which stands further down."""
    depth: int
    keep: bool
    name: str = ""
    """Of the question that it asks or explains."""
    fact: Fact[Any] | None = None
    told: tuple[str, ...] = ()
    """What explains the question."""
    steps: tuple[StepLine, ...] = ()
    """The steps before the question."""
    laws: Mapping[StepLine, tuple[str, ...]] = field(default_factory=dict, hash=False)
    """The §§ of each of them."""
    answers: tuple[Answer, ...] = ()
    leaf: Leaf | None = None
    first: bool = False
    """Whether no line above it ends in the same ruling."""
    chosen: bool = False
    """Whether a player chooses the answer, and so is told what it leads to."""
    below: Hashable = None
    """All that is asked from a question on, and the rulings it ends in."""
    possible: tuple[Leaf, ...] = ()
    """Where a player's choice that goes on may end, or else what stands in the same ruling."""
    mark: str = ""
    """The letter of a question that answers further up lead to."""
    half: int = 0
    """Which of two short answers it is that a spread has on one line."""
    known: bool = False
    """Whether an earlier rule of the situation has asked it: where that stands on the same sheet,
    its answer is only looked back at."""
    rest: bool = False
    """Whether the answers of a question that is looked back at are all but those above."""
    rare: bool = False
    """Whether it asks of an exception to what is assumed, or answers that: a spread has it on one
    line, and what is asked of the exception stands below."""
    exception: Rung | None = None
    """That answer."""


class Ruled(NamedTuple):
    """Which ruling of its rule a row ends in, and which it is printed in; none if it only says
    where to go on."""

    number: int
    printed: int | None = None


def rungs(
    tree: QuestionView | Leaf,
    explained: set[str] | None = None,
    ruled: Mapping[str, Ruled] | None = None,
    letters: Iterable[str] = ascii_lowercase,
) -> tuple[Rung, ...]:
    """The lines of a tree; what explains is told once, and what decides nothing is not asked for.

    Rows that `ruled` has the same of end in one ruling; questions take their marks from `letters`.
    """
    ruled, ends = ruled or {}, set[Ruled | None]()
    explained = set() if explained is None else explained
    explained.discard(AWAY)
    ladder = _Ladder(explained, ruled)
    found = [*ladder.rungs(tree, 0)]
    for n, rung in enumerate(found):
        if rung.kind == "say":
            keys = {line: (rung.below, key_of(line.step, line.step.when)) for line in rung.steps}
            laws = {line: ordered_laws(ladder.laws[key]) for line, key in keys.items()}
            found[n] = replace(rung, laws=laws)
        if rung.leaf:
            end = ruled.get(rung.leaf.row.id)
            found[n] = replace(rung, first=end not in ends)
            ends.add(end)
    back = {rung.below for rung in found if rung.kind == "back"}
    asked = [rung.below for rung in found if rung.kind == "ask" and rung.below in back]
    marks = dict(zip(asked, letters, strict=False))
    found = [replace(rung, mark=marks.get(rung.below, "")) for rung in found]
    for n, rung in enumerate(found):
        if rung.kind == "ask" and rung.rare:
            exception = next(r for r in found[n:] if r.kind in ("end", "back"))
            found[n] = replace(rung, exception=exception)
    return tuple(found)


class _Ladder:
    """The lines of a tree, and what has been explained and asked so far.

    The commonest answers stand first, and the last that goes on goes straight on, with no indent.
    Questions that lead to the same rulings in the same way stand once, below all that lead to them.
    """

    def __init__(self, explained: set[str], ruled: Mapping[str, Ruled]) -> None:
        self.explained, self.ruled = explained, ruled
        self.here: set[str] = set()
        """What has been explained in this ladder alone."""
        self.asked: set[Hashable] = set()
        """What stands already, or stands below."""
        self.laws: dict[tuple[Hashable, Key], set[str]] = {}
        """The §§ of each step before a question, wherever that is asked."""

    def rungs(self, tree: QuestionView | Leaf, depth: int) -> Iterator[Rung]:
        tree = self._asked(tree)
        if isinstance(tree, Leaf):
            yield Rung("end", depth, False, leaf=tree)
            return
        below, first = self._below(tree), not self.asked
        self.asked.add(below)
        known = tree.known and tree.fact.name in self.explained
        steps = tuple(line for line in _before(tree) if line.kind != "onward")
        name, fact = tree.fact.name, tree.fact
        branches = self._branches(tree)
        # the commonest first: what is assumed, or stated of what home has first, or not done yet
        home = {one.answers.get(name) for incident in HOME for one in incident.shown} | {"not_yet"}
        branches.sort(key=lambda b: not any(a is fact.assume or a.key in home for a in b.answers))
        most = max(branches, key=lambda b: len(b.answers)).answers
        rest = most if known and len(most) > 1 else ()
        branches.sort(key=lambda b: b.answers == rest)
        chosen = fact.kind is Kind.OPTION
        goes = [b for b in branches if not self._ends(b.below)]
        on = [b for b in goes if self._below(b.below) not in self.asked]
        short = sum(len(answer.value) for b in branches for answer in b.answers) <= OF_A_LINE
        ends = [leaf for b in branches for leaf in self._ends(b.below)]
        plain = all(e.row.id in self.ruled and not self._only_onward(e) for e in ends)
        two = len(branches) == 2 and short
        rare = two and not steps and branches[0] in on and fact.assume in branches[0].answers
        joints = self._joints(branches)
        rare = rare and self._below(branches[0].below) not in joints
        self.asked |= joints.keys()
        on = [b for b in on if self._below(b.below) not in joints]
        joined = [b for b in goes if self._below(b.below) in [*joints][:1] and not rare]
        no = [b for b in on if "nej" in [answer.value for answer in b.answers]]
        far = no and len(branches) > 2 and len(self._reached([no[0].below])) >= FAR
        last = joined or (no if far else [])
        if not rest:
            branches.sort(key=lambda b: b in last)
            on.sort(key=lambda b: b in last)
        paired = two and plain and len(on) + len(joined) < 2 and not (rare or (chosen and goes))
        yield Rung("ask", depth, True, name, fact, steps=steps, below=below, known=known, rare=rare)
        # what one may come to from elsewhere, or is decided there, is explained again
        alone = fact.by or (first and fact.kind is Kind.FINDING)
        explained = self.here if alone else self.explained
        told = () if known else _told(fact, explained)
        self.explained.add(name)
        if told:
            explained.update(told)
            yield Rung("help", depth, True, name, fact, told=told, chosen=chosen)
        if steps:
            yield Rung("say", depth, True, steps=steps, below=below)
        for n, branch in enumerate(branches):
            answers, goes_on, half = branch.answers, branch.below, paired and n + 1
            answered = Rung(
                "on", depth, n < len(branches) - 1, answers=answers, rest=answers == rest, rare=rare
            )
            keep = answered.keep and not (len(branches) > MANY and 0 < n < len(branches) - 2)
            if ways := self._ends(goes_on):
                end = replace(answered, kind="end", keep=keep, leaf=ways[0], possible=ways[1:])
                yield replace(end, chosen=chosen, half=half)
                continue
            ends_in = (leaf for leaf in _leaves(goes_on) if not self._only_onward(leaf))
            possible = (*ends_in,) if chosen else ()
            joins = branch is branches[-1] and branch in joined
            below = self._below(goes_on)
            if (rare and n) or (below in self.asked and not joins):
                back = replace(answered, kind="back", keep=keep, possible=possible, below=below)
                yield replace(back, half=half)
                continue
            straight = rare or joins or (branch is on[-1] and branches[-1] not in joined)
            yield replace(answered, keep=keep or not straight, possible=possible, half=half)
            if not straight:
                yield from self.rungs(goes_on, depth + 1)
        if rare:
            yield from self.rungs(branches[0].below, depth)
        if on and self._below(on[-1].below) not in self.asked:
            yield from self.rungs(on[-1].below, depth)
        for joint in joints.values():
            yield from self.rungs(joint, depth)

    def _joints(self, branches: Iterable[Branch]) -> dict[Hashable, QuestionView]:
        """What several answers come to, in an order in which it is read downwards."""
        trees = [branch.below for branch in branches]
        reached = self._reached(trees)
        ways = [self._reached([tree]) for tree in trees]
        shared = [key for key in reached if sum(key in way for way in ways) > 1]
        beyond = {one: self._reached(trees, one).keys() for one in shared}
        return {
            key: reached[key]
            for key in shared
            # what is reached through another alone stands below that
            if all(key in beyond[one] for one in shared if one != key)
        }

    def _reached(
        self, trees: Sequence[QuestionView | Leaf], without: Hashable = None
    ) -> dict[Hashable, QuestionView]:
        """The questions not asked yet that trees come to, each after all that lead to it."""
        found: dict[Hashable, QuestionView] = {}

        def visit(tree: QuestionView | Leaf) -> None:
            key = self._below(tree)
            if isinstance(tree, Leaf) or self._ends(tree):
                return
            if key in found or key == without or key in self.asked:
                return
            for branch in reversed(self._branches(tree)):
                visit(branch.below)
            found[key] = tree

        for tree in reversed(trees):
            visit(tree)
        return dict(reversed(found.items()))

    def _ends(self, tree: QuestionView | Leaf) -> tuple[Leaf, ...]:
        """Where it ends with no more to ask: what is known already, one printed ruling tells."""
        if isinstance(tree, Leaf):
            return (tree,)
        ways = [self._ends(branch.below) for branch in tree.branches]
        if not tree.known or tree.steps or () in ways:
            return ()
        leaves = {self._below(leaf): leaf for way in ways for leaf in way}
        printed = {end.printed if isinstance(end, Ruled) else None for end in leaves}
        return (*leaves.values(),) if len(printed) == 1 and None not in printed else ()

    def _only_onward(self, leaf: Leaf) -> bool:
        """Whether nothing is ruled there: it has no letter in a book."""
        end = self.ruled.get(leaf.row.id)
        return bool(end and end.printed is None)

    def _asked(self, tree: QuestionView | Leaf) -> QuestionView | Leaf:
        """The tree from the first question that decides something, or with words before it."""
        while isinstance(tree, QuestionView) and not tree.steps:
            if len({self._below(branch.below) for branch in tree.branches}) > 1:
                break
            tree = tree.branches[0].below
        return tree

    def _branches(self, tree: QuestionView) -> list[Branch]:
        """The answers, together where the same is asked after them. One with a comma is not the
        last: what follows the comma would be read of all."""
        found: dict[Hashable, Branch] = {}
        for branch in tree.branches:
            answers, below = branch.answers, self._asked(branch.below)
            key = answers if isinstance(below, Leaf) else self._below(below)
            together = (*found[key].answers, *answers) if key in found else answers
            every = tuple(sorted(together, key=lambda answer: ", " not in answer.value))
            found[key] = Branch(every, below)
        return [*found.values()]

    def _below(self, tree: QuestionView | Leaf) -> Hashable:
        """What is asked and ruled in a tree."""
        if isinstance(tree, Leaf):
            return self.ruled.get(tree.row.id, tree.row.id)
        every = [line.step for due in tree.steps for line in due.lines]
        steps = tuple((key_of(step, step.when), step.authority) for step in every)
        ways = {a: self._below(branch.below) for branch in tree.branches for a in branch.answers}
        ends = {*ways.values()}
        same = not steps and len(ends) == 1
        below = ends.pop() if same else (tree.fact.name, steps, *ways.items())
        for step in every:
            self.laws.setdefault((below, key_of(step, step.when)), set()).add(step.law)
        return below


def _before(tree: QuestionView) -> Iterator[StepLine]:
    """What is said before a question, without what some answer to it lifts again (23B)."""
    every = {
        (step.concerns, step.status)
        for leaf in _leaves(tree)
        for step in leaf.row.ruling
        if isinstance(step, Information)
    }
    statuses = Counter(concerns for concerns, _ in every)
    for line in (line for due in tree.steps for line in due.lines):
        if not isinstance(line.step, Information) or statuses[line.step.concerns] == 1:
            yield line


def _leaves(tree: QuestionView | Leaf) -> Iterator[Leaf]:
    if isinstance(tree, Leaf):
        yield tree
        return
    for branch in tree.branches:
        yield from _leaves(branch.below)


def _told(fact: Fact[Any], explained: set[str]) -> tuple[str, ...]:
    """What explains a question and was not told of one before it; nobody comes back to the table
    between two questions that are asked away from it."""
    away = (AWAY,) if fact.away and fact.name not in explained else ()
    if not fact.away:
        explained.discard(AWAY)
    every = (*away, fact.help, *fact.weigh)
    explained.add(fact.name)
    return tuple(text for text in every if text and text not in explained)


FEW = 2
"""Outcomes that are printed; with more of them, the question that decides is printed instead."""


@dataclass(frozen=True)
class Onward:
    """What follows in another rule: the rows that are possible, and what decides between them."""

    rule: str
    title: str
    rows: tuple[str, ...] = field(compare=False)
    """In the order of the table; two of the same words may differ in them."""
    letters: str
    """Empty where every row of the rule is possible, or rows that do not follow each other."""
    outcomes: tuple[tuple[str, str], ...]
    """Each verdict with the letters of the rows that end in it; none where they are many."""
    fact: Fact[Any] | None
    """The first question that is not answered yet."""
    first: bool
    """Whether that is the first question of the rule."""

    @property
    def place(self) -> str:
        """Where to turn: the question, or the first of the rule."""
        return self.rule if self.first or self.fact is None else f"{self.rule}.{self.fact.name}"


Letters = Mapping[str, str]
"""By row the letter that is printed for it; none given, each has its own."""


def onward(
    book: Rulebook, rows: Iterable[Row], line: StepLine, letters: Letters = MappingProxyType({})
) -> Onward:
    """What follows from every one of some rows; what only some of them answer is left open."""
    step = line.step
    assert isinstance(step, HandOver | NewIrregularity)
    carries, rule = isinstance(step, HandOver), book[step.rule]
    each = [_following(rule, row.cells if carries else {}, letters) for row in rows]
    if len({*each}) > 1:
        return _following(rule, {}, letters)
    return replace(each[0], rows=tuple(dict.fromkeys(row for one in each for row in one.rows)))


def _following(rule: RuleEntry, known: Cells, named: Letters) -> Onward:
    """The rows whose answers can follow what is known; one that only leads on is passed by."""
    rows = [
        row
        for row in rule.rows
        if all({*cell} & {*known.get(name, cell)} for name, cell in row.cells.items())
    ]
    on = hand_over_of(rows[0].ruling) if len(rows) == 1 else None
    if on and not verdict_of_row(rule, rows[0]):
        return _following(rule.book[on.rule], {**known, **rows[0].cells}, named)
    by_verdict: dict[str, list[Row]] = {}
    for row in rows:
        by_verdict.setdefault(shown_verdict(rule, row), []).append(row)
    outcomes = ((verdict, _letters(rule, there, named)) for verdict, there in by_verdict.items())
    few = len(by_verdict) <= FEW
    letters = "" if len(rows) == len(rule.rows) else _letters(rule, rows, named)
    fact = _question(rule, known)
    return Onward(
        rule.name,
        rule.title,
        tuple(row.id for row in rows),
        "" if "," in letters else letters,
        (*outcomes,) if few else (),
        fact,
        fact is None or fact is _question(rule, {}),
    )


def _question(rule: RuleEntry, known: Cells) -> Fact[Any] | None:
    """The first question of several answers that is not answered yet."""
    node = rule.tree
    while isinstance(node, Node):
        given = known.get(node.fact.name) or (
            node.branches[0][0] if len(node.branches) == 1 else ()
        )
        below = {node.branch(answer) for answer in given}
        if len(below) != 1:
            return node.fact
        node = below.pop()
    return None


def _letters(rule: RuleEntry, rows: Iterable[Row], named: Letters) -> str:
    """`A`, `A–D` or `A, C–E`."""
    every = {row.id: named.get(row.id, letter_of(rule, row)) for row in rule.rows}
    its = {every[row.id] for row in rows}
    spans = groupby(dict.fromkeys(every.values()), its.__contains__)
    found = ([*span] for there, span in spans if there)
    return ", ".join("–".join(dict.fromkeys((span[0], span[-1]))) for span in found)


SHARED = 2
"""A sentence in so many rulings of a situation stands once, with a number."""

ONWARD = "videre:"
"""How the verdict of a ruling begins that names the rule to go on in."""
PRIVATE, ASKED, LATER = "kun for dig", "hvis nogen spørger", "senere"


class Key(NamedTuple):
    """What makes two steps one sentence: to whom, the words, when, and the rule to go on in."""

    to: str
    says: str
    when: When
    rule: str
    aloud: bool

    @property
    def onward(self) -> bool:
        """Whether it goes on in another rule later on."""
        return bool(self.rule) and self.when is not When.NOW


FILLING = {
    *("skal", "kan", "den", "det", "der", "som", "til", "for", "med", "efter", "stedet"),
    *("sin", "sit", "sine", "selv"),
}
"""What a verdict has beside its words where the same is said to somebody."""


def _begun(text: str) -> set[str]:
    """How its words begin: two forms of a word have four letters alike; »uden« is »ingen«."""
    words = re.findall(r"\w{3,}", text.lower().replace("uden", "ingen"))
    return {word[:4] for word in words if word not in FILLING}


def _ended(clauses: Iterable[str]) -> str:
    text = sentence("; ".join(clauses))
    return text if text.endswith(("?", ".")) else text + "."


def key_of(step: Step, when: When) -> Key:
    rule = step.rule if isinstance(step, HandOver | NewIrregularity) else ""
    return Key(step.to, step.says, when, rule, step.aloud)


@dataclass(frozen=True)
class Sentence:
    """Words that stand once, with the number by which rulings refer to them."""

    number: int
    line: StepLine
    key: Key
    laws: tuple[str, ...]
    more: tuple[Sentence, ...] = ()
    """What stands wherever it does, and so has no number of its own."""

    @property
    def step(self) -> Step:
        return self.line.step

    @property
    def private(self) -> bool:
        """Whether it is for the director alone."""
        return not self.step.aloud

    @property
    def onward(self) -> bool:
        return self.key.onward

    def goes_on_from(self, one: Sentence) -> bool:
        """Whether it only says where the law of another goes on."""
        return self.onward and {*self.laws} <= {*one.laws}

    @property
    def due(self) -> str:
        """The heading that it stands under."""
        return LATER if self.onward else _heading(self.key.when, self.step)


def _heading(when: When, step: Step) -> str:
    """What a ruling says before the words of a time; empty where they are said now."""
    return ", ".join(
        word for word in (unsaid(step), "" if when is When.NOW else when.value) if word
    )


def unsaid(step: Step) -> str:
    """What stands before words that are not read out; empty where they are."""
    return "" if step.aloud else ASKED if step.addressed else PRIVATE


class PrintedLine(NamedTuple):
    """A step with every § that it has in the rows of its ruling."""

    line: StepLine
    laws: tuple[str, ...]

    @property
    def step(self) -> Step:
        return self.line.step


class Said(NamedTuple):
    """A line as it stands in its ruling, and whether it begins with whom it is said to."""

    step: Step
    words: str
    named: bool
    laws: tuple[str, ...]


@dataclass(frozen=True)
class PrintedDue:
    """What a ruling alone says at one time."""

    when: When
    private: bool
    lines: tuple[PrintedLine, ...]

    @property
    def heading(self) -> str:
        return _heading(self.when, self.lines[0].step)


@dataclass(frozen=True)
class PrintedRuling:
    """A finished ruling, the rows that end in it, and the sentences it shares with others."""

    rows: tuple[TableRow, ...]
    dues: tuple[PrintedDue, ...]
    onward: tuple[StepLine, ...]
    shared: tuple[Sentence, ...]
    told: frozenset[Key] = frozenset()
    """What is said before its questions."""
    ways: tuple[PrintedRuling, ...] = ()
    """The rulings it joins, which say the same but go on in different rules."""

    @property
    def referred(self) -> tuple[Sentence, ...]:
        """Every sentence that it has the number of."""
        return (*self.shared, *(one for way in self.ways for one in way.shared))

    @property
    def each(self) -> tuple[Row, ...]:
        """The rows of the rule that end in it."""
        return tuple(row.row for row in self.rows)

    @property
    def finished(self) -> FinishedRuling:
        return self.rows[0].finished

    @property
    def verdict(self) -> str:
        """The verdict as a sentence, without what it ends with that is said after it."""
        named = [f"dømmes som »{line.heading}«" for line in self.onward if self.dues]
        clauses = [one for one in self.finished.verdict.split("; ") if one not in named]
        every = [line.step for due in self.dues for line in due.lines]
        if every and self.finished.verdict.startswith(ONWARD):
            return ""
        words = [f"{step.addressed} {step.says}" for step in every]
        said = _begun(" ".join([*words, *(f"{one.to} {one.says}" for one in self.told if words)]))
        said |= {f"{word}e" for word in said if len(word) == 3}  # »tag« is »tager«
        first = every[0].says if every else ""
        while clauses and not first.startswith(_ended(clauses)) and _begun(clauses[-1]) <= said:
            clauses.pop()
        return _ended(clauses) if clauses else ""

    @property
    def awards(self) -> bool:
        """Whether it gives a score that is adjusted, and does not say itself how that is done."""
        every = (line.step for due in self.dues for line in due.lines)
        return not self.onward and any(
            one.scored is Keyed.ADJUSTED and not isinstance(one, AdjustedScore) for one in every
        )

    def said(self, due: PrintedDue) -> Iterator[Said]:
        """What is said at one time, each line to somebody: he is named where another was before."""
        before = ""
        for n, line in enumerate(due.lines, 1):
            words = self.rest_of(line.step.says)
            cited = n == len(due.lines) or due.lines[n].laws != line.laws
            yield Said(
                line.step, words, bool(words) and line.step.to != before, line.laws if cited else ()
            )
            before = line.step.to if words else before

    def rest_of(self, says: str) -> str:
        """The words without those that the verdict, or how it begins, has said."""
        begun = _ended(self.verdict.split("; ")[:1]) if self.verdict else ""
        return says.removeprefix(self.verdict).removeprefix(begun).strip()

    @property
    def onward_numbers(self) -> tuple[Sentence, ...]:
        """The numbers of where it goes on later."""
        return tuple(one for one in self.shared if one.onward)

    @property
    def only_onward(self) -> bool:
        """Whether it says nothing but where to go on, and what waits."""
        onward = self.finished.verdict.startswith(ONWARD)
        return bool(self.onward) and not self.dues and (onward or not self.shared)


@dataclass(frozen=True)
class Rulings:
    """The rulings of a situation by rule, and the sentences that stand once."""

    by_rule: Mapping[str, tuple[PrintedRuling, ...]]
    sentences: tuple[Sentence, ...]

    def printed(self, rule: str) -> tuple[PrintedRuling, ...]:
        """The rulings of a rule that say more than where to go on; those alike stand as one."""
        return tuple(_joined(one for one in self.by_rule[rule] if not one.only_onward))

    @cached_property
    def onward(self) -> Mapping[str, PrintedRuling]:
        """By row those that only go on."""
        only = (one for ones in self.by_rule.values() for one in ones if one.only_onward)
        return {row.row.id: one for one in only for row in one.rows}

    def ruled(self, rule: str) -> Mapping[str, Ruled]:
        """By row the ruling that it ends in."""
        printed = {row.id: n for n, one in enumerate(self.printed(rule)) for row in one.each}
        return {
            row.row.id: Ruled(n, printed.get(row.row.id))
            for n, one in enumerate(self.by_rule[rule])
            for row in one.rows
        }

    def numbers(self, lines: Iterable[StepLine]) -> tuple[Sentence, ...]:
        """The numbered sentences among some steps before a question."""
        keys = {key_of(line.step, line.step.when) for line in lines}
        return tuple(one for one in self.sentences if one.key in keys)

    def referred(self, rung: Rung) -> tuple[Sentence, ...]:
        """The numbered sentences of an answer that says nothing but where to go on."""
        only = self.onward.get(rung.leaf.row.id) if rung.leaf else None
        return only.shared if only else ()

    def in_full(self, lines: Iterable[StepLine]) -> tuple[StepLine, ...]:
        """The steps before a question that have no number."""
        keys = {one.key for one in self.sentences}
        return tuple(line for line in lines if key_of(line.step, line.step.when) not in keys)


def rulings(book: Rulebook, parts: Iterable[RuleView]) -> Rulings:
    """Number the sentences that several share as a board is played, and gather the rest."""
    parts = tuple(parts)
    merged = {part.rule: _merged(book, part.rows) for part in parts}
    every = [rows[0].finished for group in merged.values() for rows in group]
    lines: dict[Key, list[StepLine]] = {}
    asked = [
        dict.fromkeys(key for rung in rungs(part.tree) for key in _noted(rung.steps, lines))
        for part in parts
    ]
    said_in: dict[Key, set[int]] = {}
    for n, keys in enumerate((*({*_keys(ruling, lines)} for ruling in every), *asked)):
        for key in keys:
            said_in.setdefault(key, set()).add(n)
    for row in (row for group in merged.values() for rows in group for row in rows[1:]):
        deque(_keys(row.finished, lines), maxlen=0)  # the §§ of the same words in other rows
    shared = [
        key
        for key in lines  # what is said now stands in full
        if len(said_in[key]) >= SHARED
        and (key.onward if key.rule else not (key.aloud and key.when is When.NOW))
    ]
    shared.sort(key=lambda k: (k.onward, k.to == ME, not k.aloud, ORDER.index(k.when)))
    alone = {
        key: Sentence(0, lines[key][0], key, ordered_laws({line.step.law for line in lines[key]}))
        for key in shared
    }

    def stands_with(key: Key, one: Key) -> bool:
        """Whether it stands wherever the other does, and can stand at its number."""
        alike = key.aloud == one.aloud or alone[key].goes_on_from(alone[one])
        return said_in[key] == said_in[one] and alike

    first = {key: next(one for one in shared if stands_with(key, one)) for key in shared}
    sentences: dict[Key, Sentence] = {}
    for n, key in enumerate(dict.fromkeys(first.values()), 1):
        more = (alone[other] for other in shared if first[other] == key != other)
        sentences[key] = replace(alone[key], number=n, more=tuple(more))
    numbered = {key: sentences[one] for key, one in first.items()}
    said = {row: keys for part in parts for row, keys in _said_before(part.tree, frozenset())}
    by_rule = {
        rule: tuple(_printed(rows, numbered, said) for rows in group)
        for rule, group in merged.items()
    }
    return Rulings(by_rule, tuple(sentences.values()))


def due_of(sentences: Iterable[Sentence]) -> tuple[tuple[str, tuple[Sentence, ...]], ...]:
    """The sentences as they fall due, each group with its heading."""
    by_due: dict[str, list[Sentence]] = {}
    for one in sentences:
        by_due.setdefault(one.due, []).append(one)
    return tuple((due, tuple(group)) for due, group in by_due.items())


def _merged(book: Rulebook, rows: Iterable[TableRow]) -> list[tuple[TableRow, ...]]:
    """The rows that are ruled in the same words together; they may be of different §§."""
    found: dict[object, list[TableRow]] = {}
    for row in rows:
        # what is said in the ruling of a row, and what follows
        said = tuple(
            (due.when, line.step.authority, line.step.to, line.step.says)
            for due in row.finished.dues
            for line in due.lines
        )
        onwards = ((line.step, onward(book, [row.row], line)) for line in row.finished.onward)
        then = tuple((key_of(step, step.when), on) for step, on in onwards)
        found.setdefault((row.finished.verdict, said, then), []).append(row)
    return [tuple(group) for group in found.values()]


def _said_before(
    tree: QuestionView | Leaf, said: frozenset[Key]
) -> Iterator[tuple[str, frozenset[Key]]]:
    """Of each row what has been said aloud before its questions were answered."""
    if isinstance(tree, Leaf):
        yield tree.row.id, said
        return
    said |= {key_of(line.step, When.NOW) for line in _before(tree) if line.step.aloud}
    for branch in tree.branches:
        yield from _said_before(branch.below, said)


def _keys(ruling: FinishedRuling, lines: dict[Key, list[StepLine]]) -> Iterator[Key]:
    for due in ruling.dues:
        yield from _noted(due.lines, lines, due.when)
    yield from _noted(ruling.onward, lines)


def _noted(
    found: Iterable[StepLine], lines: dict[Key, list[StepLine]], when: When | None = None
) -> Iterator[Key]:
    for line in found:
        key = key_of(line.step, when or line.step.when)
        lines.setdefault(key, []).append(line)
        yield key


def steps_of(ruling: FinishedRuling) -> tuple[Step, ...]:
    """The steps of a finished ruling, in the order they are shown."""
    lines = (line for due in ruling.dues for line in due.lines)
    return tuple(line.step for line in (*lines, *ruling.onward))


def _printed(
    rows: tuple[TableRow, ...],
    sentences: Mapping[Key, Sentence],
    said: Mapping[str, frozenset[Key]],
) -> PrintedRuling:
    ruling = rows[0].finished
    dues: list[PrintedDue] = []
    shared: list[Sentence] = []
    same: dict[Key, list[StepLine]] = {}
    for row in rows:
        for due in row.finished.dues:
            deque(_noted(due.lines, same, due.when), maxlen=0)
    before = frozenset.intersection(*(said[row.row.id] for row in rows))
    numbered = sentences
    if all(key_of(line.step, due.when) in sentences for due in ruling.dues for line in due.lines):
        # a ruling of numbers alone says what is said aloud
        numbered = {key: one for key, one in sentences.items() if one.private}
    for due in ruling.dues:
        new = [line for line in due.lines if key_of(line.step, due.when) not in before]
        own = _own(new, due.when, numbered, shared)
        lines = tuple(
            PrintedLine(line, ordered_laws({s.step.law for s in same[key_of(line.step, due.when)]}))
            for line in own
        )
        for _, some in groupby(lines, key=lambda line: bool(line.step.addressed)):
            alike = tuple(some)
            dues.append(PrintedDue(due.when, not alike[0].step.aloud, alike))
    onward = tuple(
        line for one in ruling.onward for line in _own([one], one.step.when, sentences, shared)
    )
    by_number = sorted({*shared}, key=lambda one: one.number)
    return PrintedRuling(rows, tuple(dues), onward, tuple(by_number), before)


def _joined(rulings: Iterable[PrintedRuling]) -> Iterator[PrintedRuling]:
    """The rulings in their order; those that only differ in where they go on stand as one."""
    found: dict[object, list[PrintedRuling]] = {}
    for one in rulings:
        lines = ((due.when, line) for due in one.dues for line in due.lines)
        says = tuple((w, line.step.authority, line.step.to, line.step.says) for w, line in lines)
        shared = tuple(sentence.number for sentence in one.shared if not sentence.onward)
        found.setdefault((one.verdict, one.told, says, shared), []).append(one)
    for ways in found.values():
        if len(ways) == 1:
            yield ways[0]
            continue
        rows = sorted((row for way in ways for row in way.rows), key=lambda row: row.row.number)
        first, dues = ways[0], dues_as_one(*(way.dues for way in ways))
        if all(
            (one.onward, one.onward_numbers) == (first.onward, first.onward_numbers) for one in ways
        ):
            yield PrintedRuling(tuple(rows), dues, first.onward, first.shared, first.told)
            continue
        numbered = tuple(one for one in first.shared if not one.onward)
        yield PrintedRuling(tuple(rows), dues, (), numbered, first.told, tuple(ways))


def dues_as_one(*several: Sequence[PrintedDue]) -> tuple[PrintedDue, ...]:
    """What says the same several times once, each line with the §§ of all."""
    dues = []
    for same in zip(*several, strict=True):
        lines = [
            PrintedLine(alike[0].line, ordered_laws({law for line in alike for law in line.laws}))
            for alike in zip(*(due.lines for due in same), strict=True)
        ]
        dues.append(replace(same[0], lines=tuple(lines)))
    return tuple(dues)


def ordered_laws(laws: Iterable[str]) -> tuple[str, ...]:
    return tuple(sorted(laws, key=LawRef.parse))


def _own(
    lines: Iterable[StepLine],
    when: When,
    sentences: Mapping[Key, Sentence],
    shared: list[Sentence],
) -> Iterator[StepLine]:
    """The lines that a ruling alone says; the others are added to what it shares."""
    for line in lines:
        one = sentences.get(key_of(line.step, when))
        if one:
            shared.append(one)
        else:
            yield line
