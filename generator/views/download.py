"""The page of what can be fetched: the printed documents, and the data."""

from __future__ import annotations

from collections.abc import Iterator

from generator.printed import FOLDER
from generator.views.content import Content
from generator.views.data import FILES
from generator.views.sheet import Sheet


def sheets(content: Content) -> Iterator[Sheet]:
    yield Sheet(
        "download",
        f"{FOLDER}/index.md",
        "Hent",
        "Håndbogen, bordkortene og lommehæftet som PDF, og alle data.",
        {"documents": content.printed, "data": FILES.items()},
    )
