"""The pages where the table is tapped in: an auction, tricks after a revoke, a disputed claim."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from generator.engine.rulebook import Rulebook
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec, page_spec
from generator.tools.claim.data import claim_data
from generator.tools.keypads.auction import auction_data, revoke_data
from generator.views.content import Content
from rules_src.model.situation import Situation
from rules_src.tools.claim import HOW, HOW_LAW
from rules_src.tools.keypads import IRREGULARITIES


class Tool(NamedTuple):
    """A page to tap the table in on, as a situation refers to it."""

    label: str
    page: str


AUCTION = Tool("Tast meldeforløbet", "vaerktoejer/meldeforloeb.md")
POLL = Tool("Hold en rundspørge", "vaerktoejer/rundspoerge.md")
REVOKE = Tool("Regn stikkene ud", "vaerktoejer/kulorsvigt-stik.md")
CLAIM = Tool("Spil kravet igennem", "vaerktoejer/krav.md")

TOOLS: Mapping[str, Tool] = {
    **{named.rule: AUCTION for named in IRREGULARITIES.values()},
    "auction_gone_wrong": AUCTION,
    "revoke": REVOKE,
    "claim": CLAIM,
    "unauthorised_information": POLL,
}
"""By the rule that a situation begins with."""


def tool_of(book: Rulebook, situation: Situation) -> Tool | None:
    """The keypad of a situation, in a book that has all the rules the keypads lead to."""
    return TOOLS.get(situation.rule.__name__) if all(rule in book for rule in TOOLS) else None


def specs(content: Content) -> Iterator[PageSpec]:
    book = content.book
    if any(rule not in book for rule in TOOLS):
        return
    yield _page(
        AUCTION,
        "Tast meldeforløbet",
        "Tast meldingerne, som de faldt: Fejlen får navn, og vejledningen er udfyldt.",
        pad="auction",
        laws=sorted(named.law for named in IRREGULARITIES.values()),
        asked=[book[rule] for rule in dict.fromkeys(n.rule for n in IRREGULARITIES.values())],
        sought=("tast meldingerne", "hvad er meldingsfejlen", "meldekasse"),
        data=inline_json({"kinds": auction_data(book)}),
    )
    yield _page(
        REVOKE,
        "Kulørsvigt: hvilke stik flyttes?",
        "Tast, hvem der vandt stikkene efter kulørsvigten: Se, hvilke der flyttes.",
        pad="revoke",
        laws=["64A", "64B", "64C"],
        asked=[book["revoke"]],
        sought=("regn stikkene ud", "overføre stik", "hvor mange stik flyttes"),
        data=inline_json(revoke_data(book)),
    )
    yield _page(
        CLAIM,
        "Krav: hvor mange stik kan tabes?",
        "Læg de sidste kort: Se den normale spillemåde, der giver færrest stik.",
        pad="claim",
        laws=["70A", "70C", "70D", "70E"],
        asked=[book["claim"]],
        sought=("omstridt krav", "spil kravet igennem", "normal spillemåde", "krav tavle"),
        how=HOW,
        how_law=HOW_LAW,
        data=inline_json(claim_data(book)),
        styles=("tools", "keypads", "claim"),
        scripts=("claim",),
    )


def _page(tool: Tool, title: str, description: str, **context: Any) -> PageSpec:
    looks: dict[str, Any] = {"styles": ("tools", "keypads"), "scripts": ("keypads",)}
    return page_spec("keypads/page", tool.page, title, description, **{**looks, **context})
