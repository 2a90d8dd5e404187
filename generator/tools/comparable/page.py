"""The page that counts the hands of two calls, for the director who compares them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.text.page import PageSpec, page_spec
from generator.tools.comparable.data import graded
from generator.views.content import Content
from rules_src.bridge.hands import ALL_HANDS
from rules_src.model.facts import Fact
from rules_src.tools.comparable import PURPOSE, READY_MADE, SPEAKS

RULE = "comparable_call"
EXAMPLE = ("1ut, 15–17", "3ut, 13–15 jævn")


def specs(content: Content) -> Iterator[PageSpec]:
    ready = {name: types for calls in READY_MADE.values() for name, types in calls.items()}
    yield page_spec(
        "comparable/page",
        "vaerktoejer/tilsvarende.md",
        "To meldingers hænder",
        "Tæl, hvor mange af den nye meldings hænder den tilbagetagne også viser.",
        ready_made=READY_MADE,
        example=tuple(ready[name] for name in EXAMPLE),
        speaks=[(counted.value, speaks) for counted, speaks in SPEAKS.items()],
        purpose=PURPOSE,
        facts=_judgements(content),
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


def _judgements(content: Content) -> tuple[Fact[Any], ...]:
    """What the rule asks, where the book has it."""
    return tuple(content.book.rules[RULE].facts.values()) if RULE in content.book.rules else ()
