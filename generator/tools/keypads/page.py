"""The pages where the table is tapped in: an auction, and the tricks after a revoke."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec, page_spec
from generator.tools.keypads.auction import auction_data
from generator.tools.keypads.revoke import revoke_data
from generator.tools.parts import TAPPED
from generator.tools.tool import Link, Tool
from generator.views.content import Content
from rules_src.model.situation import Situation
from rules_src.tables import auction, revoke

AUCTION = Link("Tast meldeforløbet", "vaerktoejer/meldeforloeb.md")
REVOKE = Link("Regn stikkene ud", "vaerktoejer/kulorsvigt-stik.md")
LINKS = {**dict.fromkeys(auction.RULES, AUCTION), revoke.ENTRY: REVOKE}
"""By the rule that a situation begins with."""


def link(book: Rulebook, situation: Situation) -> Link | None:
    """The keypad of a situation, in a book that has all the rules the keypads lead to."""
    return LINKS.get(situation.rule.__name__) if all(rule in book for rule in LINKS) else None


def specs(content: Content) -> Iterator[PageSpec]:
    book = content.book
    if any(rule not in book for rule in LINKS):
        return
    yield _page(
        AUCTION,
        "Tast meldeforløbet",
        "Tast meldingerne, som de faldt: Fejlen får navn, og vejledningen er udfyldt.",
        pad="auction",
        laws=auction.LAWS,
        asked=[book[rule] for rule in auction.ENTRIES],
        sought=("tast meldingerne", "hvad er meldingsfejlen", "meldekasse"),
        data=inline_json({"kinds": auction_data(book)}),
    )
    yield _page(
        REVOKE,
        "Kulørsvigt: hvilke stik flyttes?",
        "Tast, hvem der vandt stikkene efter kulørsvigten: Se, hvilke der flyttes.",
        pad="revoke",
        laws=revoke.LAWS,
        asked=[book[revoke.ENTRY]],
        sought=("regn stikkene ud", "overføre stik", "hvor mange stik flyttes"),
        when=revoke.WHEN,
        before=revoke.BEFORE,
        data=inline_json(revoke_data(book)),
    )


def _page(link: Link, title: str, description: str, pad: str, **context: Any) -> PageSpec:
    return page_spec(
        f"keypads/{pad}",
        link.page,
        title,
        description,
        styles=("tools", "keypads"),
        scripts=("keypads",),
        pad=pad,
        **context,
    )


TOOL = Tool(specs, {"keypads": (*TAPPED, "auction", "revoke", "start")}, link)
