"""What is done inside a page at once, and the page that tests use one after the other."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, ConsoleMessage, Frame, Page, Request, ViewportSize

PHONE, DESKTOP = (390, 844), (1280, 900)


def called(page: Page | Frame, function: str, given: Any) -> Any:
    """What the function answers; both pass as JSON, which takes a tenth of what objects take."""
    code = f"(given) => JSON.stringify(({function})(JSON.parse(given)))"
    return json.loads(page.evaluate(code, json.dumps(given)))


def arrive(page: Page, address: str) -> None:
    """Go to another fragment of the page that is open, and wait until what listens has drawn it."""
    if urljoin(page.url, address) != page.url:
        page.goto(urljoin(page.url, address))
        page.evaluate("new Promise((done) => setTimeout(done))")


@contextmanager
def visiting(browser: Browser, address: str, width: int = PHONE[0], **more: Any) -> Iterator[Page]:
    """Somebody who was never here before; on a phone if nothing else is said."""
    viewport = ViewportSize(width=width, height=PHONE[1])
    settings = {"locale": "da-DK", "viewport": viewport, "service_workers": "block", **more}
    context = browser.new_context(base_url=address, **settings)
    yield context.new_page()
    context.close()


class KeptPage:
    """One context and one page of a size; a new page where a test has closed it or it crashed.

    A test that listens, asks for a permission or needs empty caches takes a context of its own.
    """

    def __init__(self, browser: Browser, address: str, size: tuple[int, int]) -> None:
        self.address = address
        self.width, self.height = size
        self.context = browser.new_context(
            base_url=address,
            locale="da-DK",
            viewport={"width": self.width, "height": self.height},
            reduced_motion="reduce",  # drawn once; test_measures.py walks where things move
            service_workers="block",  # test_offline.py lets it fetch the whole site
        )
        self.context.on("request", self._note)
        self.strangers: list[str] = []
        self.errors: list[str] = []
        self.page = self._opened()

    def _note(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.strangers.append(request.url)

    def _heard(self, said: ConsoleMessage) -> None:
        if said.type == "error":
            self.errors.append(said.text)

    def _opened(self) -> Page:
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("console", self._heard)
        page.on("crash", lambda crashed: crashed.close())
        self.chromium = self.context.new_cdp_session(page)
        return page

    @contextmanager
    def lent(self) -> Iterator[Page]:
        """The page, as if new; it fails if it asks a third party or an error is in its scripts."""
        self.strangers.clear()
        self.errors.clear()
        try:
            yield self.page
        finally:
            self._forget()
        assert not self.strangers, f"asked a third party: {self.strangers}"
        assert not self.errors, f"errors in the page's scripts: {self.errors}"

    def _forget(self) -> None:
        """All that a test can leave: storage, cookies, rights, routes, media, size, history."""
        for other in self.context.pages:
            if other is not self.page:
                other.close()
        if self.page.is_closed():
            self.page = self._opened()
        self.page.unroute_all()
        self.context.unroute_all()
        self.context.set_offline(False)
        self.context.clear_cookies()
        self.context.clear_permissions()
        self.page.emulate_media(
            media="null", color_scheme="null", reduced_motion="reduce", forced_colors="null"
        )
        self.page.set_viewport_size({"width": self.width, "height": self.height})
        if self.page.url.startswith(self.address):
            self.page.evaluate("sessionStorage.clear()")
        self.page.goto("about:blank")
        everything = {"origin": self.address, "storageTypes": "all"}
        self.chromium.send("Storage.clearDataForOrigin", everything)
        self.chromium.send("Page.resetNavigationHistory")
