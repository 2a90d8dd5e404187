"""The site does not depend on its builder: Zensical makes the same pages of the same files.

Material for MkDocs reaches its end of life in May 2027, and Zensical reads the same `mkdocs.yml`.
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest
from conftest import ROOT
from playwright.sync_api import Browser, expect

from tools.looked_at import served

ZENSICAL = ROOT / ".venv-zensical" / "bin" / "zensical"


def pages(folder: Path) -> set[str]:
    """The pages of a built site, by their address."""
    return {str(file.relative_to(folder)) for file in folder.rglob("*.html")}


def copied(folder: Path) -> None:
    """What it reads, as it stands now; the site it made before is gone."""
    for name in ("docs", "theme", "site"):
        shutil.rmtree(folder / name, ignore_errors=True)
    for name in ("docs", "theme"):
        shutil.copytree(ROOT / name, folder / name, copy_function=os.link)
    shutil.copy(ROOT / "mkdocs.yml", folder)


@pytest.fixture(scope="module")
def other_site() -> Path:
    """In a folder that stays: it reads a page again when it has changed, as it does for us all."""
    folder = ROOT / ".cache" / "zensical"
    copied(folder)
    command = [str(ZENSICAL), "build", "--strict"]
    run = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if run.returncode:
        shutil.rmtree(folder)  # what it complains of, it shall complain of again
    assert run.returncode == 0, run.stdout + run.stderr
    return folder / "site"


def test_zensical_builds_the_same_pages_of_the_same_files(other_site: Path, site: Path) -> None:
    assert len(pages(site)) > 5
    assert pages(other_site) == pages(site)


@pytest.mark.browser
@pytest.mark.parametrize("width", [390, 1280])
def test_the_search_works_there_too(width: int, other_site: Path, browser: Browser) -> None:
    with served(other_site) as address:
        context = browser.new_context(base_url=address, viewport={"width": width, "height": 844})
        page = context.new_page()
        page.goto("/situationer/strafkort/")
        page.locator("a.to-search").click()
        page.keyboard.type("kuløsvigt")
        first = page.get_by_role("dialog").get_by_role("option").first
        expect(first).to_contain_text("Kulørsvigt")
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_contain_text("Kulørsvigt")
        context.close()
