"""The single sheets: charts and the stand-in's sheet."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from own_book import BOOK, content
from pdf_runs import IMPRINT, as_printed, drawn, letters, set_in, texts

from generator.book.compiler import TypstSource
from generator.book.sheets import MOST, Charts, answers, charts, leaf_of, stand_in
from generator.data.imprint import Imprint
from generator.views.content import Content
from rules_src.contents import gloss
from rules_src.presentation.home import HOME
from rules_src.presentation.sheets import CALLED, STAND_IN, Incident

PAGES: dict[Callable[[Content, Imprint], TypstSource], int] = {
    charts: len(HOME),
    stand_in: 2,
}
TWELVE = 12


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


def test_a_sheet_has_a_code_for_the_guide() -> None:
    source = stand_in(content(), IMPRINT)
    text = "".join((source.main, *(piece.text for piece in source.pieces)))
    assert "QR-kode" in text
