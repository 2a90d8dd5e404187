"""How the handbook looks: sizes, columns, full pages and hyphens."""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest
from pdf_runs import Run, drawn, last_in_columns, letters

from rules_src.bridge.seats import Seat
from rules_src.laws import SITUATIONS

MOST_PAGES = 240
HEADING, CONTENTS = 9.5, 3
"""The size of the smallest heading in points; the page of contents lists some at its end."""
FRONT, LINE = 3, 3
"""The pages before the first chapter; points by which what stands on one line may differ."""


@pytest.fixture(scope="module")
def runs(printed_book: Path) -> list[Run]:
    """Every run of letters; reading them takes seconds."""
    return drawn(printed_book)


@pytest.fixture(scope="module")
def set_runs(runs: list[Run]) -> list[Run]:
    """Those between the head and the foot of a page."""
    return [run for run in runs if run.between]


def test_nothing_is_printed_smaller_than_can_be_read(runs: list[Run]) -> None:
    assert [run for run in runs if run.size < 8.5] == []


def test_a_page_inside_a_chapter_is_filled_and_the_book_is_short(
    printed_pages: list[str],
) -> None:
    assert len(printed_pages) <= MOST_PAGES
    pages = [letters(page) for page in printed_pages]
    first = min(n for n, page in enumerate(pages) if letters(SITUATIONS[0].intro[:40]) in page)
    after = (n for n, page in enumerate(pages) if n > first and "sammenligninger" in page[:40])
    last = min(after)
    full = max(len(page) for page in pages[first:last])
    assert [n + 1 for n in range(first, last) if len(pages[n]) < full / 4] == []


def test_no_heading_is_the_last_line_of_a_column(set_runs: list[Run]) -> None:
    last = [run for run in last_in_columns(set_runs) if run.size >= HEADING]
    assert [run for run in last if run.page > CONTENTS] == []


def test_short_words_are_never_broken_nor_the_ones_that_patterns_break_wrongly(
    printed_pages: list[str],
) -> None:
    text = "\n".join(printed_pages)
    broken = re.findall(r"(\w+)[\u00ad\ufffe\x02](?:\r?\n)?(\w+)", text)
    assert broken
    whole = {*re.findall(r"\w+", text)}
    assert [a + b for a, b in broken if len(a + b) < 9 and a + b in whole] == []
    assert [one for one, _ in broken if one.endswith(("strafpo", "mat", "matchpo"))] == []


def test_a_chapter_is_drawn_down_one_column_and_then_the_next(
    printed_pages: list[str], set_runs: list[Run]
) -> None:
    pages = [*enumerate(printed_pages, 1)]
    first = next(n for n, page in pages if "Hvad er der sket?" in page and n > FRONT)
    last = next(n for n, page in pages if "Det, der ligner hinanden ved" in page)
    inside = [run for run in set_runs if first <= run.page < last and run.text.strip()]
    assert inside
    back = [
        (run, then)
        for run, then in pairwise(inside)
        if run.page == then.page
        and (then.right < run.right or (then.right == run.right and _higher(run, then)))
    ]
    assert back == []


def _higher(run: Run, then: Run) -> bool:
    """Whether reading goes up; it may only to the hand of east, from west's to the left of it."""
    beside = then.text.strip() == Seat.EAST.name_da and then.left > run.left
    return then.height > run.height + LINE and not beside
