"""Cases kill mutants; the mutants that survive have a counterexample, which a case would need."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from generator.cases.after import agree, seats_at
from generator.cases.casebook import Casebook
from generator.cases.conversation import CaseRuling
from generator.cases.role_names import names_of
from generator.engine.explore import Path, Question, ask, declared, hand_over_of
from generator.engine.partings import HandsOver, Known, Pair, Ruled, Walk, Way
from generator.engine.rulebook import Board, Conversation, Rulebook
from generator.engine.verdicts import ruled
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model import Answer, HandOver, Ruling, When
from rules_src.model.on_board import OnBoard, Standing, standing
from rules_src.model.situation import Rule


@dataclass(frozen=True)
class Replay:
    """One conversation of a case: where it begins, the answers, and the ruling it must lead to."""

    rule: str
    keys: Mapping[str, tuple[str, str]]
    """By fact: the rule that asked, and the key of the answer; what the board decides is left."""
    stated: frozenset[str]
    """The answers that the case itself states; all must be asked for."""
    ruling: tuple[tuple[str, str], ...]

    def again(self, mutant: Rulebook, told: Told, stands: Standing) -> Conversation:
        """The same answers on a board where this stands; raises whatever is wrong with it."""
        board = Board(stands, told.seats) if told.board else None
        answers: dict[str, Answer] = {}
        for name, (rule, key) in self.keys.items():
            fact = mutant[rule].facts[name]
            answers[name] = fact.answers[key]
            if board and name in self.stated and answers[name] not in board.allows(fact):
                raise ValueError(f"the board gives another answer to {name!r}")
        return mutant[self.rule].follow(answers, told.table, board)


class Told(NamedTuple):
    """What the table of a case shows."""

    table: Table | None
    seats: Mapping[str, Seat]
    board: bool
    """Whether the case speaks of what stands; if not, nothing is assumed of its board."""


@dataclass(frozen=True)
class Guardian:
    """A case that agrees with the rules, with its own conversation and those of its judgements."""

    id: str
    told: Told
    replays: tuple[Replay, ...]
    rules: frozenset[str]
    """Every rule it passes through, also before it."""
    before: tuple[tuple[Replay, Told] | OnBoard, ...] = ()
    """The cases it comes after: what they leave stands; or what is told to stand."""
    stands: Standing | None = None
    """What it says stands after it."""

    @cached_property
    def names(self) -> frozenset[str]:
        """Its rules, with their questions and words."""
        words = (word for each in self.replays for _, word in each.ruling)
        return self.rules.union(words, *(each.keys for each in self.replays))

    def kills(self, mutant: Rulebook) -> bool:
        """Whether it disagrees with these rules."""
        try:
            stands: Standing = ()
            for one in self.before:
                stands = (*stands, one) if isinstance(one, OnBoard) else _after(one, mutant, stands)
            for each in self.replays:  # the same answers still lead to the same ruling
                talk = each.again(mutant, self.told, stands)
                asked = {*talk.answers}
                if talk.question or not each.stated <= asked or _stated(talk.ruling) != each.ruling:
                    return True
            own = (self.replays[0], self.told)
            return self.stands is not None and not agree(self.stands, _after(own, mutant, stands))
        except Exception:  # noqa: BLE001  whatever a mutant does wrong, the case has killed it
            return True


def _after(case: tuple[Replay, Told], mutant: Rulebook, stands: Standing) -> Standing:
    """What stands after a case."""
    replay, told = case
    now = ruled(replay.again(mutant, told, stands), told.seats, names_of(told.table, stands))
    return standing([now], stands)


def guardian(ruling: CaseRuling, book: Rulebook, casebook: Casebook) -> Guardian:
    text, by_id = ruling.case.text, casebook.by_id
    board = bool(text.after) or text.stands is not None
    judged = [_replay(each, frozenset(), board=board) for each in ruling.judged.values()]
    earlier = [by_id[id] for id in text.after if id in by_id]
    before = {r.case.id: (_own(r, board=True), _told(r, book, board=True)) for r in earlier}
    return Guardian(
        ruling.case.id,
        _told(ruling, book, board=board),
        (_own(ruling, board=board), *judged),
        frozenset(row.rule for each in (ruling, *earlier) for row in each.guarded),
        tuple(before.get(id) or OnBoard.from_text(id) for id in text.after),
        None if text.stands is None else tuple(map(OnBoard.from_text, text.stands)),
    )


def _own(ruling: CaseRuling, *, board: bool) -> Replay:
    return _replay(ruling.conversation, frozenset(ruling.case.text.facts), board=board)


def _told(ruling: CaseRuling, book: Rulebook, *, board: bool) -> Told:
    table = ruling.case.table
    return Told(table, seats_at(book[ruling.case.rule].situation, table), board)


def _replay(conversation: Conversation, stated: frozenset[str], *, board: bool) -> Replay:
    keys: dict[str, tuple[str, str]] = {}
    for leg in conversation.legs:
        for name, answer in leg.path.answers.items():
            if name in stated or not (board and leg.rule.facts[name].stands):
                keys.setdefault(name, (leg.rule.name, answer.key))
    start = conversation.legs[0].rule.name
    return Replay(start, keys, stated & {*keys}, _stated(conversation.ruling))


def _stated(ruling: Ruling) -> tuple[tuple[str, str], ...]:
    """A ruling as cases state it."""
    return tuple((step.law, step.word) for step in ruling)


@dataclass(frozen=True)
class Counterexample:
    """Answers on which a mutant rules differently: a case with them would kill it."""

    rule: str
    keys: Mapping[str, str]
    ruling: str
    """The mutant's ruling in words, or why there is none."""
    later: str = ""
    """A rule that the mutant no longer goes on in: only a case that goes on there kills it."""


class Verdict(NamedTuple):
    """Where answers lead in a rule, or why it cannot rule on them."""

    rule: str
    path: Path | None = None
    error: str = ""
    answers: Mapping[str, Collection[str]] = {}
    ruled: tuple[Ruled, ...] = ()
    hands_over: HandsOver = HandsOver()


class Function(NamedTuple):
    """A rule by itself, asked turn by turn."""

    function: Rule

    def turn(self, rule: str, known: Known) -> Verdict | str:
        try:
            facts = declared(self.function)
            answers = {n: facts[n].answers[key] for n, key in known.items() if n in facts}
            turn = ask(self.function, answers)
        except Exception as error:  # noqa: BLE001  the mutant cannot rule at all
            return Verdict(rule, error=str(error))
        return turn.fact.name if isinstance(turn, Question) else Verdict(rule, turn)

    def offers(self, rule: str, question: str) -> Collection[str]:
        fact = declared(self.function).get(question)
        return fact.answers if fact else ()

    def reads(self, rule: str) -> frozenset[str]:
        return frozenset(declared(self.function))

    def shape(self, rule: str) -> object:
        return self.function


def counterexample(
    book: Rulebook, mutant: Rulebook, changed: Sequence[str]
) -> Counterexample | None:
    """The fewest answers on which any of these rules differs; None if the mutant is equivalent."""
    examples = [
        example
        for name in changed
        for arrived in book[name].arrivals
        for pair in Walk(  # what either asks, the rule first, until both have ruled or it cannot
            Function(mutant[name].function),
            Function(book[name].function),
            parted=lambda pair: bool(_error(pair.old)),
        ).pairs(name, {fact: answer.key for fact, answer in arrived.items()})
        if (example := _counterexample(pair))
    ]
    return min(examples, key=lambda example: len(example.keys), default=None)


def _error(way: Way[Verdict]) -> str:
    return way.rows[0].error if way.rows else ""


def _counterexample(pair: Pair[Verdict]) -> Counterexample | None:
    if error := _error(pair.old):
        return Counterexample(pair.rule, pair.known, error)
    for other, one in pair.shared:
        if one.path and other.path and _visible(one.path.ruling) != _visible(other.path.ruling):
            ruling = ", ".join(f"{step.law}: {step.word}" for step in other.path.ruling)
            return Counterexample(pair.rule, pair.known, ruling, _later(one.path, other.path))
    return None


def _later(one: Path, other: Path) -> str:
    """The rule that only the first path goes on in later."""
    on = hand_over_of(one.ruling)
    lost = on and on.word not in [step.word for step in other.ruling]
    return on.rule if on and lost and on.when is not When.NOW else ""


def _visible(ruling: Ruling) -> list[tuple[str, ...]]:
    """What a page shows of a ruling; the paragraph of a hand-over is not shown."""
    return [
        ("" if isinstance(s, HandOver) else s.law, s.word, s.when.key, s.authority.key, s.text)
        for s in ruling
    ]
