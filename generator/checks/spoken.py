"""What is wrong with how a rule's rulings are said: verdicts that are missing, long or shared."""

from __future__ import annotations

from collections.abc import Iterator

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import MOST_WORDS, finished, verdict_of_row, words_in
from rules_src.model.ruling import When
from rules_src.model.steps import HandOver

Effect = frozenset[tuple[str, str]]


def verdict_problems(rule: RuleEntry) -> Iterator[str]:
    """Rows without a verdict, with one of too many words, or with that of a row that differs."""
    by_verdict: dict[str, dict[Effect, Row]] = {}
    for row in rule.rows:
        text = verdict_of_row(rule, row)
        on = hand_over_of(row.ruling)
        if not text and not (on and on.when is When.NOW):
            yield f"række {row.number} har ingen kendelse på én linje; giv et trin `short`"
        if words_in(text) > MOST_WORDS:
            yield f"række {row.number}: kendelsen er over {MOST_WORDS} ord: {text!r}"
        if text:
            by_verdict.setdefault(text, {}).setdefault(duties(row), row)
    for text, rows in by_verdict.items():
        if len(rows) > 1:
            numbers = " og ".join(str(row.number) for row in rows.values())
            differ = frozenset[tuple[str, str]].union(*rows) - frozenset.intersection(*rows)
            words = ", ".join(sorted(word for word, _ in differ))
            yield f"række {numbers} har samme kendelse {text!r}, men {words} er forskellige"


def duties(row: Row) -> Effect:
    """What players must or may do, now or later; what the director alone weighs is left out."""
    steps = finished(row.ruling, row.cells)
    return frozenset(s.effect for s in steps if s.aloud and not isinstance(s, HandOver))
