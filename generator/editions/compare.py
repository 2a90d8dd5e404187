"""What two editions rule differently, found by putting every incident to both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from functools import cache, cached_property

from generator.data import of_rules
from generator.diff.snapshot import Row, Snapshot, Step, parse
from generator.diff.walk import Known, RowConversation, follow
from generator.engine.rulebook import Conversation, Rulebook
from rules_src.model.edition import Edition
from rules_src.model.situation import Situation

LOOK_UP, NEW = "look_up.", "new."
"""How the words of these steps begin."""
NOTHING: Known = {}


class Kind(Enum):
    """How two editions differ in one incident."""

    RULING = "anden kendelse"
    ANSWER_NEW = "nyt svar"
    ANSWER_GONE = "svar, der ikke længere kan gives"
    NOT_COVERED = "ikke fortalt om den ældre udgave"
    SECTION = "anden paragraf"


@dataclass(frozen=True)
class Difference:
    """One change in what a rule rules, and the smallest incident that shows it, in both."""

    kind: Kind
    rule: str
    """The rule in which they part."""
    lost: tuple[str, ...]
    """The words of the steps that are no longer ruled."""
    gained: tuple[str, ...]
    example: Known = field(hash=False)
    """The fewest answers that show it, to the questions of both editions."""
    places: int = 1
    """How many incidents showed it; what two rules share is looked at once."""
    answer: str = ""
    """The answer that only one edition offers: `play_choice=require`."""

    @property
    def words(self) -> tuple[str, ...]:
        """The words of every step that came or went."""
        return (*self.lost, *self.gained)

    @property
    def key(self) -> str:
        """What a finding calls it: the rule, what went and what came."""
        went, came = "+".join(self.lost), "+".join(self.gained)
        at = f" ({self.answer})" if self.answer else ""
        return f"{self.rule}{at}: {went or '–'} -> {came or '–'}"


@dataclass(frozen=True, eq=False)
class Compared:
    """Two editions, and everything in which they differ."""

    before: Edition
    after: Edition
    old: Rulebook
    new: Rulebook
    found: tuple[Difference, ...]

    @property
    def differences(self) -> tuple[Difference, ...]:
        """What is ruled otherwise, or could only be answered in one of them."""
        kinds = (Kind.RULING, Kind.ANSWER_NEW, Kind.ANSWER_GONE)
        return tuple(each for each in self.found if each.kind in kinds)

    @property
    def unsettled(self) -> tuple[Difference, ...]:
        """Incidents that the older edition does not cover."""
        return tuple(each for each in self.found if each.kind is Kind.NOT_COVERED)

    def situation_of(self, rule: str) -> Situation:
        """Where a director meets a rule: in the newer edition, if the older covers it too."""
        homes = [book[rule].situation for book in (self.new, self.old) if rule in book]
        names = {situation.rule.__name__ for situation in homes}
        return next((s for s in self.covered if s.rule.__name__ in names), homes[-1])

    def differences_in(self, situation: Situation) -> tuple[Difference, ...]:
        """The differences in the rules of a situation."""
        name = situation.rule.__name__
        return tuple(d for d in self.differences if self.situation_of(d.rule).rule.__name__ == name)

    @cached_property
    def covered(self) -> tuple[Situation, ...]:
        """The situations that both editions cover."""
        return tuple(s for s in self.new.situations if s.rule.__name__ in self.old)

    @property
    def same(self) -> tuple[Situation, ...]:
        """The situations without a difference."""
        return tuple(s for s in self.covered if not self.differences_in(s))

    @property
    def absent(self) -> tuple[Situation, ...]:
        """The situations of the newer edition that the older does not have."""
        return tuple(s for s in self.new.situations if s.rule.__name__ in self.before.absent)

    @property
    def gone(self) -> tuple[Situation, ...]:
        """The situations of the older edition that the newer no longer has."""
        names = {s.rule.__name__ for s in self.new.situations}
        held = {rule for s in self.new.situations for rule in (r.__name__ for r in s.rules)}
        return tuple(s for s in self.old.situations if s.rule.__name__ not in names | held)

    @property
    def not_covered(self) -> tuple[Situation, ...]:
        """The situations of the newer edition that the older does not cover."""
        covered = (*self.covered, *self.absent)
        return tuple(s for s in self.new.situations if s not in covered)

    def conversations(
        self, difference: Difference, more: Known = NOTHING
    ) -> tuple[Conversation | None, Conversation | None]:
        """The example, with `more` answers, in each edition; None where it offers no such one."""
        name = self.situation_of(difference.rule).rule.__name__
        return (
            _conversation(self.old, name, difference.rule, {**difference.example, **more}),
            _conversation(self.new, name, difference.rule, {**difference.example, **more}),
        )


@cache
def compare_editions(before: Edition, after: Edition) -> Compared:
    """Put every incident to both editions; only what the law itself says is compared."""
    old, new = Rulebook.of(before), Rulebook.of(after)
    covered = frozenset(old.rules) & frozenset(new.rules)
    one = _stripped(parse(of_rules(old, covered), str(before.year)), covered)
    other = _stripped(parse(of_rules(new, covered), str(after.year)), covered, before)
    groups: dict[object, list[Difference]] = {}
    for each in _Walk(one, other, before).differences():
        group = each.kind, each.rule, each.lost, each.gained, each.answer
        groups.setdefault(group, []).append(each)
    return Compared(before, after, old, new, tuple(_smallest(group) for group in groups.values()))


def _smallest(group: list[Difference]) -> Difference:
    first = min(group, key=lambda each: len(each.example))
    return replace(first, places=len(group))


def _stripped(whole: Snapshot, covered: frozenset[str], places: Edition | None = None) -> Snapshot:
    """A snapshot with only what can be compared, under the `places` of another edition's §§."""
    rows = tuple(
        row.model_copy(update={"ruling": _comparable(row, covered, places)}) for row in whole.rows
    )
    return whole.model_copy(update={"rows": rows})


def _comparable(row: Row, covered: frozenset[str], places: Edition | None) -> tuple[Step, ...]:
    """What the law itself rules; where it rules nothing, what else does."""
    steps = [step for step in _steps(row, covered, places) if not step.explained]
    law = [step for step in steps if step.authority == "law"]
    return tuple(law or steps)


def _steps(row: Row, covered: frozenset[str], places: Edition | None) -> Iterator[Step]:
    """The steps under comparable §§, without those that go on in what is not covered."""
    for step in row.ruling:
        new = step.word.removeprefix(NEW) if step.word.startswith(NEW) else ""
        target = step.leads_to or new
        if not target or target in covered:
            law = places.place_of(step.law) if places else step.law
            yield step if law == step.law else step.model_copy(update={"law": law})


class _Walk:
    """Both editions at once: ask what either asks, until they part or neither asks more."""

    def __init__(self, old: Snapshot, new: Snapshot, before: Edition) -> None:
        self.old, self.new, self.before = old, new, before
        self.seen: set[tuple[str, frozenset[tuple[str, str]]]] = set()
        self.been: set[tuple[str, frozenset[tuple[str, str]]]] = set()
        self.kinds: dict[tuple[str, str], Kind | None] = {}
        self.read: dict[str, frozenset[str]] = {}
        self.alike = {rule.rule for rule in new.rules if self._alike(rule.rule)}

    def differences(self) -> Iterator[Difference]:
        """From every rule that a director enters in either; what is due later by itself."""
        for rule in self.new.rules:
            entered = rule.entered or self.old.by_name[rule.rule].entered
            if entered and rule.rule not in self.alike:
                yield from self._walk(rule.rule, {})

    def _walk(self, rule: str, known: Known) -> Iterator[Difference]:
        if not self.before.allows(known):
            return
        old, new = follow(self.old, rule, known), follow(self.new, rule, known)
        if old.lost or new.lost:
            if old.lost is not new.lost:
                yield from self._one_sided(old, new, known, "=".join([*known.items()][-1]))
            return
        parted = _parted(old, new)
        if parted or not (asks := new.asks or old.asks):
            yield from self._compared(old, new, known)
            if not parted:
                yield from self._later(old, new, known)
            return
        if self._been_here(old, new, known):
            yield from self._compared(old, new, known)
            return
        for key in self._answers(old, new, asks):
            yield from self._walk(rule, {**known, asks: key})

    def _been_here(self, old: RowConversation, new: RowConversation, known: Known) -> bool:
        """Whether both stood in this rule before, with the same answers to what is read on."""
        rule = new.asking
        if not rule or rule != old.asking:
            return False
        here = rule, frozenset((n, key) for n, key in known.items() if n in self._read(rule))
        if here in self.been:
            return True
        self.been.add(here)
        return False

    def _compared(
        self, old: RowConversation, new: RowConversation, known: Known
    ) -> Iterator[Difference]:
        """Each rule that both walked through and ruled otherwise."""
        for one, other in zip(old.rows, new.rows, strict=False):
            if one.rule != other.rule:
                return
            pair = one.row, other.row
            if pair not in self.kinds:
                self.kinds[pair] = _kind(one.ruling, other.ruling)
            if kind := self.kinds[pair]:
                read = {name for row in (*old.rows, *new.rows) for name in row.answers}
                example = {name: key for name, key in known.items() if name in read}
                lost, gained = _without(one.ruling, other.ruling)
                yield Difference(kind, one.rule, lost, gained, example)

    def _one_sided(
        self, old: RowConversation, new: RowConversation, known: Known, answer: str
    ) -> Iterator[Difference]:
        """An answer that only one edition offers; asked to its end by the one that does."""
        has, book = (new, self.new) if old.lost else (old, self.old)
        if has.asks:
            for key in book.by_name[has.asking].facts[has.asks].answers:
                further = {**known, has.asks: key}
                other = follow(book, has.rows[0].rule if has.rows else has.asking, further)
                yield from self._one_sided(
                    *((old, other) if old.lost else (other, new)), further, answer
                )
            return
        row = has.rows[-1]
        words = tuple(step.word for step in row.ruling)
        if old.lost:
            yield Difference(Kind.ANSWER_NEW, row.rule, (), words, known, answer=answer)
        else:
            yield Difference(Kind.ANSWER_GONE, row.rule, words, (), known, answer=answer)

    def _later(
        self, old: RowConversation, new: RowConversation, known: Known
    ) -> Iterator[Difference]:
        """Walk a rule that is due later in both, once for each set of answers it can get."""
        rule = new.later
        if not rule or rule != old.later or rule in self.alike:
            return
        arrives = frozenset((n, key) for n, key in known.items() if n in self._read(rule))
        if (rule, arrives) not in self.seen:
            self.seen.add((rule, arrives))
            yield from self._walk(rule, dict(arrives))

    def _read(self, rule: str) -> frozenset[str]:
        """The questions of a rule and of all that can follow it, in either edition."""
        if rule not in self.read:
            rows = (
                row
                for book in (self.old, self.new)
                for name in book.reach(rule)
                for row in book.rows_of.get(name, ())
            )
            self.read[rule] = frozenset(name for row in rows for name in row.answers)
        return self.read[rule]

    def _alike(self, rule: str) -> bool:
        """Whether a rule and all that can follow it are the same in both."""
        reach = self.new.reach(rule)
        return reach == self.old.reach(rule) and all(
            _rows(self.old, name) == _rows(self.new, name) for name in reach
        )

    def _answers(self, old: RowConversation, new: RowConversation, asks: str) -> tuple[str, ...]:
        """The answers that either edition offers, in the order of the newer."""
        found: dict[str, None] = {}
        for book, talk in ((self.new, new), (self.old, old)):
            for rule in (talk.asking, *(row.rule for row in talk.rows)):
                fact = book.by_name[rule].facts.get(asks) if rule else None
                found |= dict.fromkeys(fact.answers if fact else ())
        return tuple(found)


def _rows(book: Snapshot, rule: str) -> list[object]:
    return [([*row.answers.items()], _law(row.ruling)) for row in book.rows_of.get(rule, ())]


def _parted(old: RowConversation, new: RowConversation) -> bool:
    """Whether they have gone on in different rules, or one has ended and the other goes on."""
    pairs = zip(old.rows, new.rows, strict=False)
    return any(one.rule == other.rule and _on(one) != _on(other) for one, other in pairs)


def _on(row: Row) -> str:
    """The rule that a row hands over to at once."""
    last = row.ruling[-1:]
    return last[0].leads_to if last and last[0].when == "now" else ""


def _kind(before: tuple[Step, ...], after: tuple[Step, ...]) -> Kind | None:
    """How two rulings differ; None if no more than the order does."""
    if Counter(_law(before)) == Counter(_law(after)):
        return None
    if any(step.word.startswith(LOOK_UP) for step in before):
        return Kind.NOT_COVERED
    same = Counter(step.effect for step in before) == Counter(step.effect for step in after)
    return Kind.SECTION if same else Kind.RULING


def _law(steps: tuple[Step, ...]) -> list[tuple[str, str, str]]:
    return [(step.law, *step.effect) for step in steps]


def _without(
    before: tuple[Step, ...], after: tuple[Step, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The words of the steps that only the one, and only the other, has."""
    one, other = (Counter(step.effect for step in side) for side in (before, after))
    return (
        tuple(word for word, _ in (one - other).elements()),
        tuple(word for word, _ in (other - one).elements()),
    )


def _conversation(book: Rulebook, entered: str, parted: str, example: Known) -> Conversation | None:
    """An incident in one edition, from where a director enters if the answers reach that far."""
    for name in dict.fromkeys((entered, parted)):
        if name not in book:
            continue
        rule = book[name]
        facts = rule.facts_in_reach
        known: Mapping[str, str] = {n: k for n, k in example.items() if n in facts}
        if any(key not in facts[n].answers for n, key in known.items()):
            return None
        found = rule.follow(rule.answers(known))
        if any(leg.rule.name == parted for leg in found.legs):
            return found
    return None
