"""A page before it is rendered, and what the pages are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from generator.book.record import PdfRecord
from generator.site.host import NO_HOST, Host
from generator.views.content import Content


class PageSpec(NamedTuple):
    """Which template makes a page, and the values it shows.

    Equal specs make the same page: the context holds values, and no function or object that
    could answer differently another time.
    """

    template: str
    path: str
    """Below docs/."""
    title: str
    description: str
    context: Mapping[str, Any]


def page_spec(template: str, path: str, title: str, description: str, **context: Any) -> PageSpec:
    return PageSpec(template, path, title, description, context)


@dataclass(frozen=True)
class SiteContent:
    """What the site's pages are made from."""

    content: Content
    host: Host = NO_HOST
    pdfs: tuple[PdfRecord, ...] = ()
    """The documents that `/download/` offers."""
