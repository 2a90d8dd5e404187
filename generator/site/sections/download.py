"""The page of what can be fetched: the printed documents, and the data."""

from __future__ import annotations

from collections.abc import Iterator

from generator.data import FILES
from generator.site.page import Sheet
from generator.views.content import Content
from generator.views.printed import FOLDER


def sheets(content: Content) -> Iterator[Sheet]:
    yield Sheet(
        "download",
        f"{FOLDER}/index.md",
        "Hent",
        "Håndbogen, bordkortene og lommehæftet som PDF, og alle data.",
        {"documents": content.printed, "data": FILES.items()},
    )
