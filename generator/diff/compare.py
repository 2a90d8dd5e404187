"""The whole difference between two revisions, rule by rule."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from generator.data.models import Case, Row, Rule, Step
from generator.diff.snapshot import Renames, Snapshot, find_renames, renamed
from generator.engine.partings import Kind, Known, Pair, Ruled, Walk, Way, kind_of


class Ways(NamedTuple):
    """How a ruling compared and compares; empty where it is not there."""

    before: str
    after: str


class RowChanges(NamedTuple):
    """How many rows a rule had and has, and which are new, removed or renumbered."""

    before: int
    after: int
    gone: tuple[str, ...]
    come: tuple[str, ...]
    renumbered: Mapping[str, str]
    """Unchanged rows with a new number: their anchors on the page move."""


def row_changes(old: tuple[Row, ...], new: tuple[Row, ...]) -> RowChanges | None:
    """Compare the rows of a rule; a row is identified by its answers and its ruling."""
    before, after = (
        {
            (frozenset((n, frozenset(keys)) for n, keys in row.answers.items()), row.ruled): row.row
            for row in rows
        }
        for rows in (old, new)
    )
    gone = tuple(id for row, id in before.items() if row not in after)
    come = tuple(id for row, id in after.items() if row not in before)
    both = ((before[row], id) for row, id in after.items() if row in before)
    renumbered = {was: now for was, now in both if _number(was) != _number(now)}
    if not (gone or come or renumbered):
        return None
    return RowChanges(len(old), len(new), gone, come, renumbered)


def _number(id: str) -> str:
    return id.rpartition("-")[2]


class CaseStatus(Enum):
    """How a case differs from the one before."""

    NEW = "ny"
    GONE = "forsvundet"
    BROKEN = "dur ikke, som den står; se »check«"
    REPAIRED = "dur igen"
    WITHDRAWN = "trukket tilbage"
    DISPUTED = "nu omstridt"
    AGREED = "ikke længere omstridt"
    RULING = "anden kendelse"
    ROWS = "andre svar"
    AUTHORITY = "anden hjemmel"
    WORDING = "anden tekst"


@dataclass(frozen=True)
class CaseChange:
    status: CaseStatus
    case: Case
    before: Case | None = None


def case_changes(rule: str, old: Snapshot, new: Snapshot) -> tuple[CaseChange, ...]:
    """The cases of a rule that are new, changed, broken or gone."""
    changes = []
    for case in (case for case in new.cases if case.rule == rule):
        before = old.case_of.get(case.id)
        status = _status(before, case)
        if status is CaseStatus.NEW and case.id in old.case_ids:
            status = CaseStatus.REPAIRED
        if status:
            changes.append(CaseChange(status, case, before))
    for case in (case for case in old.cases if case.rule == rule and case.id not in new.case_of):
        status = CaseStatus.BROKEN if case.id in new.case_ids else CaseStatus.GONE
        changes.append(CaseChange(status, case))
    return tuple(changes)


def _status(before: Case | None, after: Case) -> CaseStatus | None:
    """The gravest difference; None if the cases are the same."""
    if before is None:
        return CaseStatus.NEW
    differs = {
        CaseStatus.WITHDRAWN: bool(after.withdrawn) and not before.withdrawn,
        CaseStatus.DISPUTED: bool(after.disputed) and not before.disputed,
        CaseStatus.AGREED: bool(before.disputed) and not after.disputed,
        CaseStatus.RULING: _ruling(before) != _ruling(after),
        CaseStatus.ROWS: before.answers != after.answers and not after.withdrawn,
        CaseStatus.AUTHORITY: before.authority != after.authority,
        CaseStatus.WORDING: (before.headnote, before.story) != (after.headnote, after.story),
    }
    return next((status for status, differ in differs.items() if differ), None)


def _ruling(case: Case) -> list[tuple[str, str]]:
    return [(step.law, step.word) for step in case.stated or case.ruling]


@dataclass(frozen=True)
class Change:
    """One change in what a rule rules."""

    kind: Kind
    rule: str
    before: tuple[Step, ...]
    """The whole ruling in the example."""
    after: tuple[Step, ...]
    example: Known
    """The fewest answers that lead to it."""
    old_rows: tuple[str, ...]
    new_rows: tuple[str, ...]
    places: int = 1
    """In how many conversations it occurs."""

    @property
    def lost(self) -> tuple[Step, ...]:
        """The steps that are no longer ruled."""
        return _without(self.before, self.after)

    @property
    def gained(self) -> tuple[Step, ...]:
        return _without(self.after, self.before)

    @property
    def identity(self) -> tuple[object, ...]:
        """Equal for conversations that show the same change."""
        steps = (self.before, self.after) if self.kind is Kind.ORDER else (self.lost, self.gained)
        return self.rule, self.kind, *map(_ruled, steps)


def changes(old: Snapshot, new: Snapshot) -> tuple[Change, ...]:
    """Every change of ruling, by rule, the gravest kind first."""
    groups: dict[tuple[object, ...], list[Change]] = {}
    for change in (each for pair in pairs(old, new) for each in _changes(pair)):
        groups.setdefault(change.identity, []).append(change)
    rules, kinds = [*new.by_name, *old.by_name], [*Kind]
    found = [
        replace(
            min(group, key=lambda change: len(change.example)),
            old_rows=tuple(dict.fromkeys(row for each in group for row in each.old_rows)),
            new_rows=tuple(dict.fromkeys(row for each in group for row in each.new_rows)),
            places=len(group),
        )
        for group in groups.values()
    ]
    return tuple(sorted(found, key=lambda c: (rules.index(c.rule), kinds.index(c.kind))))


def pairs(old: Snapshot, new: Snapshot) -> Iterator[Pair[Row]]:
    """Every pair of conversations from a rule of both; pairs that cannot differ are skipped."""
    before, after = old.asker, new.asker
    for rule in new.rules:
        walk = Walk(before, after)
        if rule.entered and rule.rule in old.by_name and not walk.alike(rule.rule):
            yield from walk.pairs(rule.rule, {})


def _changes(pair: Pair[Row]) -> Iterator[Change]:
    """Where the rulings of a pair differ, rule by rule."""
    old, new = _steps(pair.old), _steps(pair.new)
    last = _last_row(pair.old), _last_row(pair.new)
    shared = [*pair.shared]
    if pair.old.lost:
        yield Change(Kind.ANSWER_NEW, pair.new.rows[-1].rule, (), new, pair.known, *last)
    elif pair.new.lost:
        yield Change(Kind.ANSWER_GONE, pair.old.rows[-1].rule, old, (), pair.known, *last)
    elif not (kind := kind_of(_ruled(old), _ruled(new))):
        return
    elif len(shared) == len(pair.old.rows) == len(pair.new.rows):
        for n, (one, other) in enumerate(shared, 1):
            if each := kind_of(one.ruled, other.ruled):
                read = {name for rows in shared[:n] for row in rows for name in row.answers}
                known = {name: key for name, key in pair.known.items() if name in read}
                rulings, rows = (one.ruling, other.ruling), ((one.row,), (other.row,))
                yield Change(each, one.rule, *rulings, known, *rows)
    else:
        yield Change(kind, shared[-1][0].rule, old, new, pair.known, *last)


def _last_row(way: Way[Row]) -> tuple[str, ...]:
    return () if way.lost else (way.rows[-1].row,)


def _steps(way: Way[Row]) -> tuple[Step, ...]:
    """Every step of the ruling, without the hand-overs that are followed."""
    steps = [step for row in way.rows for step in row.ruling]
    return tuple(s for n, s in enumerate(steps, 1) if not s.leads_to or n == len(steps))


def _ruled(steps: tuple[Step, ...]) -> tuple[Ruled, ...]:
    return tuple(step.ruled for step in steps)


def _without(steps: tuple[Step, ...], others: tuple[Step, ...]) -> tuple[Step, ...]:
    """The steps that the other ruling lacks, each as often as it lacks it."""
    left = Counter(step.ruled for step in others)
    missing = []
    for step in steps:
        if left[step.ruled]:
            left[step.ruled] -= 1
        else:
            missing.append(step)
    return tuple(missing)


NONE = "(intet)"
ALOUD, PRIVATE = "læses op", "kun for dig"


class Rewording(NamedTuple):
    """A text or name before and after; it changes no ruling."""

    what: str
    before: str
    after: str


class Rewordings:
    """Compare the wording of two revisions; report once what several rules share."""

    def __init__(self, old: Snapshot, new: Snapshot, names: Renames) -> None:
        self.old, self.new, self.names = old, new, names
        self.reported: set[Rewording] = set()

    def questions(self, before: Rule, after: Rule) -> tuple[Rewording, ...]:
        """Renamed, added, removed, changed and reordered questions of a rule."""
        changes = [*self._renamed(after.rule), *_facts(before, after)]
        old, new = _order(self.old, before.rule), _order(self.new, after.rule)
        if old != new and {*old} == {*new}:
            changes.append(Rewording("rækkefølge", ", ".join(old), ", ".join(new)))
        return self._unreported(changes)

    def _renamed(self, rule: str) -> Iterator[Rewording]:
        """Renamed questions and answers of a rule."""
        old_name = self.names.old_rule(rule) or rule
        for before, after in self.names.facts.get(old_name, {}).items():
            yield Rewording("spørgsmål omdøbt", before, after)
        for (name, fact), keys in self.names.answers.items():
            for before, after in keys.items() if name == old_name else ():
                yield Rewording(f"svar omdøbt i {fact}", before, after)

    def steps(self, rule: str) -> tuple[Rewording, ...]:
        """Renamed and reworded steps and verdicts of a rule."""
        words = dict.fromkeys(s.word for row in self.new.rows_of[rule] for s in row.ruling)
        changes = [
            Rewording("trin omdøbt", before, after)
            for before, after in self.names.words.items()
            if after in words
        ]
        for word in words:
            old, new = self.old.steps.get(word, ()), self.new.steps.get(word, ())
            if old and new:
                changes += _step(word, old, new)
        changes += self._hand_overs(rule)
        return self._unreported([*changes, *self._verdicts(rule)])

    def situation(self, before: Rule, after: Rule) -> tuple[Rewording, ...]:
        """What a situation says of itself: its heading, its introduction and the like."""
        pairs = [("overskrift", before.title, after.title)]
        pairs += [
            (label, before.said[name], after.said.get(name, ""))
            for name, label in SAID.items()
            if name in before.said
        ]
        return tuple(Rewording(what, old, new) for what, old, new in pairs if old != new)

    def _hand_overs(self, rule: str) -> Iterator[Rewording]:
        """Hand-overs by another paragraph or at another moment; new ones are changed rulings."""
        before = self.old.hand_overs(rule)
        for target, after in self.new.hand_overs(rule).items():
            if before.get(target, after) != after:
                old, new = ", ".join(before[target]), ", ".join(after)
                yield Rewording(f"giver videre til {target}", old, new)

    def _verdicts(self, rule: str) -> Iterator[Rewording]:
        """What the same ruling is called in one line, before and after."""
        before = self.old.verdicts(self.names.old_rule(rule) or rule)
        for ruled, after in self.new.verdicts(rule).items():
            called = before.get(ruled, after)
            if called and after and called != after:
                yield Rewording("kendelse", " / ".join(called), " / ".join(after))

    def _unreported(self, changes: list[Rewording]) -> tuple[Rewording, ...]:
        fresh = tuple(each for each in dict.fromkeys(changes) if each not in self.reported)
        self.reported |= {*fresh}
        return fresh


def _step(word: str, old: tuple[Step, ...], new: tuple[Step, ...]) -> Iterator[Rewording]:
    texts, new_texts = ([step.text for step in steps] for steps in (old, new))
    before = [text for text in dict.fromkeys(texts) if text not in new_texts]
    after = [text for text in dict.fromkeys(new_texts) if text not in texts]
    if [*dict.fromkeys(texts)] != [*dict.fromkeys(new_texts)]:
        yield Rewording(word, " / ".join(before) or NONE, " / ".join(after) or NONE)
    aloud = [{step.aloud for step in steps} for steps in (old, new)]
    if aloud[0] != aloud[1]:
        yield Rewording(word, *(PRIVATE if False in each else ALOUD for each in aloud))
    for name, label in (
        ("to", "siges til"),
        ("away", "væk fra bordet"),
        ("short", "i kendelsen"),
        ("explained", "forklares"),
    ):
        was, now = ([*dict.fromkeys(_text(getattr(s, name)) for s in each)] for each in (old, new))
        if was != now and any(was):
            yield Rewording(f"{word}: {label}", " / ".join(was), " / ".join(now))


def _facts(before: Rule, after: Rule) -> Iterator[Rewording]:
    """Questions that were removed, added or changed."""
    for name, fact in before.facts.items():
        if name not in after.facts:
            yield Rewording(f"{name}: spørgsmålet er væk", fact.question, "")
    for name, fact in after.facts.items():
        if name not in before.facts:
            yield Rewording(f"{name}: nyt spørgsmål", "", fact.question)
        elif before.facts[name] != fact:
            was = before.facts[name]
            for aspect, label in ASPECTS.items():
                old, new = getattr(was, aspect), getattr(fact, aspect)
                if old != new:
                    yield Rewording(f"{name}: {label}", _text(old), _text(new))
            for key in dict.fromkeys((*was.answers, *fact.answers)):
                old, new = was.answers.get(key, ""), fact.answers.get(key, "")
                if old != new:
                    gone = "svaret er væk" if old else "nyt svar"
                    what = "svarets ordlyd" if old and new else gone
                    yield Rewording(f"{name}={key}: {what}", old, new)
            old_order = [key for key in was.answers if key in fact.answers]
            new_order = [key for key in fact.answers if key in was.answers]
            if old_order != new_order:
                orders = ", ".join(old_order), ", ".join(new_order)
                yield Rewording(f"{name}: svarenes rækkefølge", *orders)


ASPECTS = {
    "question": "ordlyd",
    "law": "paragraf",
    "kind": "slags",
    "help": "hjælp",
    "chooses": "hvem der vælger",
    "settled_by": "regel, der afgør det",
    "away": "spørges væk fra bordet",
    "weigh": "hvad der vejes",
    "assumed": "svar, der forudsættes",
    "reached": "tidspunkt, der er nået",
}
SAID = {
    "intro": "indledning",
    "who": "hvem der spørges om",
    "laws": "paragraffer",
    "confuse": "forveksles med",
}


def _text(value: object) -> str:
    if isinstance(value, bool):
        return "ja" if value else "nej"
    if isinstance(value, Mapping):
        return ", ".join(f"{key}: {text}" for key, text in value.items())
    return " / ".join(value) if isinstance(value, tuple) else str(value)


def _order(snapshot: Snapshot, rule: str) -> tuple[str, ...]:
    """The questions of a rule in the order of its rows."""
    return tuple(dict.fromkeys(n for row in snapshot.rows_of.get(rule, ()) for n in row.answers))


@dataclass(frozen=True)
class RuleDiff:
    """Everything that differs in one rule."""

    rule: str
    title: str
    situation: str
    is_new: bool = False
    is_gone: bool = False
    called_before: str = ""
    changes: tuple[Change, ...] = ()
    questions: tuple[Rewording, ...] = ()
    wordings: tuple[Rewording, ...] = ()
    rows: RowChanges | None = None
    cases: tuple[CaseChange, ...] = ()

    @property
    def anything(self) -> bool:
        parts = (self.changes, self.questions, self.wordings, self.rows, self.cases)
        return self.is_new or self.is_gone or bool(self.called_before) or any(parts)


@dataclass(frozen=True)
class Diff:
    """The rules that differ, in the order of the new revision."""

    old: Snapshot
    """In its own names."""
    new: Snapshot
    rules: tuple[RuleDiff, ...]

    @property
    def shifts(self) -> Mapping[Ways, Sequence[str]]:
        """The rulings from outside that compare otherwise, are new or gone, those that went the
        same way together; none where a revision does not say."""
        then, now = self.old.precedents, self.new.precedents
        found: dict[Ways, list[str]] = {}
        if then is None or now is None:
            return found
        before, after = ({one.id: one.comparison for one in those} for those in (then, now))
        for id in dict.fromkeys((*before, *after)):
            ways = Ways(before.get(id, ""), after.get(id, ""))
            if ways.before != ways.after:
                found.setdefault(ways, []).append(id)
        return found


def compare(old: Snapshot, new: Snapshot) -> Diff:
    """Report renames, then compare as if nothing were renamed."""
    names = find_renames(old, new)
    before = renamed(old, names)
    rulings, rewordings = changes(before, new), Rewordings(before, new, names)
    rules = [_rule(rule, names, rulings, rewordings) for rule in new.rules]
    rules += [
        RuleDiff(
            gone.rule, gone.title, gone.situation, is_gone=True,
            cases=case_changes(gone.rule, before, new),
        )
        for gone in before.rules
        if gone.rule not in new.by_name
    ]  # fmt: skip
    return Diff(old, new, tuple(rule for rule in rules if rule.anything))


def _rule(
    rule: Rule, names: Renames, rulings: tuple[Change, ...], rewordings: Rewordings
) -> RuleDiff:
    old, new = rewordings.old, rewordings.new
    before = old.by_name.get(rule.rule)
    return RuleDiff(
        rule.rule,
        rule.title,
        rule.situation,
        is_new=before is None,
        called_before=names.old_rule(rule.rule),
        changes=tuple(change for change in rulings if change.rule == rule.rule),
        questions=rewordings.questions(before, rule) if before else (),
        wordings=(*rewordings.situation(before, rule), *rewordings.steps(rule.rule))
        if before
        else (),
        rows=row_changes(old.rows_of.get(rule.rule, ()), new.rows_of[rule.rule])
        if before
        else None,
        cases=case_changes(rule.rule, old, new),
    )
