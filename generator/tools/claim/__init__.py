"""The claim board: the last cards are laid, and the normal play with the fewest tricks is seen."""

from collections.abc import Iterator
from functools import cache
from typing import Any

from generator.engine.rulebook import Rulebook
from generator.text.page import PageSpec, inline_json, page_spec
from generator.tools.tool import TAPPED, Link, Tool
from generator.views.addresses import situation_page
from generator.views.content import Content
from rules_src.contents import gloss
from rules_src.model.situation import Situation
from rules_src.tables import claim

Data = dict[str, Any]


@cache
def claim_data(book: Rulebook) -> Data:
    laws = {
        *(kind.law for kind in claim.KINDS.values()),
        *(law for _, law in claim.NOTES.values()),
        *(claim.TRUMP.law, claim.SHOWN_OUT.law),
    }
    return {
        "page": situation_page(book[claim.RULE].situation).removesuffix(".md"),
        "kinds": {key: kind._asdict() for key, kind in claim.KINDS.items()},
        "trump": claim.TRUMP._asdict(),
        "shown": claim.SHOWN_OUT._asdict(),
        "notes": {name: {"says": says, "law": law} for name, (says, law) in claim.NOTES.items()},
        "points": {
            point: {ends: _address(book, point, answer) for ends, answer in ways.items()}
            for point, ways in claim.POINTS.items()
        },
        "conceded": [f"{name}={key}" for name, key in claim.CONCEDED.items()],
        "laws": {law: gloss(law) for law in sorted(laws)},
    }


def _address(book: Rulebook, point: str, answer: str) -> list[str]:
    """The answers as an address has them, when the rule has heard them to the end."""
    rule = book[claim.RULE]
    conversation = rule.follow(rule.answers(claim.answers(point, answer)))
    assert not conversation.question, "a point that is answered is decided"
    return [f"{name}={a.key}" for name, a in conversation.answers.items()]


LINK = Link("Spil kravet igennem", "vaerktoejer/krav.md")


def link(_: Rulebook, situation: Situation) -> Link | None:
    return LINK if situation.rule.__name__ == claim.RULE else None


def specs(content: Content) -> Iterator[PageSpec]:
    if claim.RULE not in content.book:
        return
    yield page_spec(
        "claim/page",
        LINK.page,
        LINK.label,
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
            *("cards", "board", "answer", "pad"),
        )
    },
    link,
)
