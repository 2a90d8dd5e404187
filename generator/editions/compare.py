"""What two editions rule differently, found by putting every incident to both."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache, cached_property
from typing import NamedTuple

from generator.engine.explore import hand_over_of
from generator.engine.partings import HandsOver, Kind, Known, Pair, Rows, Ruled, Walk, kind_of
from generator.engine.rulebook import Conversation, Rulebook
from generator.engine.tree import Row
from rules_src.model.edition import Edition
from rules_src.model.ruling import Authority, Step, When
from rules_src.model.situation import Situation
from rules_src.model.steps import HandOver, NewIrregularity

LOOK_UP = "look_up."
"""How the words of these steps begin."""
NOTHING: Known = {}


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
    covered = [rule for rule in new.rules if rule in old]
    walk = Walk(
        _rows(old, covered), _rows(new, covered, before), parted=_parted, allows=before.allows
    )
    groups: dict[object, list[Difference]] = {}
    for rule in covered:
        if (new[rule].entered or old[rule].entered) and not walk.alike(rule):
            for each in (d for pair in walk.pairs(rule, NOTHING) for d in _differences(walk, pair)):
                group = each.kind, each.rule, each.lost, each.gained, each.answer
                groups.setdefault(group, []).append(each)
    return Compared(before, after, old, new, tuple(_smallest(group) for group in groups.values()))


def _smallest(group: list[Difference]) -> Difference:
    first = min(group, key=lambda each: len(each.example))
    return replace(first, places=len(group))


class ComparedRow(NamedTuple):
    """A row with only what can be compared."""

    rule: str
    answers: Mapping[str, tuple[str, ...]]
    ruled: tuple[Ruled, ...]
    hands_over: HandsOver


def _rows(
    book: Rulebook, covered: Collection[str], places: Edition | None = None
) -> Rows[ComparedRow]:
    """The rows of the rules that both cover, under the `places` of another edition's §§."""
    return Rows(
        {name: tuple(_row(row, covered, places) for row in book[name].rows) for name in covered},
        {name: {n: f.answers for n, f in book[name].facts.items()} for name in covered},
    )


def _row(row: Row, covered: Collection[str], places: Edition | None) -> ComparedRow:
    """What the law itself rules; where it rules nothing, what else does."""
    comparable = [step for step in row.ruling if not step.explained and _covers(covered, step)]
    steps = [step for step in comparable if step.authority is Authority.LAW] or comparable
    on = hand_over_of(steps)
    return ComparedRow(
        row.rule,
        {name: tuple(answer.key for answer in cell) for name, cell in row.cells.items()},
        tuple(
            Ruled(
                places.place_of(step.law) if places else step.law,
                step.word,
                step.when.key,
                step.authority.key,
            )
            for step in steps
        ),
        HandsOver(on.rule, on.when is When.NOW) if on else HandsOver(),
    )


def _covers(covered: Collection[str], step: Step) -> bool:
    """Whether both editions cover what a step goes on in."""
    return not isinstance(step, HandOver | NewIrregularity) or step.rule in covered


def _parted(pair: Pair[ComparedRow]) -> bool:
    """Whether they have gone on in different rules, or one has ended and the other goes on."""
    return any(_at_once(old) != _at_once(new) for old, new in pair.shared)


def _at_once(row: ComparedRow) -> str:
    return row.hands_over.rule if row.hands_over.at_once else ""


def _differences(walk: Walk[ComparedRow], pair: Pair[ComparedRow]) -> Iterator[Difference]:
    """Each rule that both walked through and ruled otherwise; or what only one can be asked."""
    if pair.lost:
        yield _one_sided(walk, pair)
        return
    read = {name for way in (pair.old, pair.new) for row in way.rows for name in row.answers}
    example = {name: key for name, key in pair.known.items() if name in read}
    for old, new in pair.shared:
        if kind := _kind(old.ruled, new.ruled):
            went, came = (Counter(step.effect for step in row.ruled) for row in (old, new))
            yield Difference(kind, old.rule, _words(went - came), _words(came - went), example)


def _one_sided(walk: Walk[ComparedRow], pair: Pair[ComparedRow]) -> Difference:
    """What is ruled on an answer that only one edition offers."""
    has, kind = (pair.new, Kind.ANSWER_NEW) if pair.old.lost else (pair.old, Kind.ANSWER_GONE)
    row = has.rows[-1]
    words = tuple(step.word for step in row.ruled)
    lost, gained = ((), words) if pair.old.lost else (words, ())
    return Difference(kind, row.rule, lost, gained, pair.known, answer=walk.unknown(pair))


def _kind(before: tuple[Ruled, ...], after: tuple[Ruled, ...]) -> Kind | None:
    """How two rulings differ; None if no more than authority or order does."""
    kind = kind_of(before, after)
    if kind in (None, Kind.AUTHORITY, Kind.ORDER):
        return None
    return Kind.NOT_COVERED if any(step.word.startswith(LOOK_UP) for step in before) else kind


def _words(effects: Counter[tuple[str, str]]) -> tuple[str, ...]:
    return tuple(word for word, _ in effects.elements())


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
