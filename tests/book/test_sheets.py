"""The single sheets: charts, the stand-in's sheet, the poster and the tent."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pikepdf
import pytest
from own_book import BOOK, content
from pdf_runs import IMPRINT, as_printed, drawn, letters, set_in
from pdf_texts import texts

from generator.book.charts import Charts
from generator.book.documents.sheets import MOST, charts, poster, stand_in, tent
from generator.book.stand_in import answers, leaf_of
from generator.book.typst.compiler import TypstSource
from generator.data.imprint import Imprint
from generator.views.content import Content
from generator.views.sheets import single_sheets
from rules_src.contents import gloss
from rules_src.presentation.home import HOME
from rules_src.presentation.sheets import CALLED, RIGHTS, STAND_IN, Incident

PAGES: dict[Callable[[Content, Imprint], TypstSource], int] = {
    charts: len(HOME),
    stand_in: 2,
    poster: 1,
    tent: 1,
}
CODED: dict[str, Callable[[Content, Imprint], TypstSource]] = {
    "vikar-a4.pdf": stand_in,
    "plakat-a3.pdf": poster,
    "bordrytter-a4.pdf": tent,
}
BOOK_SLUGS = [situation.slug for situation in BOOK.situations]
A3, TWELVE, FOOT = 841.9, 12, 9


@pytest.fixture(scope="module")
def printed_charts(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return set_in(tmp_path_factory.mktemp("charts"), charts(content(), IMPRINT))


@pytest.fixture(scope="module")
def printed_stand_in(tmp_path_factory: pytest.TempPathFactory) -> str:
    made = set_in(tmp_path_factory.mktemp("stand-in"), stand_in(content(), IMPRINT))
    return "".join(texts(made))


@pytest.mark.parametrize("make", PAGES)
def test_a_sheet_has_its_pages_and_says_of_when_it_is(
    make: Callable[[Content, Imprint], TypstSource], tmp_path: Path
) -> None:
    pages = texts(set_in(tmp_path, make(content(), IMPRINT)))
    assert len(pages) == PAGES[make]
    assert all(IMPRINT.day in page for page in pages)


def test_a_chart_has_few_decisions_in_large_type(printed_charts: Path) -> None:
    for incident in HOME:
        chart = Charts(content()).chart(incident.label, incident.rule, incident.answers, MOST)
        assert 1 <= len(chart.boxes) <= MOST
    small = [run for run in drawn(printed_charts) if run.size < 14 and run.text.strip()]
    assert all(run.height < 90 for run in small), "only what is assumed, and the foot"


def test_a_chart_says_the_words_of_its_rulings_and_where_it_goes_on(printed_charts: Path) -> None:
    pages = texts(printed_charts)
    assert "kort " in "".join(pages)
    for incident, page in zip(HOME, map(letters, pages), strict=True):
        chart = Charts(content()).chart(incident.label, incident.rule, incident.answers, 1)
        for row in chart.boxes[0].rows:
            said = (line.step.says for line in row.says)
            assert [words for words in said if as_printed(words) not in page] == []


def test_every_decision_of_a_chart_is_led_to_by_an_answer_before_it() -> None:
    for incident in HOME:
        chart = Charts(content()).chart(incident.label, incident.rule, incident.answers, MOST)
        led = [row.next for box in chart.boxes for row in box.rows if row.next]
        assert sorted(led) == [box.number for box in chart.boxes][1:]
        for box in chart.boxes:
            assert all(row.next > box.number for row in box.rows if row.next)


def test_an_answer_of_a_chart_ends_in_a_row_that_its_rule_has() -> None:
    rows = {row.id: row for row in BOOK.all_rows()}
    for incident in HOME:
        chart = Charts(content()).chart(incident.label, incident.rule, incident.answers, MOST)
        for box in chart.boxes:
            name = box.decision.view.fact.name
            for row in (row for row in box.rows if row.leaf and not row.next):
                assert row.leaf
                assert {*row.answers} <= {*rows[row.leaf.row.id].cells[name]}


def test_the_stand_in_has_twelve_incidents_and_what_is_said_first(printed_stand_in: str) -> None:
    text = letters(printed_stand_in)
    assert len(STAND_IN) == TWELVE
    assert [one.label for one in STAND_IN if letters(one.label) not in text] == []
    assert [ref for ref in CALLED if letters(gloss(ref)) not in text] == []
    assert re.findall(r"\b(?:kort|side) \d", printed_stand_in) == [], "it leads to no other page"


@pytest.mark.parametrize("incident", STAND_IN, ids=lambda incident: incident.label)
def test_a_stand_in_needs_nothing_but_the_sheet(incident: Incident, printed_stand_in: str) -> None:
    """Each condition is ruled in words of the rules, and all of them are printed."""
    text = letters(printed_stand_in)
    for answer in answers(BOOK, incident):
        said = [line.step.says for spoken in answer.spoken for line in spoken.lines]
        assert said
        assert [words for words in said if as_printed(words) not in text] == []


def test_a_sheet_that_leaves_an_answer_open_is_refused() -> None:
    with pytest.raises(ValueError, match="accepted"):
        leaf_of(BOOK, "may_it_stand", {"since": "nothing"})


def test_the_tent_says_when_to_call_and_what_players_may(tmp_path: Path) -> None:
    """One face is upside down, so that its lines are read from below."""
    text = texts(set_in(tmp_path, tent(content(), IMPRINT)))[0]
    assert [ref for ref in RIGHTS if letters(gloss(ref)) not in letters(text)] == []
    words = {*re.findall(r"\w+", text)}
    called = {word for ref in CALLED for word in re.findall(r"\w+", gloss(ref))}
    assert len(called & words) >= 0.9 * len(called)


def test_no_line_of_the_tent_runs_into_its_foot(tmp_path: Path) -> None:
    runs = [run for run in drawn(set_in(tmp_path, tent(content(), IMPRINT))) if run.text.strip()]
    half = A3 / 2**0.5 / 2
    upright = [run for run in runs if run.height < half]
    foot = max(run.height for run in upright if run.size <= FOOT)
    assert min(run.height for run in upright if run.size > FOOT) > foot + FOOT


def test_a_single_sheet_has_a_code_for_what_it_shows_alone() -> None:
    for file, make in CODED.items():
        shown = single_sheets(content())[file].situations(BOOK)
        marks = {slug: f"m{n:02}" for n, slug in enumerate(BOOK_SLUGS)}
        source = make(content(), replace(IMPRINT, marks=marks))
        text = "".join((source.main, *(piece.text for piece in source.pieces)))
        assert "QR-kode til siden om gamle ark" in text
        address = replace(IMPRINT, marks=marks).document(file, shown)
        assert address.endswith("".join(marks[slug] for slug in BOOK_SLUGS if slug in shown))
    assert not single_sheets(content())["bordrytter-a4.pdf"].situations(BOOK)


def test_the_poster_is_for_a_wall(tmp_path: Path) -> None:
    made = set_in(tmp_path, poster(content(), IMPRINT))
    with pikepdf.open(made) as pdf:
        *_, width, height = map(float, pdf.pages[0].mediabox)
    assert (width, height) == pytest.approx((A3, A3 * 2**0.5), abs=1)
