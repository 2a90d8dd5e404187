"""The pages for maintainers name files that are there, and their first page leads to each."""

import re
from pathlib import Path

import pytest
from conftest import ROOT

UPKEEP = ROOT / "docs" / "bidrag" / "vedligehold"
PAGES = sorted(UPKEEP.rglob("*.md"))
FILE = re.compile(r"`((?:rules_src|generator|tests|dev|bench|theme)/(?![\w/]*navn)[\w./]+\.\w+)`")
"""`navn` stands for the name of whatever is added."""


@pytest.mark.parametrize(
    "page",
    [*PAGES, ROOT / "README.md", ROOT / "CONTRIBUTING.md"],
    ids=lambda page: page.stem,
)
def test_every_file_that_a_page_names_is_there(page: Path) -> None:
    assert [
        name for name in FILE.findall(page.read_text("utf-8")) if not (ROOT / name).is_file()
    ] == []


def test_the_first_page_leads_to_each_of_the_others() -> None:
    links = re.findall(r"\]\(([^)]+\.md)\)", (UPKEEP / "index.md").read_text("utf-8"))
    inside = {UPKEEP / link for link in links if not link.startswith("..")}
    assert inside == {*PAGES} - {UPKEEP / "index.md"}


def test_every_page_begins_with_its_title() -> None:
    for page in PAGES:
        front, title = page.read_text("utf-8").split("\n")[:2]
        assert front == "---"
        assert title.startswith("title: "), page


def test_every_module_that_a_script_says_it_agrees_with_is_there() -> None:
    scripts = [*(ROOT / "generator").rglob("*.js"), *(ROOT / "generator").rglob("*.ts")]
    named = {
        name
        for file in scripts
        for name in re.findall(
            r"\b(?:rules_src|generator|tests)/[\w/]+\.py", file.read_text("utf-8")
        )
    }
    assert {"tests/oracle/last_tricks.py"} <= named
    assert {name for name in named if not (ROOT / name).is_file()} == set()
