"""The page that counts the hands of two calls, for the director who compares them."""

from collections.abc import Iterator

from generator.engine.rulebook import Rulebook
from generator.text.page import PageSpec, page_spec
from generator.tools.comparable.data import graded
from generator.tools.parts import ENTERED
from generator.tools.tool import Link, Tool
from generator.views.content import Content
from rules_src.bridge.hands import ALL_HANDS
from rules_src.model.situation import Situation
from rules_src.tables import comparable

LINK = Link("Sammenlign to meldingers hænder", "vaerktoejer/tilsvarende.md")


def link(book: Rulebook, situation: Situation) -> Link | None:
    """Where the calls are compared, or another rule asks whether they are."""
    rules = book.rules_of(situation)
    settled = {fact.by for rule in rules for fact in rule.facts.values()}
    return LINK if comparable.RULE in {*settled, *(rule.name for rule in rules)} else None


def specs(content: Content) -> Iterator[PageSpec]:
    book, ready = content.book, comparable.READY_MADE
    types = {name: types for calls in ready.values() for name, types in calls.items()}
    yield page_spec(
        "comparable/page",
        LINK.page,
        "To meldingers hænder",
        "Tæl, hvor mange af den nye meldings hænder den tilbagetagne også viser.",
        ref=comparable.LAW,
        ready_made=ready,
        example=tuple(types[name] for name in comparable.EXAMPLE),
        speaks=[(counted.value, speaks) for counted, speaks in comparable.SPEAKS.items()],
        purpose=comparable.PURPOSE,
        purpose_law=comparable.PURPOSE_LAW,
        facts=tuple(book[comparable.RULE].facts.values()) if comparable.RULE in book else (),
        graded=graded(content),
        all_hands=f"{ALL_HANDS:,}".replace(",", "."),
        sought=(
            "tilsvarende melding beregner",
            "hvor mange hænder",
            "delmængde procent",
            "sammenlign to meldinger",
        ),
        styles=("tools", "score", "comparable"),
        scripts=("comparable",),
    )


TOOL = Tool(
    specs,
    {"comparable": (*ENTERED, "shared/units", "count", "notation", "words", "form")},
    link,
)
