"""The table cards and the booklet: every ruling stands on them, in a size that can be read."""

from __future__ import annotations

import re
from collections import Counter
from itertools import groupby, pairwise
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from own_book import BOOK, content
from pdf_runs import IMPRINT, as_printed, drawn, letters, set_in
from pdf_texts import texts

from generator.book.choices import answers_of
from generator.book.columns import Measured, balanced, filled
from generator.book.deck import THIN, Paper, PrintedCard
from generator.book.documents.booklet import (
    A6,
    BEYOND,
    booklet,
    common,
    gatherings,
    imposed,
    reading,
)
from generator.book.documents.cards import (
    A5,
    OPENED_OUT,
    THRIFTY,
    cards_of,
    large_cards,
    opened_out,
    sheets,
    table_cards,
)
from generator.book.documents.cards import LARGE as LARGER
from generator.book.ladder import MANY
from generator.book.rulings import steps_of
from generator.data.imprint import Imprint
from generator.engine.tree import Row
from generator.views.decision_table import letter_of
from rules_src.laws import SITUATIONS
from rules_src.model.facts import Fact
from rules_src.model.ruling import Authority
from rules_src.model.situation import Phase, by_phase
from rules_src.model.steps import HandOver, NewIrregularity
from rules_src.presentation.pocket import POCKET

NO_ADDRESS = Imprint(IMPRINT.date, "")
LARGE = 0.4
"""So large a part of the sides has 11 points or more."""


@pytest.fixture(scope="module")
def deck() -> tuple[PrintedCard, ...]:
    return cards_of(BOOK)


@pytest.fixture(scope="module")
def printed_cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The card of contents, then each card: a page for its front and one for its back."""
    return set_in(tmp_path_factory.mktemp("cards"), table_cards(content(), IMPRINT, SITUATIONS))


@pytest.fixture(scope="module")
def card_pages(printed_cards: Path) -> list[str]:
    """The text of each of its pages."""
    return texts(printed_cards)


@pytest.fixture(scope="module")
def printed_booklet(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return set_in(tmp_path_factory.mktemp("booklet"), booklet(content(), IMPRINT))


def printed(card: PrintedCard) -> list[str]:
    """The lines in the columns of a card."""
    return [line.typst for first, last in card.columns for line in card.lines[first:last]]


def rows_on(card: PrintedCard) -> set[str]:
    """The rows whose rulings are among the columns of a card, or only go on to another rule."""
    there = {*printed(card)}
    found: set[str] = set()
    for rule in card.text.rungs:
        for n, ruling in enumerate(card.text.rulings.printed(rule)):
            if f"rulings.{rule}.at({n + card.text.titled})" in there:
                found |= {row.row.id for row in ruling.rows}
        every = card.text.rulings.by_rule[rule] if rule in card.rules else ()
        onward = (one for one in every if one.only_onward)
        found |= {row.row.id for one in onward for row in one.rows}
    return found


def test_every_ruling_that_a_case_of_law_lands_on_stands_on_a_card(
    deck: tuple[PrintedCard, ...],
) -> None:
    shown = {row for card in deck for row in rows_on(card)}
    landed = {
        row.id
        for ruled in content().casebook.rulings
        if ruled.case.text.authority is Authority.LAW
        for row in ruled.rows
    }
    assert landed
    assert landed <= shown
    assert len(shown) >= 0.9 * len([*BOOK.all_rows()])


def test_every_question_stands_on_a_card_once(deck: tuple[PrintedCard, ...]) -> None:
    for situation in SITUATIONS:
        cards = [card for card in deck if card.text.situation is situation]
        lines = [name for card in cards for name in printed(card) if "fronts" in name]
        rungs = cards[0].text.rungs
        assert (
            len(lines)
            == len({*lines})
            == sum(len(r) for r in rungs.values()) + (len(rungs) if cards[0].text.titled else 0)
        )


def test_no_column_parts_a_question_from_its_answers_nor_yes_from_no(
    deck: tuple[PrintedCard, ...],
) -> None:
    for rungs in (rungs for card in deck for rungs in card.text.rungs.values()):
        assert all(rung.keep for rung in rungs if rung.kind == "ask")
        for asked, group in groupby(rungs, lambda rung: rung.kind):
            ends = [*group]
            if asked == "end" and len(ends) <= MANY:
                assert all(rung.keep for rung in ends[:-1])


def test_every_choice_of_a_player_stands_once_among_the_rulings(
    deck: tuple[PrintedCard, ...],
) -> None:
    for situation in SITUATIONS:
        cards = [card for card in deck if card.text.situation is situation]
        lines = [name for card in cards for name in printed(card) if "choices" in name]
        groups = [g for part in cards[0].text.parts for g in cards[0].text.choices(part.rule)]
        assert len(lines) == len({*lines}) == sum(1 + len(answers_of(group)) for group in groups)


def test_each_choice_of_a_player_says_what_it_leads_to(
    deck: tuple[PrintedCard, ...], card_pages: list[str]
) -> None:
    text = letters("\n".join(card_pages))
    for one in {card.text.name: card.text for card in deck}.values():
        for rung in (rung for ladder in one.rungs.values() for rung in ladder):
            if (
                rung.kind == "end"
                and rung.chosen
                and rung.leaf
                and "videre" not in rung.leaf.verdict
            ):
                assert as_printed(rung.leaf.verdict) in text


def test_a_question_is_explained_on_its_card(
    deck: tuple[PrintedCard, ...], card_pages: list[str]
) -> None:
    text, explained = letters("\n".join(card_pages)), 0
    for one in {card.text.name: card.text for card in deck}.values():
        for rung in (rung for ladder in one.rungs.values() for rung in ladder):
            if rung.kind == "help":
                fact: Fact[Any] = vars(rung)["fact"]
                assert as_printed(fact.help) in text
                explained += 1
    assert explained > 100


def test_the_verdict_and_its_letter_stand_on_the_card(card_pages: list[str]) -> None:
    text = letters("\n".join(card_pages))
    for rule in BOOK.rules.values():
        for row in rule.rows:
            assert letters(letter_of(rule, row)) in text
    for ruled in content().casebook.rulings[:50]:
        step = next((s for s in ruled.ruling if s.short and s.aloud and "{" not in s.says), None)
        assert step is None or as_printed(step.says) in text


INCIDENTS = ("call_out_of_rotation", "insufficient_bid", "penalty_card", "revoke", "claim")


def unanswered(row: Row, deck: tuple[PrintedCard, ...], pages: list[str]) -> list[str]:
    """What a row's finished ruling says, and its letter, that do not stand on its card."""
    card = next(card for card in deck if row.id in rows_on(card))
    place = 1 + deck.index(card)
    sides = [n for n, other in enumerate(deck, 1) if other.text is card.text] or [place]
    text = letters("".join(pages[2 * n] + pages[2 * n + 1] for n in sides))
    every = card.text.rulings.by_rule[row.rule]
    ruling = next(one for one in every if row.id in [shown.row.id for shown in one.rows])
    onward = HandOver | NewIrregularity
    steps = [step for step in steps_of(ruling.finished) if not isinstance(step, onward)]
    words = [step.says.removeprefix(ruling.verdict) for step in steps]
    words.append(letter_of(BOOK[row.rule], row))
    return [one for one in words if as_printed(one) not in text]


@pytest.mark.parametrize("rule", INCIDENTS)
def test_an_incident_is_answered_by_the_cards_alone(
    rule: str, deck: tuple[PrintedCard, ...], card_pages: list[str]
) -> None:
    ruled = next(r for r in content().casebook.rulings if r.case.rule == rule and len(r.rows) > 1)
    assert [unanswered(row, deck, card_pages) for row in ruled.rows] == [[]] * len(ruled.rows)


def test_a_deck_of_five_situations_answers_five_incidents_without_the_web(tmp_path: Path) -> None:
    five = [BOOK[rule].situation for rule in INCIDENTS]
    inside = {rule.__name__ for situation in five for rule in situation.rules}
    pages = texts(set_in(tmp_path, table_cards(content(), IMPRINT, five)))
    alone = tuple(card for card in cards_of(BOOK) if card.text.situation in five)
    for rule in INCIDENTS:
        rulings = (r for r in content().casebook.rulings if r.case.rule == rule)
        rows = next(r.rows for r in rulings if all(reach(row) <= inside for row in r.rows))
        assert [unanswered(row, alone, pages) for row in rows] == [[]] * len(rows)


def reach(row: Row) -> set[str]:
    """The rules that a row's ruling belongs to or goes on in."""
    onward = (step for step in row.ruling if isinstance(step, HandOver | NewIrregularity))
    return {row.rule, *(step.rule for step in onward)}


def test_the_cards_are_numbered_as_a_board_is_played(deck: tuple[PrintedCard, ...]) -> None:
    assert [card.number for card in deck] == [*range(1, len(deck) + 1)]
    phases = [[*Phase].index(card.text.situation.phase) for card in deck]
    assert phases == sorted(phases)


def test_nothing_points_to_a_card_that_is_not_there(
    card_pages: list[str], deck: tuple[PrintedCard, ...]
) -> None:
    named = {int(n) for page in card_pages[2:] for n in re.findall(r"kort (\d+)", page)}
    assert named
    assert named <= {card.number for card in deck}


def test_a_club_s_cards_have_the_numbers_of_the_whole_deck(
    tmp_path: Path, deck: tuple[PrintedCard, ...]
) -> None:
    alone = [s for s in SITUATIONS if s.slug == "utilstraekkeligt-bud"]
    cards = [card for card in deck if card.text.situation in alone]
    pages = texts(set_in(tmp_path, table_cards(content(), IMPRINT, alone)))
    assert len(pages) == 2 + 2 * len(cards)
    for card, front in zip(cards, pages[2::2], strict=True):
        assert card.number > 1
        assert re.search(rf"\b{card.number}\b", front)
    assert BEYOND not in "".join(pages)


def test_a_reference_to_another_card_is_a_link(printed_cards: Path) -> None:
    with pikepdf.open(printed_cards) as pdf:
        links = [note for page in pdf.pages for note in page.obj.get("/Annots", ())]
    assert len(links) > 300


def test_a_card_has_headings_below_its_title(printed_cards: Path) -> None:
    with pikepdf.open(printed_cards) as pdf, pdf.open_outline() as outline:
        assert any(mark.children for mark in outline.root)


def test_the_first_card_has_every_situation_with_its_number(
    card_pages: list[str], deck: tuple[PrintedCard, ...]
) -> None:
    text = letters("".join(card_pages[:2]))
    for card in deck:
        if card.of[0] == 1:
            assert letters(f"{card.number}{card.text.situation.happened}") in text
    assert len(card_pages) == 2 + 2 * len(deck)


def test_every_side_is_set_in_the_size_that_its_card_has_room_for(
    printed_cards: Path, deck: tuple[PrintedCard, ...]
) -> None:
    sizes = [Counter[float]() for _ in range(2 + 2 * len(deck))]
    for run in drawn(printed_cards):
        sizes[run.page - 1][run.size] += len(run.text)
    assert min(size for side in sizes for size in side) >= 8.5
    sides = [(card, side) for card, side in zip(deck, sizes[2::2], strict=True)]
    sides += [(card, side) for card, side in zip(deck, sizes[3::2], strict=True) if card.back]
    assert [card.number for card, side in sides if card.setting.size not in side] == []
    assert min(card.setting.size for card in deck) * LARGER >= 14
    assert sum(card.setting.size >= 11 for card, _ in sides) >= LARGE * len(sides)


def test_some_cards_need_one_side_only(deck: tuple[PrintedCard, ...]) -> None:
    alone = [card for card in deck if not card.back and card.of == (1, 1)]
    assert len(alone) >= 5


def test_most_rules_have_their_rulings_on_the_side_of_their_questions(
    deck: tuple[PrintedCard, ...],
) -> None:
    """Nobody turns a card over to be told what he has just found."""
    beside: dict[str, bool] = {}
    for card in deck:
        for side in (card.front, card.back):
            lines = [line.typst for first, last in side for line in card.lines[first:last]]
            for rule in card.text.rungs:
                asks, rules = (
                    any(line.startswith(f"{kind}.{rule}.") for line in lines)
                    for kind in ("fronts", "rulings")
                )
                if asks or rules:
                    beside[rule] = beside.get(rule, True) and (
                        asks or not card.text.rulings.printed(rule)
                    )
    assert sum(beside.values()) > 0.5 * len(beside)


def test_no_line_is_printed_below_its_column(
    printed_cards: Path, deck: tuple[PrintedCard, ...]
) -> None:
    foot = (A5.lower + A5.foot) * 72 / 25.4
    low = [r for r in drawn(printed_cards) if r.page > 2 and r.size > 8.5 and r.height < foot]
    assert low == []


def test_no_title_runs_out_of_the_band_of_its_side(printed_cards: Path) -> None:
    band = (A5.height - A5.upper) * 72 / 25.4
    assert [r for r in drawn(printed_cards) if r.height + 0.7 * r.size > band - 2] == []


def test_a_rule_over_several_opened_sheets_leaves_none_of_them_nearly_empty() -> None:
    deck = cards_of(BOOK, OPENED_OUT)
    for before, card in pairwise(deck):
        if card.lines == before.lines:
            there = (line.height for first, last in card.columns for line in card.lines[first:last])
            room = card.setting.columns * OPENED_OUT.room(OPENED_OUT.back_head)
            assert sum(there) > THIN * room, card.number


def test_a_card_has_room_for_holes() -> None:
    assert A5.inside >= 12


def test_the_cards_in_large_type_say_the_same_on_a_larger_page(tmp_path: Path) -> None:
    plain = texts(set_in(tmp_path, table_cards(content(), IMPRINT, SITUATIONS[:2])))
    made = set_in(tmp_path, large_cards(content(), IMPRINT, SITUATIONS[:2]))
    assert [*map(letters, texts(made))] == [*map(letters, plain)]
    sizes = Counter[float]()
    for run in drawn(made):
        sizes[run.size] += len(run.text)
    assert sum(n for size, n in sizes.items() if size >= 13.99) > 0.8 * sum(sizes.values())


def test_cards_that_are_opened_out_have_a_page_each_with_all_that_the_others_say(
    deck: tuple[PrintedCard, ...], tmp_path: Path
) -> None:
    opened = cards_of(BOOK, OPENED_OUT)
    assert not any(card.back for card in opened)
    assert {line for card in opened for line in said_on(card)} == {
        line for card in deck for line in said_on(card)
    }
    assert sum(card.setting.size >= 11 for card in opened) >= LARGE * len(opened)
    made = set_in(tmp_path, opened_out(content(), IMPRINT, SITUATIONS))
    pages = texts(made)
    assert len(pages) == 1 + len(opened)
    for card, page in zip(opened, pages[1:], strict=True):
        assert re.search(rf"\b{card.number}\b", page)
    named = {int(n) for page in pages for n in re.findall(r"opslag (\d+)", page)}
    assert named <= {card.number for card in opened}
    assert not re.search(r"→\W*kort \d", "".join(pages))


def said_on(card: PrintedCard) -> set[tuple[str, str]]:
    """The questions and rulings on a card, with its situation."""
    kinds = ("fronts", "rulings", "choices", "sentences")
    return {(card.text.name, line) for line in printed(card) if line.startswith(kinds)}


def test_two_cards_of_the_same_size_go_on_a_sheet(tmp_path: Path) -> None:
    one = sheets(content(), IMPRINT, SITUATIONS[:3])
    pdf = set_in(tmp_path, one)
    pages = texts(pdf)
    cards = 1 + sum(card.text.situation in SITUATIONS[:3] for card in cards_of(BOOK))
    assert len(pages) == 2 * ((cards + 1) // 2)
    assert min(run.size for run in drawn(pdf)) >= 8.5
    first = next(s for _, inside in by_phase(SITUATIONS[:3]) for s in inside)
    assert letters(first.title) in letters(pages[0])


def test_a_code_is_printed_with_an_address_and_not_without(tmp_path: Path) -> None:
    for imprint, there in ((IMPRINT, True), (NO_ADDRESS, False)):
        for source in (
            table_cards(content(), imprint, SITUATIONS[:1]),
            booklet(content(), imprint),
        ):
            text = "\n".join((source.main, *(piece.text for piece in source.pieces)))
            assert ("QR-kode" in text) is there
            assert ("bridge.example" in text) is there


def test_cards_that_save_ink_say_the_same(tmp_path: Path) -> None:
    plain = texts(set_in(tmp_path, table_cards(content(), IMPRINT, SITUATIONS[:2])))
    thrifty = texts(set_in(tmp_path, table_cards(content(), IMPRINT, SITUATIONS[:2], ink=THRIFTY)))
    assert plain == thrifty


@pytest.mark.parametrize("paper", [A5, OPENED_OUT, A6], ids=["A5", "A4", "A6"])
def test_no_column_is_taller_than_its_page(paper: Paper) -> None:
    assert paper.room(paper.front_head) * 25.4 / 72 < paper.height
    for setting in paper.settings:
        inner = paper.width - paper.inside - paper.outside
        assert paper.column(setting.columns) * setting.columns <= inner


def test_columns_hold_every_line_once_and_never_part_what_belongs_together() -> None:
    lines = [Measured(10, n % 3 == 0) for n in range(20)]
    for columns in (filled(lines, 45), balanced(lines, 120, 2)):
        assert [n for first, last in columns for n in range(first, last)] == [*range(20)]
        assert all(one[1] == other[0] for one, other in pairwise(columns))
        assert not any(lines[last - 1].keep for _, last in columns[:-1])
    assert len(balanced(lines, 120, 2)) == 2


def test_the_booklet_has_the_twelve_commonest_situations_and_one_they_lead_to(
    printed_booklet: Path, tmp_path: Path
) -> None:
    assert len(POCKET) == len({*POCKET}) == 12 + 1
    assert [situation.rule.__name__ for situation in common(content())] == [*POCKET]
    text = letters("".join(texts(set_in(tmp_path, reading(content(), IMPRINT)))))
    assert [s.title for s in common(content()) if letters(s.happened) not in text] == []
    assert min(run.size for run in drawn(printed_booklet)) >= 8.5


def test_few_arrows_of_the_booklet_lead_out_of_it(tmp_path: Path) -> None:
    """It is read page by page on a telephone."""
    pages = texts(set_in(tmp_path, reading(content(), IMPRINT)))
    text = "\n".join(pages[2:])
    out, inside = text.count(BEYOND), len(re.findall(r"side \d+", text))
    assert 0 < out <= (out + inside) / 5


@pytest.mark.parametrize("sheets", [1, 8, 9, 12, 17])
def test_no_gathering_is_too_thick_to_staple_and_together_they_have_every_page(sheets: int) -> None:
    parts = [*gatherings(8 * sheets)]
    assert max(len(part) for part in parts) <= 2 * 8
    assert max(len(part) for part in parts) - min(len(part) for part in parts) <= 2
    pages = [[place.page for side in part for place in side] for part in parts]
    assert [page for part in pages for page in sorted(part)] == [*range(1, 8 * sheets + 1)]


@pytest.mark.parametrize("pages", [8, 16, 24])
def test_a_folded_booklet_reads_from_first_to_last(pages: int) -> None:
    sides = [*imposed(pages)]
    assert sorted(place.page for side in sides for place in side) == [*range(1, pages + 1)]
    for front, back in zip(sides[::2], sides[1::2], strict=True):
        behind = [back[1], back[0], back[3], back[2]]  # turned over on the long edge
        for here, there in zip(front, behind, strict=True):
            assert here.turned is there.turned
            assert {here.page, there.page} == {2 * ((here.page + 1) // 2) - m for m in (0, 1)}
        assert front[2].page + front[3].page == back[0].page + back[1].page == pages + 1
