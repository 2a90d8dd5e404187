"""What several test files share: the built site, a server for it and a browser that looks at it."""

import os
import zipfile
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path

import pytest
import small_rules
from copies import generator, run_on
from hypothesis import settings
from in_page import DESKTOP, PHONE, KeptPage, visiting
from pdf_runs import texts
from pikepdf import Pdf
from playwright.sync_api import Browser, ConsoleMessage, Page, expect, sync_playwright
from search_in_node import SearchInNode
from small_rules import GOOD

from dev.looked_at import CHROMIUM, QUIET, served
from generator.cases.stub import schema_line
from generator.site.pages import SEARCH_INDEX
from generator.site.publish import UNPACKED, ZIP

ROOT = Path(__file__).resolve().parent.parent
Run = Callable[..., tuple[int, str, str]]
"""Words of a command to its exit code, output and errors."""

# A slow machine must not fail a test, and CI must find the same examples twice.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
expect.set_options(timeout=30_000)


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """A command on the small rules, in a folder of its own."""
    return partial(run_on, tmp_path, small_rules.SITUATIONS)


@pytest.fixture
def casebook(tmp_path: Path) -> Path:
    """The folder of the rule `call` in that folder's casebook, with one good case."""
    folder = tmp_path / "rules_src" / "casebook" / "call"
    folder.mkdir(parents=True)
    (folder / "limited-reply.yaml").write_text(f"{schema_line('call')}\n{GOOD}", "utf-8")
    return folder


@pytest.fixture(scope="session")
def site() -> Path:
    """The folder of the site, built now from what stands in the working tree.

    `BUILT=1 pytest tests/test_x.py` takes it as it lies there, for those who work on one test.
    """
    if os.environ.get("BUILT"):
        return ROOT / "site"
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    assert alone, "several processes would build it in one place: build it first, and say BUILT=1"
    os.environ.setdefault("SITE_URL", "https://bridgelovene.example/")
    built = generator(ROOT, "build")
    assert built.returncode == 0, f"the site could not be built:\n{built.stdout}{built.stderr}"
    return ROOT / "site"


@pytest.fixture(scope="session")
def printed_book(site: Path) -> Path:
    """The handbook that the build of the site made."""
    return site / "download" / "haandbog.pdf"


@pytest.fixture(scope="session")
def book(printed_book: Path) -> Iterator[Pdf]:
    """What its file is made of."""
    with Pdf.open(printed_book) as pdf:
        yield pdf


@pytest.fixture(scope="session")
def printed_pages(printed_book: Path) -> list[str]:
    """The text of each of its pages."""
    return texts(printed_book)


@pytest.fixture(scope="session")
def printed_cases(site: Path) -> list[str]:
    """The text of each page of the casebook."""
    return texts(site / "download" / "sagssamling.pdf")


@pytest.fixture(scope="session")
def searched(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[SearchInNode]:
    """The search of the site, which answers without a page."""
    index = (site / SEARCH_INDEX).read_text("utf-8")
    found = SearchInNode(index, tmp_path_factory.mktemp("searched"))
    yield found
    found.close()


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the built site is served while the tests run."""
    with served(site) as here:
        yield here


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; a test that needs it fails where it is missing, and is never skipped."""
    assert CHROMIUM.exists(), f"{CHROMIUM} is missing: run dev/debian_packages.sh"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET])
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def empty(browser: Browser) -> Iterator[Page]:
    """A page of nothing, in which parts of a script are run."""
    page = browser.new_page()
    yield page
    page.close()


@pytest.fixture(scope="session")
def kept_pages(browser: Browser, address: str) -> Callable[[int, int], KeptPage]:
    """A page for each size that is asked for; making one takes longer than many tests."""
    return cache(lambda *size: KeptPage(browser, address, size))


@pytest.fixture
def phone(kept_pages: Callable[[int, int], KeptPage]) -> Iterator[Page]:
    """The site on a phone, 390 px wide."""
    with kept_pages(*PHONE).lent() as page:
        yield page


@pytest.fixture
def desktop(kept_pages: Callable[[int, int], KeptPage]) -> Iterator[Page]:
    """The site on a computer, 1280 px wide."""
    with kept_pages(*DESKTOP).lent() as page:
        yield page


@pytest.fixture
def scriptless(browser: Browser, address: str) -> Iterator[Page]:
    """A phone that runs no script."""
    with visiting(browser, address, java_script_enabled=False) as page:
        yield page


@pytest.fixture(scope="session")
def unpacked(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a director finds in the folder he has unpacked the zip to."""
    folder = tmp_path_factory.mktemp("zip")
    with zipfile.ZipFile(site / ZIP) as packed:
        packed.extractall(folder)
    return folder / UNPACKED


@pytest.fixture
def as_file(browser: Browser, unpacked: Path) -> Iterator[Page]:
    """A phone with those files; it must ask for nothing else, and nothing may go wrong."""
    asked: list[str] = []
    wrong: list[str] = []

    def note(said: ConsoleMessage) -> None:
        if said.type in ("error", "warning"):
            wrong.append(said.text)

    with visiting(browser, f"{unpacked.as_uri()}/") as page:
        page.on("request", lambda request: asked.append(request.url))
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", note)
        yield page
    assert [url for url in asked if not url.startswith(("file:", "data:", "about:"))] == []
    assert wrong == []


@pytest.fixture
def new_phone(browser: Browser, address: str) -> Iterator[Page]:
    """A phone that has never seen the site, for a test that listens to what it fetches."""
    kept = KeptPage(browser, address, PHONE)
    with kept.lent() as page:
        yield page
    kept.context.close()
