"""The pages as Markdown: what they say and are given, and that contributed text is only text."""

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
import small_rules
import yaml
from conftest import ROOT
from copies import SMALL, casebook_of, markdown_of
from html_read import Html
from hypothesis import given
from hypothesis import strategies as st
from jinja2 import meta, nodes
from markdown import Markdown  # type: ignore[import-untyped]
from own_book import BOOK, casebook

from generator.site.pages import Page, specs, write
from generator.site.render import TEMPLATES
from generator.text.markdown import plain, prose
from generator.text.page import PageSpec
from generator.views.content import Content
from rules_src.theorems import THEOREMS

GOLDEN = ROOT / "tests" / "golden" / "pages"


def made(folder: Path, **cases: str) -> dict[str, str]:
    """The pages of the tiny situations and these cases."""
    casebook = casebook_of(folder, **cases)
    return markdown_of(Content(SMALL, casebook, ()))


def settings() -> dict[str, object]:
    """The Markdown extensions of mkdocs.yml."""
    text = (ROOT / "mkdocs.yml").read_text("utf-8").replace("!ENV", "")
    listed = yaml.safe_load(text)["markdown_extensions"]
    named = {
        k: v for item in listed for k, v in (item if isinstance(item, dict) else {item: {}}).items()
    }
    return {"extensions": [*named, "tables", "fenced_code"], "extension_configs": named}


def html_of(markdown: str) -> str:
    body = re.sub(r"\A---\n.*?\n---\n", "", markdown, flags=re.DOTALL)
    return str(Markdown(**settings()).convert(body))


@pytest.mark.parametrize(
    "page",
    ["index.md", "situationer/melding.md", "sager/pass-then-subset.md", "paragraffer/23.md"],
)
def test_a_page_of_the_tiny_rules_is_as_it_was(page: str, tmp_path: Path) -> None:
    """`UPDATE_GOLDEN=1 pytest tests/test_pages.py` writes them anew; read the difference."""
    text = made(tmp_path, **{"pass-then-subset": small_rules.GOOD})[page]
    golden = GOLDEN / page.replace("/", "_")
    if os.environ.get("UPDATE_GOLDEN"):
        golden.parent.mkdir(parents=True, exist_ok=True)
        golden.write_text(text, "utf-8")
    assert text == golden.read_text("utf-8")


def test_a_case_is_shared_with_its_verdict_and_the_beginning_of_its_story(tmp_path: Path) -> None:
    text = made(tmp_path, good=small_rules.GOOD.replace("Syd passer,", "Langt. " * 60))
    description = yaml.safe_load(text["sager/good.md"].split("---\n")[1])["description"]
    ruled = re.search(r'<p class="the-verdict" markdown="1">(.*?\.) ', text["sager/good.md"])
    assert ruled
    assert description.startswith(f"{ruled[1]} Langt.")
    assert description.endswith(" …")
    assert len(description) <= 210


@given(st.text(st.characters(exclude_categories=["C", "Z"]) | st.just(" "), min_size=1))
def test_any_text_comes_out_of_markdown_as_it_went_in(text: str) -> None:
    words = " ".join(text.split())
    read = Html(html_of(f'<p markdown="1">x {plain(words)}</p>'))
    assert read.text.strip() == f"x {words}".strip()


def test_a_suit_symbol_has_its_name_for_those_who_do_not_see_it() -> None:
    read = Html(html_of(f'<p markdown="1">{plain("1♥ og 2♠")}</p>'))
    spans = [attrs for tag, attrs in read.tags if tag == "span"]
    assert [(a["role"], a["aria-label"]) for a in spans] == [("img", "hjerter"), ("img", "spar")]


def test_a_paragraph_in_running_text_is_a_link_with_its_gloss() -> None:
    read = Html(html_of(f'<p markdown="1">{prose("se § 54A, §§ 49–52 og § 99Z", "../")}</p>'))
    links = [attrs for tag, attrs in read.tags if tag == "a"]
    assert [link["href"] for link in links] == ["../paragraffer/54.md#54A"]
    assert links[0]["title"]


JUDGED = """\
headnote: {headnote}
story: Syd passer i Nords tur.
facts:
  same_meaning: no
  subset: {subset}
ruling:
  - {verdict}
authority: {authority}
source: {{own: true}}
"""


def test_examples_of_a_judgement_stand_under_its_verdicts_each_with_its_authority(
    tmp_path: Path,
) -> None:
    for name, headnote, subset, verdict, authority in (
        ("raise", "Støtte er mindre end pas", "yes", "23A2: verdict.yes", "advice"),
        ("jump", "Spring er mere end pas", "no", "23A: verdict.no", "law"),
    ):
        text = JUDGED.format(headnote=headnote, subset=subset, verdict=verdict, authority=authority)
        casebook_of(tmp_path, "comparable", **{name: text})
    shown = Html(html_of(made(tmp_path)["situationer/tilsvarende.md"])).text
    listed = shown[shown.index("\nSager#") : shown.index("Alle 2 sager")].split("\n")
    expected = (
        "Ja, en delmængde. §\u00a023A2",
        "Støtte er mindre end pas råd",
        "Nej. §\u00a023A",
        "Spring er mere end pas",
    )
    lines = [line.strip() for line in listed if line.strip()][1:]
    assert len(lines) == len(expected)
    assert all(line.startswith(begun) for line, begun in zip(lines, expected, strict=True))


def test_a_withdrawn_case_keeps_its_address_and_says_why(tmp_path: Path) -> None:
    text = small_rules.GOOD + "withdrawn: Loven er ændret, 2026-11-01\n"
    page = made(tmp_path, gone=text)["sager/gone.md"]
    assert "Loven er ændret" in page
    assert "Vejen dertil" not in page


def test_pages_are_written_when_their_bytes_change_and_only_then(tmp_path: Path) -> None:
    assert write([Page("a.md", "A\n"), Page("b/c.md", "C\n")], tmp_path) == ("a.md", "b/c.md")
    before = (tmp_path / "a.md").stat().st_mtime_ns
    assert write([Page("a.md", "A\n"), Page("b/c.md", "ny\n")], tmp_path) == ("b/c.md",)
    assert (tmp_path / "a.md").stat().st_mtime_ns == before


def test_a_page_no_longer_made_is_removed_with_its_folder_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "hand.md").write_text("skrevet i hånden\n", "utf-8")
    write([Page("a.md", "A\n"), Page("b/c.md", "C\n")], tmp_path)
    assert write([Page("a.md", "A\n")], tmp_path) == ("b/c.md",)
    assert not (tmp_path / "b").exists()
    assert (tmp_path / "hand.md").exists()


def test_nothing_is_written_unless_every_page_could_be_made(tmp_path: Path) -> None:
    def broken() -> Iterator[Page]:
        yield Page("a.md", "A\n")
        raise ValueError("the second page")

    with pytest.raises(ValueError, match="the second page"):
        write(broken(), tmp_path)
    assert not list(tmp_path.iterdir())


OF_EVERY_PAGE = {*PageSpec._fields, "root", "crumbs", "heading"}


@cache
def reads(template: str, replaced: frozenset[str] = frozenset()) -> frozenset[str]:
    """The names that a template reads, without its replaced blocks; also by what it is made of."""
    assert TEMPLATES.loader
    source, _, _ = TEMPLATES.loader.get_source(TEMPLATES, template)
    tree = TEMPLATES.parse(source)
    for block in tree.find_all(nodes.Block):
        if block.name in replaced:
            block.body = []
        replaced |= {block.name}
    # a template itself gives its blocks the names of macros and of what it imports
    defined = {macro.name for macro in tree.find_all(nodes.Macro)}
    defined |= {imported.target for imported in tree.find_all(nodes.Import)}
    own = meta.find_undeclared_variables(tree) - {*TEMPLATES.globals} - defined
    others = [name for name in meta.find_referenced_templates(tree) if name]
    return frozenset(own).union(*(reads(name, replaced) for name in others))


def test_a_template_reads_what_its_pages_give_and_nothing_else() -> None:
    """A page that lacks one of the names stops the build, so those of a template are one set."""
    given: dict[str, set[str]] = {}
    for spec in specs(Content(BOOK, casebook(), THEOREMS)):
        given.setdefault(spec.template, set()).update(spec.context)
    for template, names in given.items():
        assert names == reads(f"{template}.md.jinja") - OF_EVERY_PAGE, template
