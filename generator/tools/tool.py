"""What a tool gives the site: pages, scripts, and a link from the situations it helps with."""

from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from generator.engine.rulebook import Rulebook
from generator.text.page import PageSpec
from generator.views.content import Content
from rules_src.model.situation import Situation

ELEMENTS = ("shared/page", "shared/elements", "shared/suits")
"""Making elements."""
ENTERED = (*ELEMENTS, "shared/entered", "shared/state")
"""What somebody enters, and its address."""
TAPPED = (
    *ENTERED,
    *("shared/buttons", "shared/names", "shared/links"),
    *("keypads/game", "keypads/elements"),
)
"""Tapping seats, calls and cards."""
REPLAYED = (
    *ENTERED,
    *("shared/buttons", "shared/names", "shared/links", "shared/kept", "shared/boards"),
    *("guide/held", "guide/walk", "guide/ruling", "guide/roles", "guide/words"),
    *("guide/address", "shared/fetched", "guide/fetched"),
    "shared/replay",
)
"""What a ruling that somebody has reached is told with again."""


class Link(NamedTuple):
    label: str
    page: str


class Tool(NamedTuple):
    specs: Callable[[Content], Iterable[PageSpec]] = lambda _: ()
    scripts: Mapping[str, tuple[str, ...]] = {}
    """By name the parts of each, in order; `folder/part` where another than its own has it."""
    link: Callable[[Rulebook, Situation], Link | None] = lambda book, situation: None
    """Where the page of a situation leads on to."""
    files: Callable[[Content], Iterable[tuple[str, str]]] = lambda _: ()
    """What its pages fetch when it is needed: the path below docs/, and the text."""
