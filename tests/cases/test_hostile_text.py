"""Contributed text can be nothing but text: hostile cases through the whole site builder."""

import json
import re
from collections.abc import Callable, Iterable, Iterator
from itertools import starmap
from pathlib import Path

import pytest
from copies import HOSTILE, SMALL, built, casebook_of, markdown_of
from html_read import Html
from small_rules import GOOD

from generator.cases.findings import Code
from generator.site.pages import Page, pages
from generator.site.sections.about import FEED
from generator.views.content import Content

SIGNS = re.compile(r"[^\w\s§.,]")


def case_of(text: str) -> str:
    """A case in which every text that a contributor may write is this one."""
    said = json.dumps(text, ensure_ascii=False)
    again = json.dumps(f"{text}\n\n{text}\n", ensure_ascii=False)
    found = re.sub(r"headnote: .*", lambda _: f"headnote: {said}", GOOD)
    found = re.sub(r"story: >\n(  .*\n)+", lambda _: f"story: {again}\n", found)
    found = re.sub(r"source: .*\n", lambda _: f"source: {{article: {said}, site: {said}}}\n", found)
    return found + f"adds: {again}\nreconstructed: {again}\n"


def variants(text: str) -> Iterator[str]:
    """The case as it is, disputed, and withdrawn: pages show the reasons."""
    whole, said = case_of(text), json.dumps(f"{text}\n\n{text}", ensure_ascii=False)
    yield whole
    yield whole.replace("29B: cancelled", "29A: stands") + f"disputed: {said}\n"
    yield whole + f"withdrawn: {json.dumps(f'{text} 2026-11-01', ensure_ascii=False)}\n"


def harmless(text: str) -> str:
    """The same text with every sign made a dot: what its page should be like."""
    return SIGNS.sub("·", text)


def alone(content: Content) -> list[Page]:
    """The pages without what is made beside them, and the file that one of them leads to."""
    return [*starmap(Page, markdown_of(content).items()), Page(FEED, "")]


def site_with(folder: Path, texts: list[str], made: Callable[[Content], Iterable[Page]]) -> Path:
    """The site of a casebook with these texts: what is made of it."""
    cases = {
        f"{name}-{number}": case
        for number, text in enumerate(texts)
        for name, case in zip(("said", "disputed", "withdrawn"), variants(text), strict=True)
    }
    casebook = casebook_of(folder / "casebook", **cases)
    wrong = [f for f in casebook.findings if not f.advice and f.code is not Code.SAME_TEXT]
    assert [f.text for f in wrong] == []
    return built(folder, made(Content(SMALL, casebook, ())))


@pytest.fixture(scope="module")
def sites(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The hostile site, and the pages of the same with every sign made a dot."""
    dots = [harmless(text) for text in HOSTILE]
    return (
        site_with(tmp_path_factory.mktemp("hostile"), HOSTILE, pages),
        site_with(tmp_path_factory.mktemp("harmless"), dots, alone),
    )


def read(path: Path) -> Html:
    return Html(path.read_text("utf-8"))


def html(site: Path) -> list[Path]:
    return sorted(path.relative_to(site) for path in site.rglob("*.html"))


def test_hostile_text_changes_no_tag_and_no_attribute_of_any_page(sites: tuple[Path, Path]) -> None:
    hostile, harmless = sites
    assert html(hostile) == html(harmless)
    assert len([p for p in html(hostile) if p.parts[0] == "sager"]) == 3 * len(HOSTILE) + 1
    for path in html(hostile):
        bad, good = read(hostile / path), read(harmless / path)
        assert bad.shape == good.shape, path
        own = re.compile(r"#[\w-]*")  # a heading's anchor is made of its words
        new = [p for p in bad.places if p not in good.places and not own.fullmatch(p)]
        assert new == [], path


def test_what_was_written_is_what_is_read(sites: tuple[Path, Path]) -> None:
    """Nothing is lost either: the text stands on its page, sign for sign."""
    hostile, _ = sites
    for number, text in enumerate(HOSTILE):
        found = read(hostile / "sager" / f"said-{number}" / "index.html")
        assert " ".join(text.split()) in " ".join(found.text.split()), text


def test_the_search_index_holds_no_markup_of_theirs(sites: tuple[Path, Path]) -> None:
    hostile, _ = sites
    script = (hostile / "assets" / "js" / "search-index.js").read_text("utf-8")
    assert "<" not in script
    index = json.loads(script.removeprefix("globalThis.searchIndex = ").rstrip(";\n"))
    titles = {entry[1] for entry in index["entries"]}
    assert {text.strip() for text in HOSTILE} <= titles, "the script shows them as text"


def test_the_data_for_programs_is_json_with_the_text_as_it_is(sites: tuple[Path, Path]) -> None:
    cases = json.loads((sites[0] / "data" / "v1" / "cases.json").read_text("utf-8"))
    assert {case["headnote"] for case in cases} == {text.strip() for text in HOSTILE}
