"""A page before it is rendered, and the data in it."""

import json
from collections.abc import Mapping
from typing import Any, NamedTuple

from rules_src.model.roles import ROLES


class PageSpec(NamedTuple):
    """Which template makes a page, what every page has, and the values that this one shows.

    Equal specs make the same page: the context holds values, and no function or object that
    could answer differently another time.
    """

    template: str
    path: str
    """Below docs/."""
    title: str
    description: str
    context: Mapping[str, Any]
    """What its template reads besides the fields of every page; a test compares the two."""
    names: Mapping[str, str] = ROLES
    """What the roles are called in its texts."""
    toc: bool = False
    """Whether it has a table of contents."""
    tooltips: bool = True
    """Whether it explains the words of the glossary."""
    styles: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()
    card: str = ""
    """The name of its card, which is shown where somebody shares the page."""
    in_search: bool = True
    sought: tuple[str, ...] = ()
    """Phrases that the search should find it by."""
    search_text: str = ""
    """What the search reads instead of the page itself."""
    search_line: str = ""
    """What stands under its title in the search, if that is not its description."""


def page_spec(
    template: str,
    path: str,
    title: str,
    description: str,
    *,
    names: Mapping[str, str] = ROLES,
    toc: bool = False,
    tooltips: bool = True,
    styles: tuple[str, ...] = (),
    scripts: tuple[str, ...] = (),
    card: str = "",
    in_search: bool = True,
    sought: tuple[str, ...] = (),
    search_text: str = "",
    search_line: str = "",
    **context: Any,
) -> PageSpec:
    """A spec by its fields; the other keywords are its context."""
    return PageSpec(
        template, path, title, description, context, names, toc, tooltips, styles, scripts, card,
        in_search, sought, search_text, search_line,
    )  # fmt: skip


def inline_json(data: Mapping[Any, Any]) -> str:
    """The data on one line, without signs that HTML could take for a tag."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text.replace("&", "\\u0026").replace("<", "\\u003c").replace(">", "\\u003e")
