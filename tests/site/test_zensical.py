"""The site does not depend on its builder: Zensical makes the same site of the same files.

Material for MkDocs reaches its end of life in May 2027, and Zensical reads the same `mkdocs.yml`.
The text of every page and each of our files are the same whoever builds them, so what the other
tests find of guides, tools, search and style sheets holds for both. What is tried here is what the
builder adds: the frame of a page, its scripts and styles, and what is made of the site afterwards.
"""

import json
import posixpath
import re
import shutil
import zipfile
from collections.abc import Iterator
from html import unescape
from itertools import product
from pathlib import Path

import pytest
from conftest import PHONE, ROOT
from kept_page import KeptPage
from playwright.sync_api import Browser, Page, expect
from test_accessibility import PAPER, TOOLS, violations
from test_offline import visited
from test_policy import STATED
from test_published import ADDRESS, MOST, weighed
from test_site_links import broken
from test_ten_rulings import GOLDEN, TEN, read_aloud

from generator.data.imprint import imprint_of
from generator.engine.rulebook import Rulebook
from generator.site.builder import BUILDERS
from generator.site.publish import ZIP, archive, publish
from generator.site.publish.policy import FILES, policy
from rules_src.editions import L2017
from rules_src.laws import SITUATIONS
from tools.looked_at import served, settled

OWN = ("assets/javascripts/", "assets/stylesheets/", "sitemap.xml")
"""What a builder brings with it, or writes for itself."""
OF_THE_WHOLE = ("sw.js", str(ZIP))
"""What is made of all the files, and differs when one of them does."""
ARTICLE = re.compile(r"<article\b.*</article>", re.DOTALL)
SCRIPTS = re.compile(r'<script\b[^>]*\bsrc="?([^"\s>]*assets/js/[^"\s>]*)')
LINK = re.compile(r'\b(href|src|action)="([^"#?]*)')
SCHEME = re.compile(r"[a-z]+:")
ADDED = re.compile(r'<a id="__skip" tabindex="-1"></a>|<div class="highlight">|</div>(?=</?pre)')
"""What Zensical puts into a text: where the link past the header leads, and colours for code."""
CODE = re.compile(r"<pre>.*?</pre>(</div>)?", re.DOTALL)
TAG = re.compile(r"<[^>]*>")
SAID = re.compile(r"<title>[^<]*|<meta (?:name|property)=[^>]*>|<link rel=\"canonical[^>]*>")
DATA = re.compile(r"<script type=.application/ld.json.>(.*?)</script>", re.DOTALL)
BLANKS_BESIDE_A_TAG = ((" <", "<"), ("< ", "<"), (" >", ">"), ("> ", ">"))


@pytest.fixture(scope="module")
def other_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The same pages, built by the other builder."""
    folder = tmp_path_factory.mktemp("zensical")
    imprint = imprint_of(ROOT, Rulebook.of(L2017))
    for name in ("docs", "theme"):
        shutil.copytree(ROOT / name, folder / name)
    shutil.copy(ROOT / "mkdocs.yml", folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("SITE_URL", ADDRESS)
        assert publish(folder, SITUATIONS, print, BUILDERS["zensical"], imprint.rules, imprint.day)
    return folder / "site"


@pytest.fixture(scope="module")
def unpacked(other_site: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("zip")
    with zipfile.ZipFile(other_site / ZIP) as packed:
        packed.extractall(folder)
    return folder / archive.FOLDER


def ours(folder: Path) -> dict[str, Path]:
    """The files of a site that are not its builder's."""
    files = {file.relative_to(folder).as_posix(): file for file in sorted(folder.rglob("*"))}
    return {name: f for name, f in files.items() if f.is_file() and not name.startswith(OWN)}


def text_of(page: str, name: str) -> tuple[str, list[str]]:
    """The text of a page and its scripts, with every link as it is seen from the root."""
    here = posixpath.dirname(name)

    def seen(link: str) -> str:
        return link if SCHEME.match(link) else posixpath.normpath(posixpath.join("/", here, link))

    (text,) = ARTICLE.findall(page)
    text = CODE.sub(lambda code: unescape(TAG.sub("", code[0])), ADDED.sub("", text))
    text = LINK.sub(lambda link: f'{link[1]}="{seen(link[2])}', text)
    text = " ".join(text.split())
    for blank, without in BLANKS_BESIDE_A_TAG:
        text = text.replace(blank, without)
    return text, [seen(script) for script in SCRIPTS.findall(page)]


def head_of(page: str) -> list[object]:
    """What a page says of itself: title, address, description, cards and data."""
    head = page.partition("</head>")[0]
    data = [json.loads(found) for found in DATA.findall(head)]
    return [*sorted(" ".join(each.split()) for each in SAID.findall(head)), *data]


def test_every_page_and_file_is_the_same_whoever_built_it(other_site: Path, site: Path) -> None:
    mine, theirs = ours(site), ours(other_site)
    assert len(mine) > 500
    assert theirs.keys() == mine.keys()
    for name, file in mine.items():
        if file.suffix == ".html":
            usual, other = (f.read_text("utf-8") for f in (file, theirs[name]))
            assert text_of(other, name) == text_of(usual, name)
            assert head_of(other) == head_of(usual), name
        elif name not in OF_THE_WHOLE:
            assert theirs[name].read_bytes() == file.read_bytes(), name


def test_its_pages_and_those_of_its_zip_have_their_policy(other_site: Path, unpacked: Path) -> None:
    for folder, here in ((other_site, "'self'"), (unpacked, FILES)):
        for file in folder.rglob("*.html"):
            text = file.read_text("utf-8")
            assert STATED.findall(text) == [policy(text, here)], file


def test_every_link_leads_somewhere_in_its_site_and_in_its_zip(
    other_site: Path, unpacked: Path
) -> None:
    assert [*broken(other_site)] == []
    assert [found for found in broken(unpacked) if ZIP.name not in found] == []


LOOK = """() => [...document.querySelectorAll(
    "body, header, header :not(path), article, article > *, .md-tabs, .md-tabs a, footer *")]
  .filter((one) => one.checkVisibility() && !one.matches("script, #__skip, .md-visually-hidden"))
  .map((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const style = getComputedStyle(one);
    const box = [x, y, width, height].map(Math.round);
    return [one.localName, ...box, style.fontSize, style.fontFamily, style.fontWeight,
      style.color, style.backgroundColor].join(" ");
  })"""
KINDS = ("", "situationer/kulorsvigt/", "sager/", "vaerktoejer/krav/", "404.html")
"""A page of each kind."""
WIDTHS = (390, 1280)


def looks(browser: Browser, folder: Path) -> list[tuple[str, str, int, str]]:
    """What a page of each kind looks like, light and dark, on a phone and on a computer."""
    found: list[tuple[str, str, int, str]] = []
    with served(folder) as address:
        kept = KeptPage(browser, address, PHONE)
        with kept.lent() as page:
            page.emulate_media(reduced_motion="reduce")
            for kind, width in product(KINDS, WIDTHS):
                page.set_viewport_size({"width": width, "height": 844})
                page.goto(f"/{kind}")
                settled(page)
                for scheme in PAPER:
                    page.emulate_media(color_scheme=scheme)
                    expect(page.locator("body")).to_have_css("background-color", PAPER[scheme])
                    found += [(kind, scheme, width, one) for one in page.evaluate(LOOK)]
        kept.context.close()
    return found


@pytest.mark.browser
def test_every_kind_of_page_looks_the_same_light_and_dark(
    other_site: Path, site: Path, browser: Browser
) -> None:
    theirs, mine = looks(browser, other_site), looks(browser, site)
    assert len(mine) > 500
    assert theirs == mine


@pytest.fixture(scope="module")
def other(other_site: Path, browser: Browser) -> Iterator[KeptPage]:
    """Its site on a phone; whoever borrows it asks no other host and finds nothing stopped."""
    with served(other_site) as address:
        kept = KeptPage(browser, address, PHONE)
        yield kept
        kept.context.close()


@pytest.mark.browser
def test_the_first_view_is_as_light_there(other_site: Path, browser: Browser) -> None:
    with served(other_site) as address:
        kept = KeptPage(browser, address, PHONE)
        with kept.lent() as page:
            weights = weighed(page, other_site)
        kept.context.close()
    assert sum(weights.values()) <= MOST, sorted(weights.items(), key=lambda w: -w[1])


@pytest.mark.browser
@pytest.mark.parametrize("width", [390, 1280])
def test_the_search_works_there_too(width: int, other: KeptPage) -> None:
    with other.lent() as page:
        page.set_viewport_size({"width": width, "height": 844})
        page.goto("/situationer/strafkort/")
        page.locator("a.to-search").click()
        page.keyboard.type("kuløsvigt")
        first = page.get_by_role("dialog").get_by_role("option").first
        expect(first).to_contain_text("Kulørsvigt")
        page.keyboard.press("Enter")
        expect(page.locator("h1")).to_contain_text("Kulørsvigt")


@pytest.mark.browser
def test_a_sentence_is_understood_there_too(other: KeptPage) -> None:
    with other.lent() as page:
        page.goto("/")
        page.locator("a.to-search").click()
        page.get_by_role("combobox").fill("øst passede men det var nords tur")
        expect(page.locator("button.search-chip")).to_have_count(3)
        page.locator(".search-next a").first.click()
        expect(page.locator("h1")).to_contain_text("Melding uden for tur")


@pytest.mark.browser
def test_a_guide_reads_its_ruling_aloud_there_too(other: KeptPage) -> None:
    with other.lent() as page:
        for story, address in [*TEN.items()][:2]:
            told = "\n".join([story, *read_aloud(page, address)])
            assert told in GOLDEN.read_text("utf-8")


@pytest.mark.browser
@pytest.mark.parametrize("tool", [tool for tool in TOOLS if len(tool) > 60])
def test_a_tool_tells_the_same_there(tool: str, other: KeptPage, phone: Page) -> None:
    """With much filled in by its address."""
    phone.goto(tool)
    settled(phone)
    with other.lent() as page:
        page.goto(tool)
        settled(page)
        assert page.locator("article").inner_text() == phone.locator("article").inner_text()


@pytest.mark.browser
@pytest.mark.parametrize(
    ("address", "ready"),
    [
        ("/?q=kul%C3%B8svigt", "[role=option]"),
        ("/situationer/kulorsvigt/", ".guide.ready"),
        ("/404.html", "h1"),
    ],
)
def test_its_frame_violates_no_rule(address: str, ready: str, other: KeptPage) -> None:
    with other.lent() as page:
        page.emulate_media(reduced_motion="reduce")
        assert violations(page, address, ready=ready) == []


@pytest.mark.browser
def test_it_is_there_without_a_net(other_site: Path, browser: Browser) -> None:
    context = browser.new_context(locale="da-DK", viewport={"width": 390, "height": 844})
    with served(other_site) as address:
        page = visited(context, address)
        context.set_offline(True)
        page.goto(f"{address}/situationer/kulorsvigt/")
        expect(page.locator(".guide.ready")).to_be_visible()
    context.close()


@pytest.mark.browser
def test_its_zip_is_opened_as_files(unpacked: Path, browser: Browser) -> None:
    kept = KeptPage(browser, "file://", PHONE)
    with kept.lent() as page:
        page.goto((unpacked / "index.html").as_uri())
        page.locator("ul.common").get_by_role("link", name="Meldte uden for tur").click()
        expect(page.locator(".guide.ready")).to_be_visible()
        page.locator("a.to-search").click()
        page.keyboard.type("54a")
        page.locator("[role=option][href*='paragraffer/54.html']").first.click()
        expect(page.locator("h1")).to_contain_text("§ 54")
    kept.context.close()
