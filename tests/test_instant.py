"""The guide under Material's instant navigation, which puts one page in another's place."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
import small_rules
from conftest import ROOT, served
from playwright.sync_api import Browser, Page, expect

from generator.casebook import read_casebook
from generator.pages import pages
from generator.rulebook import Rulebook
from generator.site import write

pytestmark = pytest.mark.browser

BOOK = Rulebook(small_rules.SITUATIONS)


def built(folder: Path, address: str) -> Path:
    """The site of the tiny rules, with instant navigation and for that address."""
    (folder / "casebook").mkdir()
    write(pages(BOOK, read_casebook(folder / "casebook", BOOK, folder), ()), folder / "docs")
    text = (ROOT / "mkdocs.yml").read_text("utf-8").replace("custom_dir: theme", "custom_dir: x")
    (folder / "base.yml").write_text(text, "utf-8")
    (folder / "mkdocs.yml").write_text(
        f"INHERIT: base.yml\nnav: []\nextra_css: []\nextra_javascript: []\n"
        f"theme: {{custom_dir: {ROOT / 'theme'}, features: [navigation.instant]}}\n",
        "utf-8",
    )
    command = [sys.executable, "-m", "mkdocs", "build", "-q"]
    given = {**os.environ, "SITE_URL": address}
    done = subprocess.run(
        command, cwd=folder, env=given, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return folder / "site"


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


def headline(page: Page) -> str:
    return page.locator("#guide-heading").inner_text()


def test_the_guide_begins_anew_on_each_page_without_loading_it(
    browser: Browser, tmp_path: Path
) -> None:
    port = free_port()
    with served(built(tmp_path, f"http://127.0.0.1:{port}/"), port) as address:
        context = browser.new_context(base_url=address, service_workers="block")
        page = context.new_page()
        loaded: list[str] = []
        errors: list[str] = []
        page.on(
            "request", lambda r: loaded.append(r.url) if r.resource_type == "document" else None
        )
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto("/")
        links = page.locator(".happenings:not(.recent *) .go[href*=situationer]")
        asked = []
        for number in range(links.count()):
            links.nth(number).click()
            expect(page.locator("#guide-heading")).to_have_count(1)
            asked.append(headline(page))
            page.locator(".guide-answers button").first.click()
            expect(page.locator(".guide-trail")).to_have_count(1)
            page.go_back()
            expect(page.locator(".guide-trail")).to_have_count(0)
            assert headline(page) == asked[-1]
            page.go_back()
            expect(page.locator("h1")).to_contain_text("Hvad er der sket?")
        assert len(asked) == len({*asked}) > 1
        assert len(loaded) == 1
        assert errors == []
        context.close()
