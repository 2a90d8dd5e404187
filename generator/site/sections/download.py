"""The page of what can be fetched: the printed documents, a club's own set, and the data."""

from collections.abc import Iterator
from pathlib import Path

from generator.data.imprint import imprint_of
from generator.site.content import SiteContent
from generator.site.sections import data_door
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec, page_spec
from generator.tools.course.page import FIRST
from generator.views.pdfs import COURSE_FILES, FOLDER, PICTURE_WIDTH
from rules_src.model.situation import by_phase

ROOT = Path(__file__).resolve().parents[3]
UNITS = {
    "haandbog.pdf": ("side", 1, 1),
    "bordkort-a5.pdf": ("kort", 2, 0),
    "bordkort-opslag-a4.pdf": ("opslag", 1, 0),
    "bordkort-stor-a4.pdf": ("kort", 2, 0),
}
"""What the pages of a document are numbered by, how many have one number, and the first of them."""


PICTURED = ("haandbog.pdf", "sagssamling.pdf", "bordkort-a5.pdf", "lommehaefte.pdf")
"""A telephone has to fetch every picture; the others look much like these."""


def specs(site: SiteContent) -> Iterator[PageSpec]:
    course = [document for document in site.pdfs if document.file.startswith(COURSE_FILES)]
    parted = [document for document in site.pdfs if document.parts]
    yield page_spec(
        "download",
        f"{FOLDER}/index.md",
        "Hent",
        "Håndbogen, bordkortene og lommehæftet som PDF, klubbens eget udvalg og alle data.",
        documents=[document for document in site.pdfs if document not in course],
        course=course,
        lessons=FIRST,
        pictured=PICTURED,
        picture_width=PICTURE_WIDTH,
        parted=parted,
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
            "each": UNITS[document.file][1],
            "from": UNITS[document.file][2],
            "parts": {part.slug: (part.first, part.last) for part in document.parts},
        }
        for document in site.pdfs
        if document.parts
    }
    foot = " · ".join(word for word in (imprint.host, *imprint.foot) if word)
    return {"sets": sets, "foot": foot}
