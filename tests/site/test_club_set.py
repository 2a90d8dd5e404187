"""A club's own set, joined in the browser; and what every page says on paper."""

from pathlib import Path

import pikepdf
import pytest
from conftest import ROOT
from pdf_runs import drawn, texts
from playwright.sync_api import Browser, Page, expect

from generator.views.pdfs import read_records

CLUB = "Bridgeklubben Øst"
CLIPPED, SMALL = 8 * 72 / 25.4, 8
"""Points from the edge that a printer may leave out; and a size that only its sign is below."""
SLUGS = ("kulorsvigt", "strafkort")


def fetched(page: Page, file: str) -> Path:
    page.locator(f"form.club [value='{file}']").check()
    for slug in SLUGS:
        page.locator(f"form.club [value='{slug}']").check()
    page.locator("form.club [name=club]").fill(CLUB)
    with page.expect_download() as told:
        page.get_by_role("button", name="Lav PDF’en").click()
    return told.value.path()


@pytest.mark.parametrize("file", ["haandbog.pdf", "bordkort.pdf"])
def test_a_clubs_set_has_the_pages_of_what_it_chose(file: str, phone: Page, site: Path) -> None:
    phone.goto("/download/")
    made = fetched(phone, file)
    (record,) = (one for one in read_records(ROOT) if one.file == file)
    parts = sorted(part for part in record.parts if part.slug in SLUGS)
    parts.sort(key=lambda part: part.first)
    whole = texts(site / "download" / file)
    front, *pages = texts(made)
    numbers = [n for part in parts for n in range(part.first - 1, part.last)]
    assert CLUB in front
    for text, number in zip(pages, numbers, strict=True):
        assert text.replace(CLUB, "").strip() == whole[number].strip()
        assert CLUB in text
    with pikepdf.open(made) as pdf:
        assert CLUB in str(pdf.docinfo["/Title"])
        assert not any(page.get("/Annots", ()) for page in pdf.pages)
        assert made.stat().st_size < (site / "download" / file).stat().st_size


@pytest.mark.parametrize("file", ["haandbog.pdf", "bordkort.pdf"])
def test_a_clubs_name_is_where_no_printer_clips_it_and_runs_into_nothing(
    file: str, phone: Page
) -> None:
    phone.goto("/download/")
    runs = [run for run in drawn(fetched(phone, file)) if run.text.strip()]
    signs = {run.page: run for run in runs if run.text in CLUB and run.size < SMALL}
    assert signs
    for run in (run for run in runs if run.page in signs and run is not signs[run.page]):
        assert signs[run.page].height >= CLIPPED
        assert run.height > signs[run.page].height + signs[run.page].size


def test_a_page_that_is_opened_as_a_file_asks_for_the_document(
    site: Path, browser: Browser
) -> None:
    page = browser.new_page(accept_downloads=True)
    page.goto((site.with_name("site") / "download" / "index.html").as_uri())
    page.locator("form.club [name=source]").set_input_files(site / "download" / "bordkort.pdf")
    made = fetched(page, "bordkort.pdf")
    assert CLUB in texts(made)[0]
    page.close()


@pytest.mark.parametrize("place", ["situationer/alert/", "sager/claim-with-a-forgotten-trump/"])
def test_every_sheet_says_of_when_it_is_and_where(
    place: str, desktop: Page, tmp_path: Path
) -> None:
    desktop.goto(f"/{place}")
    expect(desktop.locator(".imprint")).to_be_hidden()
    printed = tmp_path / "printed.pdf"
    desktop.pdf(path=printed, prefer_css_page_size=True)
    for sheet, text in enumerate(texts(printed), start=1):
        assert "Loven fra" in text
        assert f"/{place}" in text
        assert f"side {sheet} af" in text
