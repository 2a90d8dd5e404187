"""A page before it is rendered."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple


class Sheet(NamedTuple):
    """Which template makes a page, and what the template is given."""

    template: str
    path: str
    """Below docs/."""
    title: str
    description: str
    context: Mapping[str, Any]


def sheet(template: str, path: str, title: str, description: str, **context: Any) -> Sheet:
    return Sheet(template, path, title, description, context)
