"""Laws read by somebody who did not write them: the paper, and what is kept of a reading."""

import re
from dataclasses import replace
from pathlib import Path

import pytest
from conftest import ROOT, run_generator
from own_book import BOOK, casebook, content
from pdf_texts import texts

from generator.book.documents.paper import make
from generator.cases.casebook import Casebook
from generator.cases.precedents import read_precedents
from generator.data.readings import FILE, Readings, digests, laws_read, read_readings
from generator.site.content import SiteContent
from generator.site.sections import measured, readings
from generator.views.paper import paper
from rules_src.model.roles import spoken

ONE_SENTENCE = re.compile(r"(?:[^.?]|\d+\. stik)+\.")
ENTRY = "readings:\n  - law: {law}\n    reader: Aalborg\n    date: {date}\n    digest: {digest}\n"


def kept(folder: Path, law: str = "27", date: str = "2027-03-31", digest: str = "") -> Readings:
    """The file with one reading; of what is ruled now, unless another digest is given."""
    text = ENTRY.format(law=law, date=date, digest=digest or digests(BOOK, casebook())[27])
    (folder / FILE).write_text(text, "utf-8")
    return read_readings(folder / FILE, BOOK, casebook(), folder)


def test_nobody_has_read_a_law_yet_and_the_site_says_so() -> None:
    assert read_readings(ROOT / "rules_src" / FILE, BOOK, casebook(), ROOT) == Readings()
    outside = read_precedents(ROOT / "rules_src" / "precedents", BOOK, ROOT)
    ours = replace(content(), precedents=outside)
    page = next(iter(measured.specs(SiteContent(ours))))
    assert page.context["readers"] == []
    assert page.context["laws"] == len(laws_read(BOOK))


def test_a_reading_of_what_is_ruled_now_is_shown(tmp_path: Path) -> None:
    found = kept(tmp_path)
    assert found.findings == ()
    assert [one.reader for one in replace(content(), readings=found).readers[27]] == ["Aalborg"]


def test_a_reading_of_other_words_is_advice_to_read_again_and_is_not_shown(tmp_path: Path) -> None:
    found = kept(tmp_path, digest="0123abcd")
    (finding,) = found.findings
    assert finding.advice
    assert "§ 27 er ændret, siden Aalborg læste den" in finding.text
    assert replace(content(), readings=found).readers[27] == ()


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"law": "2"}, "siden dømmer ikke efter § 2"),
        ({"law": "§ 27"}, "skriv dens nummer"),
        ({"date": "i går"}, "er ingen dato"),
    ],
)
def test_what_is_wrong_with_a_reading_is_an_error_in_danish(
    changes: dict[str, str], message: str, tmp_path: Path
) -> None:
    (finding,) = kept(tmp_path, **changes).findings
    assert message in finding.text
    assert not finding.advice


def test_the_digest_of_a_law_is_of_its_own_cases_and_no_others() -> None:
    whole = casebook()
    of_27 = {rule.name for s in laws_read(BOOK)[27] for rule in BOOK.rules_of(s)}
    gone = next(case for case in whole.cases if case.rule in of_27)
    rest = tuple(case for case in whole.cases if case is not gone)
    fewer = Casebook(rest, whole.rulings, whole.findings)
    before, after = digests(BOOK, whole), digests(BOOK, fewer)
    assert [law for law in before if before[law] != after[law]] == [27]


def test_every_row_of_the_site_is_on_some_paper_and_tells_an_incident() -> None:
    on_paper = {s.slug: s for each in laws_read(BOOK).values() for s in each}
    papers = [paper(BOOK, situation) for situation in on_paper.values()]
    rows = [row for each in papers for part in each.parts for row in part.rows]
    assert {row.id for row in rows} == {row.id for row in BOOK.all_rows()}
    assert [row.id for row in rows if not ONE_SENTENCE.fullmatch(row.incident)] == []
    assert [row.id for row in rows if not row.ruling.verdict] == []


def test_two_rows_of_a_rule_tell_two_incidents() -> None:
    for situation in BOOK.situations:
        for part in paper(BOOK, situation).parts:
            incidents = [spoken(row.incident) for row in part.rows]
            assert len({*incidents}) == len(incidents), part.rule


def test_a_year_reads_every_situation_once_and_each_month_something() -> None:
    months = readings.year(content())
    pages = [one.page for _, each in months for one in each]
    assert len(pages) == len({*pages}) == len(BOOK.situations)
    assert [name for name, each in months if not each] == []


def test_each_law_has_the_rows_of_its_paper_on_one_page_of_the_site() -> None:
    pages = {spec.path: spec.context for spec in readings.specs(SiteContent(content()))}
    every = [*readings.by_law(content())]
    assert [one.laws for one in every] == [(law,) for law in laws_read(BOOK)]
    for one in every:
        (law,) = one.laws
        page = pages[one.page]
        assert [each for each, _ in page["papers"]] == [
            paper(BOOK, s) for s in laws_read(BOOK)[law]
        ]
        assert (law, content().digests[law]) in page["digests"]
        assert page["rows"] == one.rows


def test_the_paper_has_every_row_its_boxes_and_the_mark(tmp_path: Path) -> None:
    done = run_generator("review", "90", "--out", str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "lov-90.pdf: 7 rækker, 1 side" in done.stderr
    text = " ".join(texts(tmp_path / "lov-90.pdf"))
    assert content().digests[90] in text
    assert text.count("uklar") == 7 + 1  # and once on the front


def test_every_law_can_be_printed_on_about_four_pages(tmp_path: Path) -> None:
    """Laws whose paper has the same situations have the same rows; one of them is enough."""
    laws = {situations: law for law, situations in laws_read(BOOK).items()}
    pages = {law: make(content(), ROOT, law, tmp_path / "x.pdf").pages for law in laws.values()}
    assert all(pages.values())
    each = [pages[laws[situations]] for situations in laws_read(BOOK).values()]
    assert sum(each) / len(each) <= 4
    assert max(each) <= 8


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("review",), "skriv en lov"),
        (("review", "2"), "siden dømmer ikke efter »2«; vælg mellem 3, 4"),
        (("review", "27", "--all"), "vælg enten --all eller »27«"),
        (("review", "27", "--form", "a5"), "ukendt valg"),
    ],
)
def test_a_paper_that_cannot_be_made_is_refused_in_danish(
    words: tuple[str, ...], message: str
) -> None:
    done = run_generator(*words)
    assert done.returncode == 2
    assert message in done.stderr
