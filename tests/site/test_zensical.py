"""The site does not depend on its builder: Zensical makes the same site of the same files.

Material for MkDocs reaches its end of life in May 2027, and Zensical reads the same `mkdocs.yml`.
The text of every page and each of our files are the same whoever builds them, so what the other
tests find of guides, tools, search and style sheets holds for both.
"""

import json
import posixpath
import re
import shutil
from html import unescape
from pathlib import Path

import pytest
from conftest import ROOT
from in_page import PHONE, KeptPage
from playwright.sync_api import Browser, expect
from test_published import ADDRESS

from dev.looked_at import served
from generator.data.imprint import imprint_of
from generator.engine.rulebook import Rulebook
from generator.site.builder import BUILDERS
from generator.site.publish import PACK, ZIP, publish
from generator.site.stage import staged
from rules_src.editions import L2017
from rules_src.laws import SITUATIONS

OWN = ("assets/javascripts/", "assets/stylesheets/", "sitemap.xml")
"""What a builder brings with it, or writes for itself."""
OF_THE_WHOLE = ("sw.js", PACK, str(ZIP))
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
        with staged(folder) as stage:
            builder = BUILDERS["zensical"]
            publish(folder, stage, SITUATIONS, print, builder, imprint.rules, imprint.day)
    return folder / "site"


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


@pytest.mark.browser
def test_home_a_situation_and_a_sentence_work_there(other_site: Path, browser: Browser) -> None:
    with served(other_site) as address:
        kept = KeptPage(browser, address, PHONE)
        with kept.lent() as page:
            page.goto("/")
            page.locator("ul.common").get_by_role("link", name="Melding uden for tur").click()
            expect(page.locator(".guide.ready")).to_be_visible()
            page.goto("/")
            page.locator("a.to-search").click()
            page.get_by_role("textbox").fill("øst passede men det var nords tur")
            expect(page.locator("button.search-chip")).to_have_count(3)
            page.locator(".search-next a").first.click()
            expect(page.locator("h1")).to_contain_text("Melding uden for tur")
        kept.context.close()
