"""How the handbook looks: spreads, sizes, columns and hyphens."""

from __future__ import annotations

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
from own_book import BOOK
from pdf_runs import IMPRINT, Run, as_printed, drawn, letters

from generator.book.back import Plan
from generator.book.handbook import FIRST, PAPER, Spreads
from rules_src.laws import SITUATIONS

MOST_PAGES, ON_ONE_SPREAD = 121, 40
BODY, LEAST = 10.5, 8.5
"""The least size of text on a spread, and of anything."""
LINE = 3
"""Points by which what stands on one line may differ."""
MM = 72 / 25.4


@pytest.fixture(scope="module")
def spreads() -> Spreads:
    return Spreads(BOOK, IMPRINT, Plan("Håndbog", "", SITUATIONS))


@pytest.fixture(scope="module")
def runs(printed_book: Path) -> list[Run]:
    """Every run of letters; reading them takes seconds."""
    return drawn(printed_book)


@pytest.fixture(scope="module")
def set_runs(runs: list[Run], spreads: Spreads) -> list[Run]:
    """Those on the spreads, without the head, the tabs and the foot."""
    pages = range(FIRST, FIRST + 2 * len(spreads.cards))
    low = (PAPER.lower + PAPER.foot) * MM
    top = [(PAPER.height - PAPER.upper - head) * MM for head in (PAPER.front_head, PAPER.back_head)]
    left, right = PAPER.outside * MM, (PAPER.width - PAPER.outside) * MM
    return [
        run
        for run in runs
        if run.page in pages and low < run.height < top[run.page % 2] and left < run.left < right
    ]


def test_nothing_is_printed_smaller_than_can_be_read(runs: list[Run], set_runs: list[Run]) -> None:
    assert [run for run in runs if run.size < LEAST] == []
    small = [run for run in set_runs if run.size < BODY and run.text.strip()]
    assert {run.text for run in small if run.page % 2 == 0} <= {"Udspil og spil"} | {
        run.text
        for run in small
        if run.height > (PAPER.height - PAPER.upper - PAPER.front_head) * MM
    }
    assert [run for run in small if run.page % 2] == []


def test_every_chapter_begins_on_a_left_page_and_says_if_it_needs_two_spreads(
    spreads: Spreads, printed_pages: list[str]
) -> None:
    assert len(spreads.begins) == len(SITUATIONS)
    for situation, page in spreads.begins.items():
        assert page % 2 == 0
        there = letters(printed_pages[page - 1])
        assert letters(situation.title) in there
        assert as_printed(situation.intro) in there
    for card in spreads.cards:
        part, parts = card.of
        text = printed_pages[spreads.begin(card) - 1]
        assert (f"Opslag {part} af {parts}" in text) is (parts > 1)
        assert (f"fortsætter på side {spreads.begin(card) + 2}" in text) is (part < parts)
    alone = Counter(card.text.situation for card in spreads.cards)
    assert sum(number == 1 for number in alone.values()) >= ON_ONE_SPREAD
    assert len(printed_pages) <= MOST_PAGES


def test_the_comparisons_say_at_the_foot_whom_the_signs_stand_for(
    spreads: Spreads, printed_pages: list[str]
) -> None:
    first = FIRST + 2 * len(spreads.cards)
    assert letters("Sammenligninger") in letters(printed_pages[first - 1])
    for page in (first, first + 2):
        assert letters("M F’s makker") in letters(printed_pages[page - 1])


def test_no_line_is_printed_below_its_column(spreads: Spreads, runs: list[Run]) -> None:
    pages = range(FIRST, FIRST + 2 * len(spreads.cards))
    foot = (PAPER.lower + PAPER.foot) * MM
    low = [run for run in runs if run.page in pages and run.size >= BODY and run.height < foot]
    assert low == []


def test_no_column_ends_with_what_belongs_to_the_next_line(spreads: Spreads) -> None:
    for card in spreads.cards:
        lasts = [last for _, last in card.columns if last < len(card.lines)]
        assert [card.lines[last - 1] for last in lasts if card.lines[last - 1].keep] == []


def test_questions_stand_left_and_rulings_right_where_both_have_room(spreads: Spreads) -> None:
    sides = [
        [
            [line.asks for a, b in side for line in card.lines[a:b]]
            for side in (card.front, card.back)
        ]
        for card in spreads.cards
    ]
    apart = [(front, back) for front, back in sides if all(front) and not any(back)]
    assert len(apart) > len(sides) / 2
    for front, back in sides:
        every = [*front, *back]
        assert every == sorted(every, reverse=True), "all questions first"


def test_short_words_are_never_broken_nor_the_ones_that_patterns_break_wrongly(
    printed_pages: list[str],
) -> None:
    text = "\n".join(printed_pages)
    broken = re.findall(r"(\w+)[\u00ad\ufffe\x02](?:\r?\n)?(\w+)", text)
    assert broken
    whole = {*re.findall(r"\w+", text)}
    assert [a + b for a, b in broken if len(a + b) < 9 and a + b in whole] == []
    assert [one for one, _ in broken if one.endswith(("strafpo", "mat", "matchpo"))] == []


def test_a_spread_is_drawn_down_one_column_and_then_the_next(set_runs: list[Run]) -> None:
    inside = [run for run in set_runs if run.text.strip("\x02 ")]
    assert inside
    back = [
        (run, then)
        for run, then in pairwise(inside)
        if run.page == then.page
        and (_column(then) < _column(run) or (_column(then) == _column(run) and _higher(run, then)))
    ]
    assert back == []


def _column(run: Run) -> bool:
    """Whether it stands in the right one of two columns."""
    edge = PAPER.inside if run.page % 2 else PAPER.outside
    return run.left > (edge + PAPER.column(2) + PAPER.gutter / 2) * MM


def _higher(run: Run, then: Run) -> bool:
    return then.height > run.height + LINE
