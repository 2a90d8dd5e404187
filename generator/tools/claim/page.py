"""The page where a disputed claim is played out."""

from collections.abc import Iterator

from generator.engine.rulebook import Rulebook
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec, page_spec
from generator.tools.claim.data import claim_data
from generator.tools.parts import TAPPED
from generator.tools.tool import Link, Tool
from generator.views.content import Content
from rules_src.model.situation import Situation
from rules_src.tables import claim

LINK = Link("Spil kravet igennem", "vaerktoejer/krav.md")


def link(_: Rulebook, situation: Situation) -> Link | None:
    return LINK if situation.rule.__name__ == claim.RULE else None


def specs(content: Content) -> Iterator[PageSpec]:
    if claim.RULE not in content.book:
        return
    yield page_spec(
        "claim/page",
        LINK.page,
        "Krav: hvor mange stik kan tabes?",
        "Læg de sidste kort: Se den normale spillemåde, der giver færrest stik.",
        pad="claim",
        laws=claim.LAWS,
        asked=[content.book[claim.RULE]],
        sought=("omstridt krav", "spil kravet igennem", "normal spillemåde", "krav tavle"),
        how=claim.HOW,
        how_law=claim.HOW_LAW,
        data=inline_json(claim_data(content.book)),
        styles=("tools", "keypads", "claim"),
        scripts=("claim",),
    )


TOOL = Tool(
    specs,
    {
        "claim": (
            *(*TAPPED, "position", "traits", "choices", "endings"),
            *("cards", "board", "answer", "pad", "start"),
        )
    },
    link,
)
