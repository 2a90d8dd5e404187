"""The page of what can be fetched: the printed documents, a club's own set, and the data."""

from collections.abc import Iterator
from pathlib import Path

from generator.data.imprint import imprint_of
from generator.site.content import SiteContent
from generator.site.sections import data_door
from generator.text.page import PageSpec, inline_json, page_spec
from generator.views.pdfs import FOLDER, PICTURE_WIDTH
from rules_src.model.situation import by_phase

ROOT = Path(__file__).resolve().parents[3]
UNITS = {"haandbog.pdf": ("side", 1), "bordkort.pdf": ("kort", 0)}
"""What the pages of a document are numbered by, and the number of the first."""


def specs(site: SiteContent) -> Iterator[PageSpec]:
    yield page_spec(
        "download",
        f"{FOLDER}/index.md",
        "Hent",
        "Håndbogen, bordkortene og tavlerne som PDF, klubbens eget udvalg og alle data.",
        documents=site.pdfs,
        picture_width=PICTURE_WIDTH,
        parted=[document for document in site.pdfs if document.parts],
        phases=[(phase, [*inside]) for phase, inside in by_phase(site.content.book.situations)],
        club=inline_json(_club(site)),
        data=data_door.PAGE,
        scripts=("club",),
    )


def _club(site: SiteContent) -> dict[str, object]:
    """Where the situations of each document stand, and of when it is."""
    imprint = imprint_of(ROOT, site.content.book)
    sets = {
        document.file: {
            "unit": UNITS[document.file][0],
            "from": UNITS[document.file][1],
            "parts": {part.slug: (part.first, part.last) for part in document.parts},
        }
        for document in site.pdfs
        if document.parts
    }
    foot = " · ".join(word for word in (imprint.host, *imprint.foot) if word)
    return {"sets": sets, "foot": foot}
