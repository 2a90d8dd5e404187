"""Which tools a situation's page refers to: those that count what its rulings end in."""

from __future__ import annotations

from collections.abc import Iterator

from generator.engine.rulebook import Rulebook
from generator.site.sections import comparable, keypads
from generator.site.sections.keypads import Tool
from rules_src.model.situation import Situation
from rules_src.presentation.score_steps import RECKONED

HANDS = Tool("Sammenlign to meldingers hænder", "vaerktoejer/tilsvarende.md")
SCORES = Tool("Regn scoren ud", "vaerktoejer/justeret.md")


def tools_of(book: Rulebook, situation: Situation) -> Iterator[Tool]:
    """The keypad, the hands of two calls, the score workbench: each where a ruling needs it."""
    if keypad := keypads.tool_of(book, situation):
        yield keypad
    rules = book.rules_of(situation)
    settled = {fact.by for rule in rules for fact in rule.facts.values()}
    if comparable.RULE in {*settled, *(rule.name for rule in rules)}:
        yield HANDS
    if any(step.law in RECKONED for rule in rules for row in rule.rows for step in row.ruling):
        yield SCORES
