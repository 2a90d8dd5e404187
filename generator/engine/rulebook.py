"""The rules of the site as a whole: what arrives at each, the tree and the rows of each."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, Union

from generator.engine.explore import (
    Answers,
    NotARule,
    Path,
    Question,
    alone,
    ask,
    declared,
    explore,
    hand_over_of,
    reached,
)
from generator.engine.tree import ALONE, Arrivals, Row, Tree, columns, rows, steps_of, tree
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model import Answer, Fact, HandOver, Lasting, Ruling, Situation, Verdict, When
from rules_src.model.on_board import Standing, declaring
from rules_src.model.situation import Edition, Rule

MOST_LEGS = 20
"""No real conversation is so long; only rules that hand over in a ring reach it."""

Stated = Mapping[str, Union[Answer, "Stated"]]
"""Answers by fact; a judgement may be answered by the facts of the rule that settles it."""


def possible(fact: Fact[Any], table: Table | None) -> Collection[Answer] | None:
    """The answers a table leaves possible; None if it does not show any."""
    return fact.seen(table) if table else None


def shown(fact: Fact[Any], table: Table | None) -> Answer | None:
    """The only answer a table leaves possible, if there is just one."""
    answers = possible(fact, table)
    return next(iter(answers)) if answers and len(answers) == 1 else None


@dataclass(frozen=True)
class Board:
    """What stands before an incident, and where its roles sit; nothing stands where none is told.

    A conversation without a board asks what it would have read from one.
    """

    standing: Standing = ()
    seats: Mapping[str, Seat] = field(default_factory=dict)

    def allows(self, fact: Fact[Any]) -> Collection[Answer]:
        """The answers that can be true where something stands: the one it decides, or all."""
        if not self.standing:
            return fact.answers.values()
        decided = fact.left(self.standing, self.seats) if fact.stands else None
        return fact.fitting(self.seats, self.standing) if decided is None else (decided,)


@dataclass(frozen=True)
class Leg:
    """One rule of a conversation, and the path walked through it."""

    rule: RuleEntry
    path: Path

    @cached_property
    def row(self) -> Row:
        """The merged row the path lies on."""
        return next(row for row in self.rule.rows if row.covers(self.path.answers))


@dataclass(frozen=True)
class Conversation:
    """Legs through one rule or several, then a question or the end."""

    legs: tuple[Leg, ...] = ()
    question: Question | None = None
    asking: RuleEntry | None = None
    """The rule that asks the question."""
    pending: tuple[RuleEntry, ...] = ()
    """Rules to go on in later, when what they are about has happened."""
    judged: dict[str, Conversation] = field(default_factory=dict)
    """The judgements that a rule of their own settles, by fact."""

    @property
    def ruling(self) -> Ruling:
        """Every step of the conversation, in order, without the hand-overs."""
        steps = [step for leg in self.legs for step in leg.path.ruling]
        announced = self.question.steps if self.question else ()
        return Ruling(*(s for s in [*steps, *announced] if not isinstance(s, HandOver)))

    @property
    def answers(self) -> Answers:
        return {name: answer for leg in self.legs for name, answer in leg.path.answers.items()}

    @property
    def rows(self) -> tuple[Row, ...]:
        return tuple(leg.row for leg in self.legs)

    def seats(self, known: Mapping[str, Seat]) -> Mapping[str, Seat]:
        """Where the roles sit, and who declares where an answer leaves him one seat: the last."""
        read = ((leg.rule.facts[n], a) for leg in self.legs for n, a in leg.path.answers.items())
        found = [*filter(None, (fact.declares(answer, known) for fact, answer in read))]
        return declaring(known, found[-1]) if found else known


class RuleEntry:
    """A rule of the book, and what grows from it; each is made once, when first asked for."""

    def __init__(self, book: Rulebook, function: Rule, situation: Situation, title: str) -> None:
        self.book, self.function, self.situation, self.title = book, function, situation, title
        self.name = function.__name__
        self._turns: dict[frozenset[tuple[str, Answer]], Question | Path] = {}

    @property
    def entered(self) -> bool:
        """Whether a director enters by it; other rules are reached by hand-over only."""
        return self.situation.rule.__name__ == self.name

    @cached_property
    def facts(self) -> Mapping[str, Fact[Any]]:
        """Every question it declares, by name."""
        return declared(self.function)

    @cached_property
    def tree(self) -> Tree:
        return tree(self.function, self.arrivals)

    @cached_property
    def rows(self) -> tuple[Row, ...]:
        return rows(self.name, self.tree)

    @cached_property
    def columns(self) -> tuple[Fact[Any], ...]:
        """The facts of its rows, in the order they are asked."""
        return columns(self.function, self.rows)

    @property
    def alone(self) -> tuple[Path, ...]:
        """Every path when nothing has arrived."""
        return alone(self.function)

    @cached_property
    def explored(self) -> tuple[tuple[Answers, tuple[Path, ...]], ...]:
        """Each arrival, with the paths from there."""
        if self.arrivals is ALONE:
            return (({}, self.alone),)
        return tuple((a, (*explore(self.function, a),)) for a in self.arrivals)

    @property
    def paths(self) -> tuple[Path, ...]:
        """Every path, from every arrival."""
        return tuple(path for _, found in self.explored for path in found)

    @cached_property
    def carried(self) -> frozenset[str]:
        """The facts that some arrival has answered already."""
        return frozenset(name for answers in self.arrivals for name in answers)

    @cached_property
    def targets(self) -> frozenset[str]:
        """The names of the rules it can hand over to, from whatever answers."""
        rulings = (path.ruling for path in self.alone)
        return frozenset(on.rule for r in rulings if (on := hand_over_of(r)))

    @cached_property
    def followers(self) -> frozenset[str]:
        """The names of the rules that can follow it in a conversation; itself only in a ring."""
        rules = self.book.rules
        return frozenset(
            reached(self.targets & rules.keys(), lambda name: rules[name].targets & rules.keys())
        )

    @cached_property
    def facts_in_reach(self) -> Mapping[str, Fact[Any]]:
        """Its questions, and those of the rules that can follow it."""
        names = [name for name in self.book.rules if name in self.reach]
        return {n: f for name in names for n, f in self.book[name].facts.items()}

    def turn(self, known: Answers) -> Question | Path:
        """Its next question or its ruling; asked once for each set of answers."""
        key = frozenset(known.items())
        if key not in self._turns:
            self._turns[key] = ask(self.function, known)
        return self._turns[key]

    def answers(self, keys: Mapping[str, str]) -> Answers:
        """The answers with these keys, by fact; raises KeyError for one that does not exist."""
        return {name: self.facts_in_reach[name].answers[key] for name, key in keys.items()}

    @cached_property
    def reach(self) -> frozenset[str]:
        """Its own name and those of its followers."""
        return self.followers | {self.name}

    @cached_property
    def arrivals(self) -> Arrivals:
        """The answers that can arrive at it, each once, in the order met."""
        if self.entered:
            return ALONE
        wanted = {name for r in self.reach for name in self.book[r].facts}
        found: list[Answers] = []
        for giver in self.book.rules.values():
            for known, path in giver.endings() if self.name in giver.targets else ():
                on = hand_over_of(path.ruling)
                answers = {n: a for n, a in known.items() if n in wanted}
                if on and on.rule == self.name and answers not in found:
                    found.append(answers)
        return tuple(found)

    def endings(self) -> Iterator[tuple[Answers, Path]]:
        """Every path, with all that is known at its end, what arrived unread too."""
        for arrived, paths in self.explored:
            for path in paths:
                yield {**arrived, **path.answers}, path

    @cached_property
    def conversations(self) -> tuple[Conversation, ...]:
        """Every whole conversation that begins here; what is due later is not followed."""
        return tuple(c for arrived in self.arrivals for c in self._onward((), arrived))

    def _onward(self, legs: tuple[Leg, ...], answers: Answers) -> Iterator[Conversation]:
        """Every way to go on in this rule."""
        so_far = self.follow(answers, before=legs)
        if not so_far.question or not so_far.asking:
            yield so_far
            return
        fact = so_far.question.fact
        for answer in fact.answers.values():
            yield from so_far.asking._onward(so_far.legs, {**answers, fact.name: answer})

    def assume(self, stated: Stated) -> Conversation:
        """Where the answers lead, with what nobody says otherwise taken for granted."""
        answers = {**stated}
        conversation = self.follow(answers)
        while (asked := conversation.question) and asked.fact.assume is not None:
            answers[asked.fact.name] = asked.fact.assume
            conversation = self.follow(answers)
        return conversation

    def follow(
        self,
        stated: Stated,
        table: Table | None = None,
        board: Board | None = None,
        *,
        before: tuple[Leg, ...] = (),
    ) -> Conversation:
        """Walk from rule to rule by hand-over, as far as the answers go.

        What is not stated the table may show, or what stands on the board; on a board where nothing
        stands it is assumed. A judgement may be settled by its own rule. A
        hand-over that is due later is followed only if an answer is stated to a rule it leads to;
        until then it is pending. `before` is walked already.
        """
        answers = {name: a for name, a in stated.items() if isinstance(a, Answer)}
        judged: dict[str, Conversation] = {}
        rule, legs = self, [*before]
        begun = before[0].rule if before else self
        stands = {each.kind for each in board.standing} if board else set()
        void = Lasting.VOID_CLAIM in stands and begun.situation.reads(Lasting.VOID_CLAIM)
        taken = {name for leg in before for name in leg.path.answers}
        while True:
            turn = rule.turn({n: a for n, a in answers.items() if n in rule.facts})
            if isinstance(turn, Question):
                so_far = Conversation((*legs,), turn, rule, judged=judged)
                answer = self._answer(turn.fact, stated, table, board, so_far)
                if answer is None:
                    return so_far
                answers[turn.fact.name] = answer
                continue
            if len(legs) > MOST_LEGS:
                raise NotARule(f"{self.name} giver videre i ring")
            turn = turn.after_void_claim() if void else turn
            legs.append(Leg(rule, turn))
            taken |= set(turn.answers)
            on = hand_over_of(turn.ruling)
            if on is None:
                return Conversation((*legs,), judged=judged)
            following = self.book[on.rule]
            if (
                on.when is not When.NOW
                and not (set(answers) - taken) & following.facts_in_reach.keys()
            ):
                return Conversation((*legs,), pending=(following,), judged=judged)
            rule = following

    def _answer(
        self,
        asked: Fact[Any],
        stated: Stated,
        table: Table | None,
        board: Board | None,
        so_far: Conversation,
    ) -> Answer | None:
        """What the table shows, what stands, or the rule that settles a judgement; None if none."""
        if asked.name not in stated:
            seen = shown(asked, table)
            if seen is None and board:
                return asked.left(board.standing, board.seats)
            return seen
        theirs = stated[asked.name]
        if isinstance(theirs, Answer) or asked.by not in self.book.rules:
            return None
        found = self.book[asked.by].follow(theirs, table, board)
        so_far.judged.update(found.judged, **{asked.name: found})
        verdicts = [step.answer for step in found.ruling if isinstance(step, Verdict)]
        return verdicts[-1] if verdicts and not found.question else None


class Rulebook:
    """Every rule of some situations; `functions` replaces rules by others of the same name."""

    def __init__(
        self,
        situations: tuple[Situation, ...],
        functions: Mapping[str, Rule] | None = None,
        edition: Edition | None = None,
    ) -> None:
        self.situations, self.edition = situations, edition
        self.rules = {
            rule.__name__: RuleEntry(
                self, (functions or {}).get(rule.__name__, rule), s, s.title_of(rule)
            )
            for s in situations
            for rule in s.rules
        }

    def __getitem__(self, rule: str) -> RuleEntry:
        return self.rules[rule]

    def __contains__(self, rule: str) -> bool:
        return rule in self.rules

    @classmethod
    @cache
    def of(cls, edition: Edition) -> Rulebook:
        """The rules of an edition; made once."""
        return cls(edition.situations, edition=edition)

    def rules_of(self, situation: Situation) -> tuple[RuleEntry, ...]:
        """The rules of a situation; the first is the one a director enters by."""
        return tuple(self.rules[rule.__name__] for rule in situation.rules)

    @cached_property
    def entered(self) -> tuple[RuleEntry, ...]:
        """The rules a director enters by; the others are reached by hand-over only."""
        return tuple(rule for rule in self.rules.values() if rule.entered)

    @cached_property
    def words(self) -> frozenset[str]:
        """The word of every step that any rule can rule."""
        steps = (step for rule in self.rules.values() for step in steps_of(rule.tree))
        return frozenset(step.word for step in steps if not isinstance(step, HandOver))

    def all_rows(self) -> Iterator[Row]:
        for rule in self.rules.values():
            yield from rule.rows
