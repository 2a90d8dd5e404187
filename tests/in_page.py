"""What is done inside a page at once: thousands of cases, another fragment, many presses."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Frame, Page


def called(page: Page | Frame, function: str, given: Any) -> Any:
    """What the function answers; both pass as JSON, which takes a tenth of what objects take."""
    code = f"(given) => JSON.stringify(({function})(JSON.parse(given)))"
    return json.loads(page.evaluate(code, json.dumps(given)))


ARRIVE = """async (address) => {
  const { hash } = new URL(address, location);
  if (location.hash === hash) return;
  const arrived = new Promise((heard) => addEventListener("hashchange", heard, { once: true }));
  location.hash = hash;
  await arrived;
}"""


def arrive(page: Page, address: str) -> None:
    """Another fragment of the page that is open: what listens to it has drawn it afterwards."""
    page.evaluate(ARRIVE, address)


PRESS = """(selectors) => {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)];
    if (found.length !== 1 || found[0].disabled || !found[0].checkVisibility())
      throw Error(`${found.length} of ${selector}, or it cannot be pressed`);
    found[0].click();
  }
}"""


def press_all(page: Page, selectors: list[str]) -> None:
    """Press one after the other what can be seen, without a pointer, which some test still uses."""
    page.evaluate(PRESS, selectors)
