"""How the handbook looks: spreads, sizes, columns and hyphens."""

import re
from collections import Counter, defaultdict
from itertools import pairwise
from pathlib import Path

import pytest
from own_book import BOOK
from pdf_runs import IMPRINT, Run, as_printed, drawn, letters, nearest

from generator.book.assembly import Assembly
from generator.book.back import Plan
from generator.book.deck import THIN
from generator.book.handbook import FIRST, PAPER, Spreads
from rules_src.laws import SITUATIONS

MOST_PAGES, ON_ONE_SPREAD = 118, 38
MOST_PARTED, MOST_THIN = 3, 3
BODY, LEAST = 10, 9.5
"""The size of text on a spread, and the least of anything but a paragraph."""
LAW = re.compile(r"(\d+([A-Z]\d*)?|[A-Z]\d*|[a-i]|[ivx]+)?")
FREE, BOUND = 6, 20
"""Millimetres to an edge that no printer reaches, and to one that is bound or punched."""
WRONG = (
    *("strafpo", "mat", "matchpo", "mel", "spør", "util", "til", "tilba", "di", "of", "be", "brid"),
    *("fre", "frekven", "åb", "tur", "systemreg", "appelkomite"),
)
"""Where no word is broken."""
LINE = 3
"""Points by which what stands on one line may differ."""
HUNG = 5
"""Points that the lines of a ruling or an answer stand further in than its letter or dash."""
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
    pages = range(FIRST, FIRST + 2 * len(spreads.spreads))
    low = (PAPER.lower + PAPER.foot) * MM
    top = [(PAPER.height - PAPER.upper - head) * MM for head in (PAPER.front_head, PAPER.back_head)]
    left, right = PAPER.outside * MM, (PAPER.width - PAPER.outside) * MM
    return [
        run
        for run in runs
        if run.page in pages and low < run.height < top[run.page % 2] and left < run.left < right
    ]


def test_nothing_but_a_paragraph_is_printed_smaller_than_can_be_read(runs: list[Run]) -> None:
    small = {part for run in runs if run.size < LEAST for part in re.split(r"\W+|\x02", run.text)}
    assert [part for part in small if not LAW.fullmatch(part)] == []


def test_all_spreads_are_set_in_one_size(set_runs: list[Run]) -> None:
    sizes = Counter[float]()
    for run in set_runs:
        sizes[run.size] += len(run.text.strip())
    assert sizes.most_common(1)[0][0] == BODY
    titles = as_printed(" ".join(rule.title for rule in BOOK.rules.values()))
    titles += as_printed(" ".join(situation.title for situation in SITUATIONS))
    larger = {as_printed(run.text) for run in set_runs if run.size > BODY}
    assert [text for text in larger if text not in titles] == []


def test_lines_have_air(set_runs: list[Run]) -> None:
    heights = sorted({(r.page, r.right, round(r.height, 1)) for r in set_runs if r.size == BODY})
    pitches = Counter(
        round((higher[2] - low[2]) / BODY, 1)
        for low, higher in pairwise(heights)
        if low[:2] == higher[:2] and higher[2] - low[2] > LINE
    )
    assert pitches.most_common(1)[0][0] == 1.2


def test_every_page_has_its_number_in_its_outer_corner(runs: list[Run]) -> None:
    last = max(run.page for run in runs)
    numbered = {
        run.page
        for run in runs
        if run.text.strip() == str(run.page)
        and run.height > (PAPER.height - 20) * MM
        and (run.left > 180 * MM if run.page % 2 else run.left < 25 * MM)
    }
    assert numbered == {*range(2, last + 1)}


def test_nothing_stands_where_it_cannot_be_printed_or_is_bound(printed_book: Path) -> None:
    for page, (left, low, right, high) in enumerate(nearest(printed_book)[1:], 2):
        inner, outer = (left, right) if page % 2 else (right, left)
        assert inner > BOUND - 1 / MM, page
        assert min(outer, low, high) > FREE, page


def test_no_page_refers_to_itself(printed_pages: list[str]) -> None:
    own = (re.search(rf"side\s{n}\b", text) for n, text in enumerate(printed_pages, 1))
    assert [*filter(None, own)] == []


def test_no_page_of_the_casebook_begins_with_what_is_drawn_for_the_case_before(
    printed_cases: list[str],
) -> None:
    drawn = re.compile(r"[^\r\n]*[\r\n]+\s*(\w+ er giver|Nord Øst|Øst Syd|Syd Vest|Vest Nord)")
    assert any("er giver" in text for text in printed_cases)
    assert [n for n, text in enumerate(printed_cases, 1) if drawn.match(text)] == []


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
        beside = (each for spread in spreads.spreads if card in spread for each in spread)
        goes_on = any(each.of[0] < each.of[1] for each in beside)
        assert (f"fortsætter på side {spreads.begin(card) + 2}" in text) is goes_on
    alone = Counter(card.text.situation for card in spreads.cards)
    assert sum(number == 1 for number in alone.values()) >= ON_ONE_SPREAD
    assert len(printed_pages) <= MOST_PAGES


def test_the_comparisons_say_at_the_foot_whom_the_signs_stand_for(
    spreads: Spreads, printed_pages: list[str]
) -> None:
    first = FIRST + 2 * len(spreads.spreads)
    assert letters("Sammenligninger") in letters(printed_pages[first - 1])
    for page in (first, first + 2):
        assert letters("M F’s makker") in letters(printed_pages[page - 1])


def test_no_line_is_printed_below_its_column(spreads: Spreads, runs: list[Run]) -> None:
    pages = range(FIRST, FIRST + 2 * len(spreads.spreads))
    foot = (PAPER.lower + PAPER.foot) * MM
    low = [run for run in runs if run.page in pages and run.size == BODY and run.height < foot]
    assert low == []


def test_no_column_ends_with_what_belongs_to_the_next_line(spreads: Spreads) -> None:
    for card in spreads.cards:
        lasts = [last for _, last in card.columns if last < len(card.lines)]
        assert [card.lines[last - 1] for last in lasts if card.lines[last - 1].keep] == []


def test_few_answers_are_parted_from_their_questions(spreads: Spreads) -> None:
    begun = [
        card.lines[first] for card in spreads.cards for first, last in card.columns if first < last
    ]
    assert sum(line.parts > 0 for line in begun) <= MOST_PARTED


def test_few_spreads_are_nearly_empty(spreads: Spreads) -> None:
    room = PAPER.smallest.columns * PAPER.room(PAPER.back_head)
    filled = [
        sum(line.height for card in spread for a, b in card.back for line in card.lines[a:b]) / room
        for spread in spreads.spreads
    ]
    assert sum(part < THIN for part in filled) <= MOST_THIN


def test_questions_stand_left_and_the_rulings_that_they_lead_to_right(spreads: Spreads) -> None:
    for card in spreads.cards:
        front, back = (
            [line for a, b in side for line in card.lines[a:b]] for side in (card.front, card.back)
        )
        assert all(line.asks for line in front)
        assert not any(line.asks for line in back)
        there = {line.typst for line in back}
        asked = {line.typst for line in front}
        for rule in card.rules:
            titled = card.text.titled
            ladder = enumerate(card.text.rungs[rule], titled)
            ends = (
                r.leaf.row.id for n, r in ladder if r.leaf and f"fronts.{rule}.at({n})" in asked
            )
            for row in ends:
                for n, ruling in enumerate(card.text.rulings.printed(rule), titled):
                    if row in {one.id for one in ruling.each}:
                        assert f"rulings.{rule}.at({n})" in there, row


def test_the_notes_of_a_spread_are_numbered_once_and_from_one(spreads: Spreads) -> None:
    out, numbered = Assembly("handbook"), 0
    spreads.write(out)
    for page in re.findall(r"#spread-page.*", out.source().main):
        numbers = [int(n) for n in re.findall(r'"\d+": (\d+), ', page)]
        assert sorted(numbers) == [*range(1, len(numbers) + 1)]
        numbered += len(numbers)
    assert numbered > 200


def test_short_words_are_never_broken_nor_the_ones_that_patterns_break_wrongly(
    printed_pages: list[str], printed_cases: list[str]
) -> None:
    text = "\n".join(printed_pages + printed_cases)
    broken = re.findall(r"(\w+)[\u00ad\ufffe\x02](?:\r?\n)?(\w+)", text)
    assert broken
    whole = {*re.findall(r"\w+", text)}
    short = (a + b for a, b in broken if len(a + b) < 9 and a.islower())  # not E-K
    assert [word for word in short if word in whole] == []
    assert [one for one, _ in broken if one.lower().endswith(WRONG)] == []


def test_a_spread_is_drawn_down_one_column_and_then_the_next(set_runs: list[Run]) -> None:
    inside = [run for run in set_runs if run.text.strip("\x02 ")]
    assert inside
    back = [
        (run, then)
        for run, then in pairwise(inside)
        if run.page == then.page
        and _column(then) <= _column(run)
        and (_column(then) < _column(run) or then.height > run.height + LINE)
    ]
    assert back == []


def _column(run: Run) -> bool:
    """Whether it stands in the right one of two columns."""
    edge = PAPER.inside if run.page % 2 else PAPER.outside
    return run.left > (edge + PAPER.column(2) + PAPER.gutter / 2) * MM


def test_rulings_and_answers_have_more_room_between_them_than_inside(set_runs: list[Run]) -> None:
    """Measured in print: from an answer to the next, and above a ruling with no heading."""
    columns = defaultdict[tuple[int, bool], list[Run]](list)
    for run in set_runs:
        columns[run.page, _column(run)].append(run)
    answers, rulings = [], []
    for (page, _), runs in columns.items():
        dashes = sorted(run.height for run in runs if run.text.strip() == "–")
        answers += [high - low for low, high in pairwise(dashes)]
        edge = min(run.left for run in runs) + HUNG
        for run in runs:
            if page % 2 and run.left < edge and re.fullmatch("([B-Z]|[A-Z]{2}) ?", run.text):
                above = (o for o in runs if o.height > run.height + LINE)
                height, size = min(((o.height, -o.size) for o in above), default=(0, 0))
                rulings += [height - run.height] * (size == -BODY)
    assert min(len(answers), len(rulings)) > 400
    assert min(*answers, *rulings) > 1.21 * BODY
