"""A site looked at as a person would: a server for a folder, and Chromium."""

import functools
import http.server
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from playwright.sync_api import Error, Page

CHROMIUM = Path("/usr/bin/chromium-headless-shell")
"""Debian's Chromium without windows, a quarter faster; dev/debian_packages.sh installs it."""
QUIET = ("--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-sync")
"""Chromium as root; what else it looks up on its own account, Playwright and Lighthouse forbid."""
SETTLED = """async () => {
  await document.fonts.ready;
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  await new Promise((idle) => requestIdleCallback(idle));
}"""


def settled(page: Page) -> None:
    """Wait until a loaded page has its letters, is drawn and has nothing more to do at once."""
    page.evaluate(SETTLED)


def until(page: Page, expression: str) -> None:
    """Wait until an expression is true; the page's policy lets none be evaluated inside it."""
    for _ in range(900):
        with suppress(Error):  # the page is being loaded again
            if page.evaluate(expression):
                return
        page.wait_for_timeout(100)
    raise AssertionError(f"never true: {expression}")


class Silent(http.server.SimpleHTTPRequestHandler):
    """A file server that writes no log."""

    def log_message(self, format: str, *args: object) -> None:
        """Say nothing."""


@contextmanager
def served(folder: Path, by: type[Silent] = Silent) -> Iterator[str]:
    """A server for a folder, and its address without a slash at the end."""
    handler = functools.partial(by, directory=str(folder))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
