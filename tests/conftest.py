"""What several test files share: the built site, a server for it and a browser that looks at it."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser, BrowserContext, Page, Request, expect, sync_playwright

from tools.looked_at import CHROMIUM, QUIET, served

ROOT = Path(__file__).resolve().parent.parent

# A slow machine must not fail a test, and CI must find the same examples twice.
settings.register_profile("here", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "here")
expect.set_options(timeout=20_000)


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
    os.environ.setdefault("SITE_URL", "https://bridgelovene.example/")
    built = run_generator("build")
    assert built.returncode == 0, f"the site could not be built:\n{built.stdout}{built.stderr}"
    return ROOT / "site"


@pytest.fixture(scope="session")
def address(site: Path) -> Iterator[str]:
    """Where the built site is served while the tests run."""
    with served(site) as here:
        yield here


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """Debian's Chromium; a test that needs it fails where it is missing, and is never skipped."""
    assert CHROMIUM.exists(), f"{CHROMIUM} is missing: run tools/debian_packages.sh"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET])
        yield chromium
        chromium.close()


def _page(browser: Browser, address: str, size: tuple[int, int]) -> Iterator[Page]:
    """A fresh page; the test fails where it asks a third party for anything or a script fails."""
    strangers: list[str] = []

    def note(request: Request) -> None:
        if not request.url.startswith((address, "data:", "blob:")):
            strangers.append(request.url)

    context: BrowserContext = browser.new_context(
        base_url=address,
        locale="da-DK",
        viewport={"width": size[0], "height": size[1]},
        service_workers="block",  # test_offline.py lets it fetch the whole site
    )
    context.on("request", note)
    page = context.new_page()
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    yield page
    context.close()
    assert not strangers, f"asked a third party: {strangers}"
    assert not errors, f"errors in the page's scripts: {errors}"


@pytest.fixture
def phone(browser: Browser, address: str) -> Iterator[Page]:
    """The site on a phone, 390 px wide."""
    yield from _page(browser, address, (390, 844))


@pytest.fixture
def desktop(browser: Browser, address: str) -> Iterator[Page]:
    """The site on a computer, 1280 px wide."""
    yield from _page(browser, address, (1280, 900))
