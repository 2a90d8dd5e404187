"""The page of the tools, and which of them a situation's page refers to."""

from __future__ import annotations

from collections.abc import Iterator

from generator.engine.rulebook import Rulebook
from generator.site.content import SiteContent
from generator.text.page import PageSpec, page_spec
from generator.tools.comparable import page as comparable
from generator.tools.keypads import page as keypads
from generator.tools.keypads.page import Tool
from rules_src.model.situation import Situation
from rules_src.scoring.tables import KP_BOARDS
from rules_src.tools.workbench import RECKONED

HANDS = Tool("Sammenlign to meldingers hænder", "vaerktoejer/tilsvarende.md")
SCORES = Tool("Regn scoren ud", "vaerktoejer/justeret.md")


def specs(_: SiteContent) -> Iterator[PageSpec]:
    yield page_spec(
        "tools",
        "vaerktoejer/index.md",
        "Værktøjer",
        "Score, imp og KP: tabeller til at printe, og regnemaskiner der slår op i dem.",
        boards=KP_BOARDS,
        styles=("score",),
    )


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
