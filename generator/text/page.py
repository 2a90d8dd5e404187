"""A page before it is rendered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


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
