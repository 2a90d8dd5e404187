"""A difference as JSON, for programs."""

import json
from typing import Any

from generator.data.diff.report import Diff, RuleDiff
from generator.data.diff.rulings import Change
from generator.data.diff.text import counts

NOT_COMPARED = {"shown", "says", "finished"}
"""Of a step: what follows from the rest of it."""


def as_json(diff: Diff) -> str:
    """The whole difference; keys are English, as in the data of the site."""
    data: dict[str, Any] = {
        "old": diff.old.name,
        "new": diff.new.name,
        "counts": counts(diff),
        "precedents": [{"id": s.id, **s.ways._asdict()} for s in diff.shifts],
        "rules": [_rule(rule) for rule in diff.rules],
    }
    return json.dumps(data, ensure_ascii=False, indent=1)


def _rule(rule: RuleDiff) -> dict[str, Any]:
    return {
        "rule": rule.rule,
        "title": rule.title,
        "new": rule.is_new,
        "gone": rule.is_gone,
        "called_before": rule.called_before,
        "changes": [_change(change) for change in rule.changes],
        "rows": rule.rows._asdict() if rule.rows else None,
        "questions": [each._asdict() for each in rule.questions],
        "wordings": [each._asdict() for each in rule.wordings],
        "cases": [{"id": c.case.id, "status": c.status.key} for c in rule.cases],
    }


def _change(change: Change) -> dict[str, Any]:
    return {
        "kind": change.kind.key,
        "places": change.places,
        "example": dict(change.example),
        "old_rows": change.old_rows,
        "new_rows": change.new_rows,
        **{
            name: [step.model_dump(exclude=NOT_COMPARED) for step in getattr(change, name)]
            for name in ("lost", "gained", "before", "after")
        },
    }
