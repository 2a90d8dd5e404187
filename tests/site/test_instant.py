"""The guide under Material's instant navigation, which puts one page in another's place."""

from __future__ import annotations

import socket
from pathlib import Path

import pytest
import small_rules
from copies import built
from playwright.sync_api import Browser, Page, expect

from generator.cases.casebook import read_casebook
from generator.engine.rulebook import Rulebook
from generator.site.content import SiteContent
from generator.site.pages import pages
from generator.views.content import Content
from tools.looked_at import served

pytestmark = pytest.mark.browser

BOOK = Rulebook(small_rules.SITUATIONS)


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
    (tmp_path / "casebook").mkdir()
    casebook = read_casebook(tmp_path / "casebook", BOOK, tmp_path)
    instant = ", features: [navigation.instant]"
    here = f"http://127.0.0.1:{port}/"
    site = built(
        tmp_path, pages(SiteContent(Content(BOOK, casebook, ()))), theme=instant, address=here
    )
    with served(site, port) as address:
        context = browser.new_context(base_url=address, service_workers="block")
        page = context.new_page()
        loaded: list[str] = []
        errors: list[str] = []
        page.on(
            "request", lambda r: loaded.append(r.url) if r.resource_type == "document" else None
        )
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto("/")
        links = page.locator(".names a[href*=situationer]")
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
