"""Where each page lies under docs/. Addresses are printed and bookmarked: they never change."""

from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from rules_src.model.situation import Situation


def situation_page(situation: Situation) -> str:
    return f"situationer/{situation.slug}.md"


def rule_place(rule: RuleEntry) -> str:
    """The page of the rule's situation, or the part of that page that the rule is."""
    page = situation_page(rule.situation)
    return page if rule.entered else f"{page}#{rule.name}"


def row_place(rule: RuleEntry, row: Row) -> str:
    """The row in the decision table of its rule."""
    return f"{situation_page(rule.situation)}#{row.id}"


def comparison_page(slug: str) -> str:
    return f"sammenlign/{slug}.md"


def case_page(case_id: str) -> str:
    return f"sager/{case_id}.md"


def law_page(number: int) -> str:
    return f"paragraffer/{number}.md"


def measured_page(part: int = 0) -> str:
    """The rulings from outside: counted, or those of the part of the law that begins with a law."""
    return f"om/maalt/{part}.md" if part else "om/maalt/index.md"
