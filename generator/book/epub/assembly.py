"""Put an EPUB together from the pieces that a printed document is put together from."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple

from jinja2 import pass_context
from jinja2.runtime import Context
from markupsafe import Markup

from generator.book.epub import markup
from generator.text.templates import environment
from rules_src.model.roles import ROLES, spoken

TEMPLATES = environment(markup.plain, Path(__file__).parent / "templates")
ON_PAGES = {"case_chapter", "compare", "timeline", "family", "encounters", "situation"}
"""The pieces that begin a page of their own."""


class Page(NamedTuple):
    """One XHTML file: what the contents call it, its title, and the parts of its body."""

    file: str
    title: str
    under: str
    """The part that it is listed under; empty for none."""
    parts: list[Markup]


class EpubAssembly:
    """Takes the pieces that `Assembly` takes, and keeps them as pages of XHTML."""

    def __init__(self, href: Callable[[str], str]) -> None:
        self.href = href
        """Where a label of the printed book stands here."""
        self.pages: list[Page] = []
        self.under = ""
        """The part that the next pages belong to."""

    def begin(self, file: str, title: str) -> None:
        self.pages.append(Page(f"{file}.xhtml", title, self.under, []))

    def line(self, text: str) -> None:
        """Nothing: a line of Typst says where it stands on paper."""

    def add(self, template: str, file: str, about: str, **context: Any) -> None:
        """Make a piece and include it here, or on a page of its own."""
        if template in ON_PAGES:
            self.begin(file, context.get("title") or context["situation"].title)
        values = {"names": ROLES, **context, "href": self.href, "about": about}
        text = TEMPLATES.get_template(f"{template}.xhtml.jinja").render(values)
        self.pages[-1].parts.append(Markup(text))

    def divider(self, title: str, lede: str, label: str = "", *, flowing: bool = False) -> None:
        """Begin a part of the book."""
        self.under = title
        if not flowing:
            self.begin(label or slug(title), title)
            self.add("divider", "", title, title=title, lede=lede)

    @contextmanager
    def columns(self, most: int = 2) -> Iterator[None]:
        yield


def slug(title: str) -> str:
    return re.sub(r"[^a-z]+", "-", title.lower())


@pass_context
def _say(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    return markup.prose(spoken(text, names or context["names"]))


@pass_context
def _word(context: Context, text: str, names: Mapping[str, str] | None = None) -> Markup:
    return markup.plain(spoken(text, names or context["names"]))


TEMPLATES.filters.update(
    say=_say,
    word=_word,
    prose=markup.prose,
    law=markup.law,
    laws=markup.laws,
    cited=markup.laws,
)
