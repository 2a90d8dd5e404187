"""The choices of players as they are printed: each answer once, with what it comes to."""

from __future__ import annotations

from generator.views.choice_cards import CardGroup, VerdictRows
from rules_src.model.facts import Answer


def answers_of(group: CardGroup) -> list[tuple[tuple[Answer, ...], tuple[VerdictRows, ...]]]:
    """Each set of answers, and what it comes to wherever the question is asked."""
    found: dict[tuple[Answer, ...], dict[str, tuple[tuple[str, str], ...]]] = {}
    for choice in (choice for card in group.cards for choice in card.choices):
        ends = found.setdefault(choice.answers, {})
        for one in choice.outcomes:
            ends[one.verdict] = tuple(dict.fromkeys((*ends.get(one.verdict, ()), *one.rows)))
    return [
        (a, tuple(VerdictRows(v, rows) for v, rows in ends.items())) for a, ends in found.items()
    ]
