"""The whole difference between two revisions, rule by rule."""

from dataclasses import dataclass

from generator.data.diff.cases import CaseChange, case_changes
from generator.data.diff.precedents import Shift, shifts
from generator.data.diff.renames import Renames, find_renames, renamed
from generator.data.diff.rewordings import Rewording, Rewordings
from generator.data.diff.rows import RowChanges, row_changes
from generator.data.diff.rulings import Change, changes
from generator.data.diff.snapshot import Snapshot
from generator.data.models import Rule


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
    def shifts(self) -> tuple[Shift, ...]:
        """What differs in how rulings from outside compare."""
        return shifts(self.old, self.new)


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
