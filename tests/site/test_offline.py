"""The site without a net: from a zip opened as files, and as an app that keeps itself."""

import json
import os
import re
import shutil
import struct
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect
from test_policy import INTRUDE, STATED, WATCH
from test_search import field
from test_site_links import broken

from dev.looked_at import served, until
from generator.site.publish import PACK, WORKER, ZIP, pack, write_worker
from generator.site.publish.folder import FILES, policy

pytestmark = pytest.mark.browser


def own_font(page: Page) -> bool:
    """Whether the text is set in the site's own font."""
    loaded = page.evaluate(
        """document.fonts.ready.then(
             () => [...document.fonts].filter((f) => f.status === "loaded").map((f) => f.family))"""
    )
    return "Lovbog Sans" in str(loaded)


def test_the_zip_says_which_file_to_open_and_every_link_in_it_leads_somewhere(
    unpacked: Path,
) -> None:
    assert "index.html" in (unpacked / "LÆS MIG.txt").read_text("utf-8")
    found = [trouble for trouble in broken(unpacked) if ZIP.name not in trouble]
    assert found == []
    assert len(list(unpacked.rglob("*.html"))) > 500


def test_every_page_of_the_zip_has_its_policy(unpacked: Path) -> None:
    for file in unpacked.rglob("*.html"):
        text = file.read_text("utf-8")
        assert STATED.findall(text) == [policy(text, FILES)], file


def test_a_page_that_is_a_file_runs_no_other_script_and_asks_no_host(
    unpacked: Path, browser: Browser
) -> None:
    page = browser.new_page()
    page.add_init_script(WATCH)
    failed: list[str | None] = []
    page.on("requestfailed", lambda request: failed.append(request.failure))
    page.goto((unpacked / "situationer" / "kulorsvigt.html").as_uri())
    expect(page.locator("#guide-heading")).to_be_visible()
    assert page.evaluate("window.stopped") is None
    page.evaluate(INTRUDE)
    until(page, "window.stopped.length >= 5")
    assert page.evaluate("window.hacked") is None
    assert {*failed} == {"csp"}
    page.close()


def test_the_zip_is_the_same_whenever_it_is_packed(unpacked: Path, tmp_path: Path) -> None:
    for name in ("one.zip", "two.zip"):
        pack(unpacked / "om", tmp_path / name)
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="da-DK", viewport={"width": 390, "height": 844})
    yield context
    context.close()


@pytest.fixture(scope="module")
def device(browser: Browser, address: str) -> Iterator[BrowserContext]:
    """A device that has visited the site once and fetched the rest."""
    context = browser.new_context(locale="da-DK", viewport={"width": 390, "height": 844})
    page = visited(context, address)
    page.goto(f"{address}/download/")
    page.get_by_role("button", name=re.compile(r"^Hent også resten \(\d+(,\d)? MB\)$")).click()
    whole = page.locator("[data-on-this-device]")
    expect(whole).to_have_text(re.compile("^Hele siden"), timeout=120_000)
    page.close()
    yield context
    context.close()


@pytest.fixture
def page(device: BrowserContext) -> Iterator[Page]:
    """A page of that device, which has its net again afterwards."""
    opened = device.new_page()
    yield opened
    device.set_offline(False)
    opened.close()


def copied(site: Path, folder: Path) -> Path:
    """A copy of which the pages and what says what it keeps may be written anew."""

    def kept(file: str, copy: str) -> None:
        (shutil.copy2 if file.endswith((".html", WORKER, PACK)) else os.link)(file, copy)

    shutil.copytree(site, folder / "site", copy_function=kept)
    return folder / "site"


def published(site: Path, page: str, old: str, new: str) -> None:
    """Another text in one of its pages, as a new edition."""
    file = site / page
    file.write_text(file.read_text("utf-8").replace(old, new), "utf-8")
    write_worker(site)


def visited(visitor: BrowserContext, address: str) -> Page:
    """The home page, once the worker has fetched what is needed at the table."""
    page = visitor.new_page()
    page.clock.install()
    page.goto(address)
    page.clock.fast_forward(3000)  # the worker begins three seconds after the page is there
    ready = "navigator.serviceWorker.controller?.state === 'activated'"
    until(page, ready)
    return page


def test_one_visit_keeps_what_is_needed_at_the_table_and_then_what_is_visited(
    visitor: BrowserContext, address: str, site: Path
) -> None:
    page = visited(visitor, address)
    kept = stored(page)
    needed = [*site.glob("situationer/**/*.html"), *site.glob("paragraffer/**/*.html")]
    assert {f"/{file.relative_to(site).as_posix()}" for file in needed} <= kept
    assert not [path for path in kept if path.startswith(("/sager/", "/traening/"))]
    assert sum((site / path[1:]).stat().st_size for path in kept) < 16_000_000
    visitor.set_offline(True)
    page.goto(f"{address}/situationer/kulorsvigt/")
    expect(page.locator("#guide-heading")).to_be_visible()
    for place in ("/sager/", "/download/haandbog.pdf"):
        page.goto(address + place)
        expect(page.locator("h1")).to_contain_text("Ikke på denne enhed")
    visitor.set_offline(False)
    page.goto(f"{address}/sager/")
    visitor.set_offline(True)
    page.goto(address)
    page.goto(f"{address}/sager/")
    expect(page.locator("h1")).to_contain_text("Sager")


def test_with_the_rest_fetched_the_whole_site_is_there_without_a_net(
    page: Page, address: str
) -> None:
    page.goto(address)
    page.context.set_offline(True)
    assert (
        page.evaluate("fetch('/data/v1/rows.json').then(() => 'net', () => 'no net')") == "no net"
    )
    for place, heading in (
        ("/situationer/kulorsvigt/", "Kulørsvigt"),
        ("/paragraffer/54", "§ 54"),
        ("/sager/pass-in-partners-turn-limited-reply/", "Pas"),
        ("/sammenlign/udspil/?h=udspil", "§ 26"),
        ("/er-her-ikke/", "Siden findes ikke"),
    ):
        page.goto(address + place)
        expect(page.locator("h1")).to_contain_text(heading)
    assert own_font(page)
    page.locator("a.to-search").click()
    field(page).fill("svigt")
    expect(page.locator("[role=option][href*=kulorsvigt]").first).to_be_attached()


def stored(page: Page) -> set[str]:
    """The files that the device keeps."""
    found: list[str] = page.evaluate(
        """async () => {
             const [name] = await caches.keys();
             const kept = await (await caches.open(name)).keys();
             return kept.map(({url}) => decodeURI(new URL(url).pathname));
           }"""
    )
    return {*found} - {"/"}


def test_every_page_is_kept(page: Page, address: str, site: Path) -> None:
    page.goto(address)
    pages = {f"/{file.relative_to(site).as_posix()}" for file in site.rglob("*.html")}
    assert pages - stored(page) == set()


def test_a_new_edition_is_offered_only_what_changed_is_fetched_and_a_preview_leaves_no_worker(
    visitor: BrowserContext, site: Path, tmp_path: Path
) -> None:
    copy = copied(site, tmp_path)
    with served(copy) as address:
        page = visited(visitor, f"{address}/ikke-her/")
        asked: list[str] = []
        visitor.on("request", lambda request: asked.append(request.url))
        published(copy, "ikke-her/index.html", "Det kender siden ikke", "Det kender den nye ikke")
        page.reload()
        expect(page.locator("h1")).to_contain_text("Det kender siden ikke")
        offer = page.get_by_role("button", name="Ny udgave – genindlæs")
        offer.click()
        expect(page.locator("h1")).to_contain_text("Det kender den nye ikke")
        expect(offer).to_have_count(0)
        fetched = [url for url in asked if url.endswith(("/ikke-her/", "/guide/"))]
        assert f"{address}/ikke-her/" in fetched
        assert f"{address}/guide/" not in fetched
        published(copy, "index.html", 'rel="manifest"', 'rel="other"')
        page.goto(address)
        offer.click()
        until(page, "navigator.serviceWorker.getRegistrations().then((all) => all.length === 0)")


def test_the_download_page_offers_the_zip_and_tells_what_this_device_has(
    page: Page, address: str, site: Path
) -> None:
    page.goto(f"{address}/download/")
    expect(page.locator("[data-on-this-device]")).to_have_text(re.compile("virker uden net"))
    with page.expect_download() as told:
        page.get_by_role("link", name="hele siden som en zip-fil").click()
    assert told.value.path().read_bytes() == (site / ZIP).read_bytes()


def test_the_manifest_names_icons_of_the_size_they_are(site: Path) -> None:
    manifest = json.loads((site / "manifest.webmanifest").read_text("utf-8"))
    for icon in manifest["icons"]:
        width, height = struct.unpack(">II", (site / icon["src"]).read_bytes()[16:24])
        assert icon["sizes"] == f"{width}x{height}"
    for shortcut in manifest["shortcuts"]:
        assert (site / shortcut["url"] / "index.html").is_file()
