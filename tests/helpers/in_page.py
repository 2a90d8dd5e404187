"""What is done inside a page at once, and moves that many tests make."""

import json
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Frame, Page


def called(page: Page | Frame, function: str, given: Any) -> Any:
    """What the function answers; both pass as JSON, which takes a tenth of what objects take."""
    code = f"(given) => JSON.stringify(({function})(JSON.parse(given)))"
    return json.loads(page.evaluate(code, json.dumps(given)))


def arrive(page: Page, address: str) -> None:
    """Go to another fragment of the page that is open, and wait until what listens has drawn it."""
    if urljoin(page.url, address) != page.url:
        page.goto(urljoin(page.url, address))
        page.evaluate("new Promise((done) => setTimeout(done))")


def press_all(page: Page, selectors: list[str]) -> None:
    """Press one after the other."""
    for selector in selectors:
        page.locator(selector).click()
