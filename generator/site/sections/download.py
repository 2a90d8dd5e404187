"""The page of what can be fetched: the printed documents, and the data."""

from __future__ import annotations

from collections.abc import Iterator

from generator.site.content import SiteContent
from generator.site.sections import data_door
from generator.text.page import PageSpec, page_spec
from generator.views.pdfs import FOLDER, PICTURE_WIDTH


def specs(site: SiteContent) -> Iterator[PageSpec]:
    yield page_spec(
        "download",
        f"{FOLDER}/index.md",
        "Hent",
        "Håndbogen, bordkortene og lommehæftet som PDF, og alle data.",
        documents=site.pdfs,
        picture_width=PICTURE_WIDTH,
        data=data_door.PAGE,
    )
