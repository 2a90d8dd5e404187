"""What several test files share: the built site, a server for it and a browser that looks at it."""

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from hypothesis import settings
from in_page import KeptPage
from pdf_runs import texts
from playwright.sync_api import Browser, Page, ViewportSize, expect, sync_playwright

from dev.looked_at import CHROMIUM, QUIET, served

ROOT = Path(__file__).resolve().parent.parent
PHONE, DESKTOP = (390, 844), (1280, 900)

# A slow machine must not fail a test, and CI must find the same examples twice.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
expect.set_options(timeout=30_000)


def run_generator(*arguments: str) -> subprocess.CompletedProcess[str]:
    """`python -m generator …` in the repository, as a person would run it."""
    command = [sys.executable, "-m", "generator", *arguments]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


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
    built = run_generator("build")
    assert built.returncode == 0, f"the site could not be built:\n{built.stdout}{built.stderr}"
    return ROOT / "site"


@pytest.fixture(scope="session")
def printed_book(site: Path) -> Path:
    """The handbook that the build of the site made."""
    return site / "download" / "haandbog.pdf"


@pytest.fixture(scope="session")
def printed_pages(printed_book: Path) -> list[str]:
    """The text of each of its pages."""
    return texts(printed_book)


@pytest.fixture(scope="session")
def printed_cases(site: Path) -> list[str]:
    """The text of each page of the casebook."""
    return texts(site / "download" / "sagssamling.pdf")


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
    size = ViewportSize(width=PHONE[0], height=PHONE[1])
    context = browser.new_context(base_url=address, viewport=size, java_script_enabled=False)
    yield context.new_page()
    context.close()


@pytest.fixture
def new_phone(browser: Browser, address: str) -> Iterator[Page]:
    """A phone that has never seen the site, for a test that listens to what it fetches."""
    kept = KeptPage(browser, address, PHONE)
    with kept.lent() as page:
        yield page
    kept.context.close()


@pytest.fixture
def new_desktop(browser: Browser, address: str) -> Iterator[Page]:
    """A computer that has never seen the site, for a test that listens to what it fetches."""
    kept = KeptPage(browser, address, DESKTOP)
    with kept.lent() as page:
        yield page
    kept.context.close()
