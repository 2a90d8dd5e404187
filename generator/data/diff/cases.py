"""What has become of each case."""

from dataclasses import dataclass
from enum import Enum

from generator.data.diff.snapshot import Snapshot
from generator.data.models import Case


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

    @property
    def key(self) -> str:
        return self.name.lower()


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
