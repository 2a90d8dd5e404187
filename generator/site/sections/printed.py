"""The page that the codes of printed sheets lead to: is mine old, and what has changed since?"""

from collections.abc import Iterator
from pathlib import Path

from generator.data.imprint import imprint_of
from generator.data.printed import PAGE, WHOLE, mark_of_words
from generator.site.content import SiteContent
from generator.text.inline_json import inline_json
from generator.text.page import PageSpec, page_spec
from generator.views.sheets import single_sheets
from rules_src.presentation.home import HOME

ROOT = Path(__file__).resolve().parents[3]
CHARTS = "tavler-a4"
"""The file with a sheet for each situation of home."""


def specs(site: SiteContent) -> Iterator[PageSpec]:
    imprint = imprint_of(ROOT, site.content.book)
    book = site.content.book
    yield page_spec(
        "printed",
        f"{PAGE}/index.md",
        "Er min gammel?",
        "Om et trykt ark, kort eller hæfte stadig gælder, og hvad der er ændret siden.",
        foot=" · ".join(imprint.foot),
        situations=[(s, imprint.marks[s.slug][:WHOLE]) for s in book.situations],
        data=inline_json(_now(site)),
        scripts=("printed",),
        in_search=False,
    )


def _now(site: SiteContent) -> dict[str, object]:
    """The marks of the rules as they are, and what can be had on paper."""
    book = site.content.book
    marks = imprint_of(ROOT, book).marks
    charted = {book[one.rule].situation for one in HOME if one.rule in book}
    return {
        "situations": {
            situation.slug: {
                "title": situation.title,
                "marks": marks[situation.slug],
                "rows": [(rule.name, len(rule.rows)) for rule in book.rules_of(situation)],
                "sheets": [CHARTS] if situation in charted else [],
            }
            for situation in book.situations
        },
        "documents": {
            one.file.removesuffix(".pdf"): _document(site, one.file, one.title)
            for one in site.pdfs
            if one.pages
        },
        "parted": [(one.file, one.title) for one in site.pdfs if one.parts],
    }


def _document(site: SiteContent, file: str, title: str) -> dict[str, object]:
    """Its title, the situations that it shows, and the mark of what it says of paragraphs."""
    book, sheet = site.content.book, single_sheets(site.content).get(file)
    return {
        "title": title,
        "situations": sheet.situations(book) if sheet else [s.slug for s in book.situations],
        "words": mark_of_words(sheet.laws) if sheet else "",
    }
