"""The page that counts the hands of two calls, for the director who compares them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from generator.site.page import PageSpec, SiteContent, page_spec
from generator.views.content import Content
from generator.views.hand_types import graded
from rules_src.bridge.hands import ALL_HANDS
from rules_src.model.facts import Fact
from rules_src.presentation.hand_types import PURPOSE, READY_MADE, SPEAKS

RULE = "comparable_call"
EXAMPLE = ("1ut, 15–17", "3ut, 13–15 jævn")


def specs(site: SiteContent) -> Iterator[PageSpec]:
    ready = {name: types for calls in READY_MADE.values() for name, types in calls.items()}
    yield page_spec(
        "comparable",
        "vaerktoejer/tilsvarende.md",
        "To meldingers hænder",
        "Tæl, hvor mange af den nye meldings hænder den tilbagetagne også viser.",
        ready_made=READY_MADE,
        example=tuple(ready[name] for name in EXAMPLE),
        speaks=[(counted.value, speaks) for counted, speaks in SPEAKS.items()],
        purpose=PURPOSE,
        facts=_judgements(site.content),
        graded=graded(site.content),
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
