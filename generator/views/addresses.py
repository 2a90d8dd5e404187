"""Where each page lies under docs/. Addresses are printed and bookmarked: they never change."""

from __future__ import annotations

from generator.engine.rulebook import Rulebook
from rules_src.model.situation import Situation


def situation_page(situation: Situation) -> str:
    return f"situationer/{situation.slug}.md"


def rule_place(book: Rulebook, rule: str) -> str:
    """A rule's own place: its situation's page, or the part of it that the rule is."""
    situation = book[rule].situation
    page = situation_page(situation)
    return page if rule == situation.rule.__name__ else f"{page}#{rule}"


def comparison_page(slug: str) -> str:
    return f"sammenlign/{slug}.md"


def case_page(case_id: str) -> str:
    return f"sager/{case_id}.md"


def law_page(number: int) -> str:
    return f"paragraffer/{number}.md"
