"""The page of the tools, and the links to them from a situation's page."""

from collections.abc import Iterator

from generator.engine.rulebook import Rulebook
from generator.site.content import SiteContent
from generator.text.page import PageSpec, page_spec
from generator.tools import TOOLS
from generator.tools.tool import Link
from rules_src.model.situation import Situation
from rules_src.scoring.tables import KP_BOARDS


def specs(_: SiteContent) -> Iterator[PageSpec]:
    yield page_spec(
        "tools",
        "vaerktoejer/index.md",
        "Værktøjer",
        "Score, imp og KP: tabeller til at printe, og regnemaskiner der slår op i dem.",
        boards=KP_BOARDS,
        styles=("score",),
    )


def links(book: Rulebook, situation: Situation) -> Iterator[Link]:
    """What to tap in first, the score last."""
    for tool in reversed(TOOLS):
        if link := tool.link(book, situation):
            yield link
