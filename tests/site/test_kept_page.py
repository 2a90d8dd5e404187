"""The page that tests share forgets what each of them left, so that their order is the same."""

from collections.abc import Iterator

import pytest
from in_page import KeptPage
from playwright.sync_api import Browser

from dev.looked_at import settled

pytestmark = pytest.mark.browser

LEAVE = """async () => {
  localStorage.setItem("left", "1");
  sessionStorage.setItem("left", "1");
  document.cookie = "left=1";
  await caches.open("left");
  await new Promise((done) => (indexedDB.open("left").onsuccess = done));
  window.left = 1;
}"""
FIND = """async () => ({
  local: localStorage.length,
  session: sessionStorage.length,
  cookie: document.cookie,
  caches: (await caches.keys()).length,
  databases: (await indexedDB.databases()).length,
  window: window.left ?? 0,
  history: history.length,
  print: matchMedia("print").matches,
  dark: matchMedia("(prefers-color-scheme: dark)").matches,
  still: matchMedia("(prefers-reduced-motion: reduce)").matches,
  width: innerWidth,
  online: navigator.onLine,
  copies: (await navigator.permissions.query({ name: "clipboard-read" })).state,
})"""


@pytest.fixture
def kept(browser: Browser, address: str) -> Iterator[KeptPage]:
    made = KeptPage(browser, address, (390, 844))
    yield made
    made.context.close()


def test_the_next_test_finds_the_page_as_the_first_did(kept: KeptPage) -> None:
    with kept.lent() as page:
        page.goto("/om/")
        before = page.evaluate(FIND)
    with kept.lent() as page:
        page.goto("/om/")
        page.evaluate(LEAVE)
        page.goto("/guide/")
        settled(page)
        page.route("**/om/", lambda route: route.abort())
        kept.context.route("**/guide/", lambda route: route.abort())
        kept.context.grant_permissions(["clipboard-read"])
        kept.context.set_offline(True)
        page.set_viewport_size({"width": 1000, "height": 500})
        page.emulate_media(media="print", color_scheme="dark", reduced_motion="no-preference")
        assert page.evaluate(FIND) != before
    with kept.lent() as page:
        page.goto("/om/")
        assert page.evaluate(FIND) == before


def ask_a_stranger(kept: KeptPage) -> None:
    with kept.lent() as page:
        page.route("https://stranger.example/", lambda route: route.fulfill(body=""))
        page.goto("https://stranger.example/")  # the policy of our own pages lets none be asked


def let_a_script_fail(kept: KeptPage) -> None:
    with kept.lent() as page:
        page.goto("/om/")
        page.evaluate("console.error('wrong')")


def test_a_stranger_and_an_error_are_told_of_the_test_they_belong_to(kept: KeptPage) -> None:
    with pytest.raises(AssertionError, match="a third party"):
        ask_a_stranger(kept)
    with pytest.raises(AssertionError, match="errors in the page's scripts"):
        let_a_script_fail(kept)
    with kept.lent() as page:
        page.goto("/om/")
