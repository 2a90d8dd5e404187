"""What a tool gives the site: pages, scripts, and a link from the situations it helps with."""

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from generator.engine.rulebook import Rulebook
from generator.text.page import PageSpec
from generator.views.content import Content
from rules_src.model.situation import Situation


class Link(NamedTuple):
    label: str
    page: str


def no_pages(_: Content) -> Iterator[PageSpec]:
    yield from ()


def no_files(_: Content) -> Iterator[tuple[str, str]]:
    yield from ()


def no_link(_: Rulebook, __: Situation) -> None:
    """Of a tool that no situation needs."""


class Tool(NamedTuple):
    specs: Callable[[Content], Iterator[PageSpec]] = no_pages
    scripts: Mapping[str, tuple[str, ...]] = {}
    """By name the parts of each, in order; `folder/part` where another than its own has it."""
    link: Callable[[Rulebook, Situation], Link | None] = no_link
    """Where the page of a situation leads on to."""
    files: Callable[[Content], Iterator[tuple[str, str]]] = no_files
    """What its pages fetch when it is needed: the path below docs/, and the text."""
