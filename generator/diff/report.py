"""The whole difference between two revisions, rule by rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from generator.diff.renames import Renames, renames, translated
from generator.diff.rulings import Change, changes
from generator.diff.snapshot import Case, Fact, Row, Rule, Snapshot, Step


class Told(NamedTuple):
    """Something that is said otherwise and rules nothing otherwise: before and after."""

    what: str
    before: str
    after: str


class RowsMoved(NamedTuple):
    """The rows of a rule: how many there are, and which are not as they were."""

    before: int
    after: int
    gone: tuple[str, ...]
    come: tuple[str, ...]
    renumbered: Mapping[str, str]
    """Rows that are as they were, but under another number: the anchors on the page move."""


class Fate(Enum):
    """What has become of a case."""

    NEW = "ny"
    GONE = "forsvundet"
    UNSOUND = "dur ikke, som den står; se »check«"
    MENDED = "dur igen"
    WITHDRAWN = "trukket tilbage"
    DISPUTED = "nu omstridt"
    AGREED = "ikke længere omstridt"
    RULING = "anden kendelse"
    ROWS = "andre svar"
    AUTHORITY = "anden hjemmel"
    WORDING = "anden tekst"

    @property
    def key(self) -> str:
        return self.name.lower()


@dataclass(frozen=True)
class CaseChange:
    fate: Fate
    case: Case
    before: Case | None = None


@dataclass(frozen=True)
class RuleDiff:
    """All that differs in one rule."""

    rule: str
    title: str
    situation: str
    is_new: bool = False
    is_gone: bool = False
    called_before: str = ""
    changes: tuple[Change, ...] = ()
    questions: tuple[Told, ...] = ()
    wordings: tuple[Told, ...] = ()
    rows: RowsMoved | None = None
    cases: tuple[CaseChange, ...] = ()

    @property
    def anything(self) -> bool:
        others = (self.changes, self.questions, self.wordings, self.rows, self.cases)
        return self.is_new or self.is_gone or bool(self.called_before) or any(others)


@dataclass(frozen=True)
class Diff:
    """Only the rules in which anything differs, in the order of the new revision."""

    old: Snapshot
    """In its own names."""
    new: Snapshot
    rules: tuple[RuleDiff, ...]

    @property
    def lost_addresses(self) -> tuple[str, ...]:
        """Pages that were there and are not: printed and bookmarked, so none may disappear."""
        pages = [{f"situationer/{r.situation}/" for r in s.rules} for s in (self.old, self.new)]
        cases = [{f"sager/{id}/" for id in s.case_ids} for s in (self.old, self.new)]
        return tuple(sorted((pages[0] - pages[1]) | (cases[0] - cases[1])))


def compared(old: Snapshot, new: Snapshot) -> Diff:
    """Names that are only changed are told as such, and then looked through."""
    names = renames(old, new)
    before = translated(old, names)
    ruled = changes(before, new)
    said = _Said(before, new)
    found = [_rule(rule, before, new, names, ruled, said) for rule in new.rules]
    gone = [rule for rule in before.rules if rule.rule not in new.by_name]
    found += [
        RuleDiff(r.rule, r.title, r.situation, is_gone=True, cases=_cases(r.rule, before, new))
        for r in gone
    ]
    return Diff(old, new, tuple(rule for rule in found if rule.anything))


def _rule(
    rule: Rule,
    old: Snapshot,
    new: Snapshot,
    names: Renames,
    ruled: tuple[Change, ...],
    said: _Said,
) -> RuleDiff:
    there = old.by_name.get(rule.rule)
    back = {after: before for before, after in names.rules.items()}
    return RuleDiff(
        rule.rule,
        rule.title,
        rule.situation,
        is_new=there is None,
        called_before=back.get(rule.rule, ""),
        changes=tuple(change for change in ruled if change.rule == rule.rule),
        questions=said.questions(there, rule, names) if there else (),
        wordings=said.wordings(rule.rule, names) if there else (),
        rows=_rows(old.rows_of.get(rule.rule, ()), new.rows_of[rule.rule]) if there else None,
        cases=_cases(rule.rule, old, new),
    )


class _Said:
    """What is worded otherwise; what several rules share is told once."""

    def __init__(self, old: Snapshot, new: Snapshot) -> None:
        self.old, self.new = old, new
        self.told: set[Told] = set()

    def questions(self, before: Rule, after: Rule, names: Renames) -> tuple[Told, ...]:
        found = [*self._names(after.rule, names), *_facts(before, after)]
        old, new = _order(self.old, before.rule), _order(self.new, after.rule)
        if old != new and {*old} == {*new}:
            found.append(Told("rækkefølge", ", ".join(old), ", ".join(new)))
        return self._fresh(found)

    def _names(self, rule: str, names: Renames) -> Iterator[Told]:
        """Renames of questions and answers in a rule, which was called something itself perhaps."""
        back = {after: before for before, after in names.rules.items()}
        was = back.get(rule, rule)
        for before, after in names.facts.get(was, {}).items():
            yield Told("spørgsmål omdøbt", before, after)
        for (name, fact), keys in names.answers.items():
            for before, after in keys.items() if name == was else ():
                yield Told(f"svar omdøbt i {fact}", before, after)

    def wordings(self, rule: str, names: Renames) -> tuple[Told, ...]:
        found = [Told("trin omdøbt", *pair) for pair in names.words.items()]
        words = dict.fromkeys(s.word for row in self.new.rows_of[rule] for s in row.ruling)
        here = [told for told in found if told.after in words]
        for word in words:
            old, new = (_texts(there.steps.get(word, ())) for there in (self.old, self.new))
            if old and new and old != new:
                here.append(Told(word, _only(old, new), _only(new, old)))
            here += self._aloud(word)
        return self._fresh(here)

    def _aloud(self, word: str) -> Iterator[Told]:
        old, new = (
            {step.aloud for step in there.steps.get(word, ())} for there in (self.old, self.new)
        )
        if old and new and old != new:
            how = ("læses op", "kun for turneringslederen")
            yield Told(word, how[False in old], how[False in new])

    def _fresh(self, found: list[Told]) -> tuple[Told, ...]:
        fresh = tuple(told for told in dict.fromkeys(found) if told not in self.told)
        self.told |= {*fresh}
        return fresh


def _texts(steps: tuple[Step, ...]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(step.text for step in steps))


def _only(texts: tuple[str, ...], others: tuple[str, ...]) -> str:
    return " / ".join(text for text in texts if text not in others) or "(intet)"


def _facts(before: Rule, after: Rule) -> Iterator[Told]:
    """Questions that came or went, and those that are put otherwise."""
    for name, fact in before.facts.items():
        if name not in after.facts:
            yield Told(f"{name}: spørgsmålet er væk", fact.question, "")
    for name, fact in after.facts.items():
        if name not in before.facts:
            yield Told(f"{name}: nyt spørgsmål", "", fact.question)
        elif before.facts[name] != fact:
            yield from _fact(name, before.facts[name], fact)


ASPECTS = {
    "question": "ordlyd",
    "law": "paragraf",
    "kind": "slags",
    "help": "hjælp",
    "chooses": "hvem der vælger",
    "settled_by": "regel, der afgør det",
    "away": "spørges væk fra bordet",
    "weigh": "hvad der vejes",
}


def _fact(name: str, before: Fact, after: Fact) -> Iterator[Told]:
    for aspect, called in ASPECTS.items():
        old, new = getattr(before, aspect), getattr(after, aspect)
        if old != new:
            yield Told(f"{name}: {called}", _shown(old), _shown(new))
    for key in dict.fromkeys((*before.answers, *after.answers)):
        label, other = before.answers.get(key, ""), after.answers.get(key, "")
        if label != other:
            what = "nyt svar" if not label else "svaret er væk" if not other else "svarets ordlyd"
            yield Told(f"{name}={key}: {what}", label, other)
    common = [[k for k in one if k in other] for one, other in _both(before, after)]
    if common[0] != common[1]:
        yield Told(f"{name}: svarenes rækkefølge", ", ".join(common[0]), ", ".join(common[1]))


def _both(before: Fact, after: Fact) -> tuple[tuple[Mapping[str, str], Mapping[str, str]], ...]:
    return (before.answers, after.answers), (after.answers, before.answers)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "ja" if value else "nej"
    return " / ".join(value) if isinstance(value, tuple) else str(value)


def _order(there: Snapshot, rule: str) -> tuple[str, ...]:
    """The questions of a rule in the order its rows first meet them."""
    return tuple(dict.fromkeys(n for row in there.rows_of.get(rule, ()) for n in row.answers))


def _rows(old: tuple[Row, ...], new: tuple[Row, ...]) -> RowsMoved | None:
    """A row is known by its answers and its ruling."""
    before, after = ({_as_told(row): row.row for row in rows} for rows in (old, new))
    gone = tuple(id for told, id in before.items() if told not in after)
    come = tuple(id for told, id in after.items() if told not in before)
    both = ((before[told], id) for told, id in after.items() if told in before)
    renumbered = {was: now for was, now in both if _number(was) != _number(now)}
    if not (gone or come or renumbered):
        return None
    return RowsMoved(len(old), len(new), gone, come, renumbered)


def _as_told(row: Row) -> object:
    cells = frozenset((name, frozenset(keys)) for name, keys in row.answers.items())
    return cells, tuple(step.ruled for step in row.ruling)


def _number(id: str) -> str:
    return id.rpartition("-")[2]


def _cases(rule: str, old: Snapshot, new: Snapshot) -> tuple[CaseChange, ...]:
    found = []
    for case in new.cases:
        before = old.case_of.get(case.id)
        fate = _fate(before, case)
        if fate is Fate.NEW and case.id in old.case_ids:
            fate = Fate.MENDED
        if case.rule == rule and fate:
            found.append(CaseChange(fate, case, before))
    gone = (case for case in old.cases if case.rule == rule and case.id not in new.case_of)
    fates = ((Fate.UNSOUND if case.id in new.case_ids else Fate.GONE, case) for case in gone)
    return (*found, *(CaseChange(*fate) for fate in fates))


def _fate(before: Case | None, after: Case) -> Fate | None:
    """The gravest thing that happened to a case, if anything did."""
    if before is None:
        return Fate.NEW
    happened = {
        Fate.WITHDRAWN: bool(after.withdrawn) and not before.withdrawn,
        Fate.DISPUTED: bool(after.disputed) and not before.disputed,
        Fate.AGREED: bool(before.disputed) and not after.disputed,
        Fate.RULING: _stated(before) != _stated(after),
        Fate.ROWS: before.answers != after.answers and not after.withdrawn,
        Fate.AUTHORITY: before.authority != after.authority,
        Fate.WORDING: (before.headnote, before.story) != (after.headnote, after.story),
    }
    return next((fate for fate, so in happened.items() if so), None)


def _stated(case: Case) -> list[tuple[str, str]]:
    return [(step.law, step.word) for step in case.stated or case.ruling]
