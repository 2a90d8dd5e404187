"""The single sheets: charts and the stand-in's sheet."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from own_book import BOOK, content
from pdf_runs import IMPRINT, as_printed, drawn, letters, set_in, texts

from generator.book.compiler import TypstSource
from generator.book.sheets import Ask, Box, answers, charts, drawn_chart, leaf_of, stand_in
from generator.data.imprint import Imprint
from generator.views.content import Content
from rules_src.contents import gloss
from rules_src.presentation.sheets import CALLED, CHARTS, STAND_IN, Chart, Incident

PAGES: dict[Callable[[Content, Imprint], TypstSource], int] = {
    charts: len(CHARTS),
    stand_in: 2,
}
TWELVE = 12
PARAGRAPHS = re.compile(r"[§\s,]*(\d+[A-F]?\d*(\([a-z]+\))*[\s,]*)*")
RULED = 0.7
"""So large a part of the boxes that end a chart say what is ruled, and lead to no card."""


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


def test_a_chart_is_drawn_in_type_that_can_be_read_at_arms_length(printed_charts: Path) -> None:
    """All but the numbers of paragraphs."""
    small = (run.text for run in drawn(printed_charts) if run.size < TWELVE)
    assert [text for text in small if not PARAGRAPHS.fullmatch(text)] == []


def boxes_of(node: Ask | Box) -> list[Box]:
    """The boxes of a flow, each time that it is led to."""
    below = [way.then for way in node.ways] if isinstance(node, Ask) else [node.then]
    own = [node] if isinstance(node, Box) else []
    return own + [box for one in below if one for box in boxes_of(one)]


@pytest.mark.parametrize("number", range(len(CHARTS)), ids=lambda n: CHARTS[n].rules[0])
def test_a_chart_says_all_that_its_rules_rule(number: int, printed_charts: Path) -> None:
    """Every verdict, and every sentence that the verdict does not say already."""
    page, chart = letters(texts(printed_charts)[number]), drawn_chart(BOOK, CHARTS[number])
    boxes = [box for _, flow in chart.flows for box in boxes_of(flow)]
    assert len([box for box in boxes if box.verdict]) >= 3
    said = [line.step.says for box in boxes for due in box.dues for line in due.lines]
    words = [*said, *(box.verdict for box in boxes)]
    assert [one for one in words if as_printed(one) not in page] == []


@pytest.mark.parametrize("chart", CHARTS, ids=lambda chart: chart.rules[0])
def test_most_of_what_a_chart_draws_is_ruled_without_a_card(chart: Chart) -> None:
    drawn = drawn_chart(BOOK, chart)
    ends = [box for _, flow in drawn.flows for box in boxes_of(flow) if not box.then]
    ruled = [box for box in ends if box.verdict and not any(drawn.onward(box))]
    assert len(ruled) >= RULED * len(ends)


def test_what_a_chart_leaves_out_is_a_question_of_its_rules() -> None:
    for chart in CHARTS:
        facts = {n: f for rule in chart.rules for n, f in BOOK[rule].facts_in_reach.items()}
        for name, keys in chart.left_out.items():
            assert {*keys} <= {*facts[name].answers}, name


def test_the_stand_in_has_twelve_incidents_and_what_is_said_first(printed_stand_in: str) -> None:
    text = letters(printed_stand_in)
    assert len(STAND_IN) == TWELVE
    named = [BOOK[one.rule].situation.title + one.asked for one in STAND_IN]
    assert [name for name in named if letters(name) not in text] == []
    assert [ref for ref in CALLED if letters(gloss(ref)) not in text] == []
    assert re.findall(r"\b(?:kort|side) \d", printed_stand_in) == [], "it leads to no other page"


@pytest.mark.parametrize("incident", STAND_IN, ids=lambda incident: incident.rule + incident.asked)
def test_a_stand_in_needs_nothing_but_the_sheet(incident: Incident, printed_stand_in: str) -> None:
    """Each condition is ruled in words of the rules, and all of them are printed."""
    text = letters(printed_stand_in)
    for _, told in answers(BOOK, incident):
        said = [line.step.says for _, lines in told for line in lines]
        assert said
        assert [words for words in said if as_printed(words) not in text] == []


def test_a_sheet_that_leaves_an_answer_open_is_refused() -> None:
    with pytest.raises(ValueError, match="accepted"):
        leaf_of(BOOK, "may_it_stand", {"since": "nothing"})
