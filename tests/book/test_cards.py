"""The table cards: every ruling stands on them, in a size that can be read."""

import re
from collections import Counter
from itertools import pairwise
from pathlib import Path
from typing import Any

import pikepdf
import pytest
from own_book import BOOK, content
from pdf_runs import IMPRINT, as_printed, drawn, letters, nearest, set_in, texts

from generator.book.cards import HALF, PAPER, cards_of, table_cards
from generator.book.contents import first_open
from generator.book.deck import THIN, CardLine, Paper, PrintedCard, answers_of, balanced, filled
from generator.book.lines import Place, letters_in, places_of
from generator.book.rulings import steps_of
from generator.book.sheets import stand_in
from generator.cases.conversation import CaseRuling
from generator.data.imprint import Imprint
from generator.engine.tree import Row
from rules_src.laws import SITUATIONS
from rules_src.model import Authority, Fact, HandOver, NewIrregularity, Phase
from rules_src.presentation.home import HOME

NO_ADDRESS = Imprint(IMPRINT.date, "")
SIDES = 3.1
"""At most so many in the mean."""
LARGE = 0.4
"""So large a part of the sides has 11 points or more."""


@pytest.fixture(scope="module")
def deck() -> tuple[PrintedCard, ...]:
    return cards_of(BOOK)


@pytest.fixture(scope="module")
def printed_cards(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The contents, then a page for each card."""
    return set_in(tmp_path_factory.mktemp("cards"), table_cards(content(), IMPRINT, SITUATIONS))


@pytest.fixture(scope="module")
def card_pages(printed_cards: Path) -> list[str]:
    """The text of each of its pages."""
    return texts(printed_cards)


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
        assert all(rung.keep for rung in rungs if rung.half == 1)


def test_every_choice_of_a_player_stands_once_among_the_rulings(
    deck: tuple[PrintedCard, ...],
) -> None:
    for situation in SITUATIONS:
        cards = [card for card in deck if card.text.situation is situation]
        lines = [name for card in cards for name in printed(card) if "choices" in name]
        groups = [g for part in cards[0].text.parts for g in cards[0].text.choices(part.rule)]
        assert len(lines) == len({*lines}) == sum(1 + len(answers_of(group)) for group in groups)


def test_a_question_is_explained_and_a_choice_says_what_it_leads_to(
    deck: tuple[PrintedCard, ...], card_pages: list[str]
) -> None:
    text, explained = letters("\n".join(card_pages)), 0
    for one in {card.text.name: card.text for card in deck}.values():
        for rung in (rung for ladder in one.rungs.values() for rung in ladder):
            if rung.kind == "help":
                fact: Fact[Any] = vars(rung)["fact"]
                assert as_printed(fact.help) in text
                explained += 1
            chosen = rung.leaf if rung.kind == "end" and rung.chosen else None
            if chosen and "videre" not in chosen.verdict:
                assert as_printed(chosen.verdict) in text
    assert explained > 100


def test_the_verdict_and_its_letter_stand_on_the_card(card_pages: list[str]) -> None:
    text = letters("\n".join(card_pages))
    for rule in BOOK.rules.values():
        for row in rule.rows:
            assert letters(letters_in(BOOK)[row.id]) in text
    for ruled in content().casebook.rulings[:50]:
        step = next((s for s in ruled.ruling if s.short and s.aloud and "{" not in s.says), None)
        assert step is None or as_printed(step.says) in text


INCIDENTS = ("call_out_of_rotation", "insufficient_bid", "penalty_card", "revoke", "claim")


def unanswered(row: Row, deck: tuple[PrintedCard, ...], pages: list[str]) -> list[str]:
    """What a row's finished ruling says, and its letter, that do not stand on its card."""
    card = next(card for card in deck if row.id in rows_on(card))
    place = 1 + deck.index(card)
    sides = [n for n, other in enumerate(deck, 1) if other.text is card.text] or [place]
    text = letters("".join(pages[n] for n in sides))
    every = card.text.rulings.by_rule[row.rule]
    ruling = next(one for one in every if row.id in [shown.row.id for shown in one.rows])
    onward = HandOver | NewIrregularity
    steps = [step for step in steps_of(ruling.finished) if not isinstance(step, onward)]
    words = [step.says.removeprefix(ruling.verdict) for step in steps]
    words.append(letters_in(BOOK)[row.id])
    return [one for one in words if as_printed(one) not in text]


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
    named = {int(n) for page in card_pages[1:] for n in re.findall(r"kort (\d+)", page)}
    assert named
    assert named <= {card.number for card in deck}


def test_a_club_s_cards_have_the_numbers_of_the_whole_deck(
    tmp_path: Path, deck: tuple[PrintedCard, ...]
) -> None:
    alone = [s for s in SITUATIONS if s.slug == "utilstraekkeligt-bud"]
    cards = [card for card in deck if card.text.situation in alone]
    pages = texts(set_in(tmp_path, table_cards(content(), IMPRINT, alone)))
    assert len(pages) == 1 + len(cards)
    for card, page in zip(cards, pages[1:], strict=True):
        assert card.number > 1
        assert re.search(rf"\b{card.number}\b", page)


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
    text = letters(card_pages[0])
    for card in deck:
        if card.of[0] == 1:
            assert letters(f"{card.number}{card.text.situation.title}") in text
    assert len(card_pages) == 1 + len(deck)


def test_the_first_card_has_what_home_begins_with_where_its_first_open_question_stands(
    card_pages: list[str], deck: tuple[PrintedCard, ...]
) -> None:
    places = places_of(deck, lambda card, _: Place("", card.number))
    home = [more for one in HOME for more in one.shown]
    there = {one.label: places[first_open(BOOK, one, places)].page for one in home}
    assert {*there} == {more.label for one in HOME for more in one.shown}
    text = letters(card_pages[0])
    for label, number in there.items():
        assert letters(f"{number}{label}") in text
    stopped = next(card for card in deck if "revoke_correction" in card.rules)
    assert there["Svigtede, endnu i stikket"] == stopped.number


def sides(ruled: CaseRuling, deck: tuple[PrintedCard, ...]) -> int:
    """The first card, and each that has a question of a case or its ruling."""
    there = set()
    for row in ruled.rows:
        for card in deck:
            if row.rule in card.text.rungs:
                own, lines = card.text, {*printed(card)}
                found = [
                    f"fronts.{row.rule}.at({n})"
                    for n, rung in enumerate(own.rungs[row.rule], own.titled)
                    if (rung.kind == "ask" and rung.name in row.cells)
                    or (rung.leaf and rung.leaf.row.id == row.id)
                ]
                found += [
                    f"rulings.{row.rule}.at({n})"
                    for n, one in enumerate(own.rulings.printed(row.rule), own.titled)
                    if row.id in [shown.row.id for shown in one.rows]
                ]
                there |= {card.number} if lines & {*found} else set()
    return 1 + len(there)


def test_an_incident_is_ruled_from_few_sides(deck: tuple[PrintedCard, ...]) -> None:
    """The mean of every case, those of several errors on a board among them."""
    every = [sides(ruled, deck) for ruled in content().casebook.rulings]
    assert sum(every) / len(every) <= SIDES


def test_every_card_is_set_in_the_size_that_it_has_room_for(
    printed_cards: Path, deck: tuple[PrintedCard, ...]
) -> None:
    sizes = [Counter[float]() for _ in range(1 + len(deck))]
    for run in drawn(printed_cards):
        sizes[run.page - 1][run.size] += len(run.text)
    assert min(size for page in sizes for size in page) >= 8.1, "a paragraph sign is the smallest"
    sides = [*zip(deck, sizes[1:], strict=True)]
    assert [card.number for card, page in sides if card.setting.size not in page] == []
    assert sum(card.setting.size >= 11 for card in deck) >= LARGE * len(deck)


def test_no_line_is_printed_below_its_column(printed_cards: Path) -> None:
    foot = (PAPER.lower + PAPER.foot) * 72 / 25.4
    low = [r for r in drawn(printed_cards) if r.page > 1 and r.size > 9.5 and r.height < foot]
    assert low == []


def test_a_card_has_room_for_holes_and_no_edge_that_a_printer_does_not_reach(
    printed_cards: Path,
) -> None:
    assert PAPER.inside >= 12
    assert min(min(edges) for edges in nearest(printed_cards)) > 6


def test_no_card_refers_to_itself(card_pages: list[str]) -> None:
    own = (re.search(rf"kort\s{n}\b", text) for n, text in enumerate(card_pages))
    assert [*filter(None, own)] == []


def test_no_title_runs_out_of_the_band_of_its_card(printed_cards: Path) -> None:
    band = (PAPER.height - PAPER.upper) * 72 / 25.4
    assert [r for r in drawn(printed_cards) if r.height + 0.7 * r.size > band - 2] == []


def test_a_rule_over_several_cards_leaves_none_of_them_nearly_empty(
    deck: tuple[PrintedCard, ...],
) -> None:
    for before, card in pairwise(deck):
        if card.lines == before.lines:
            there = (line.height for first, last in card.columns for line in card.lines[first:last])
            room = card.setting.columns * PAPER.room(PAPER.back_head)
            assert sum(there) > THIN * room, card.number


def test_a_code_is_printed_with_an_address_and_not_without() -> None:
    for imprint, there in ((IMPRINT, True), (NO_ADDRESS, False)):
        cards, sheet = (
            "\n".join((source.main, *(piece.text for piece in source.pieces)))
            for source in (
                table_cards(content(), imprint, SITUATIONS[:1]),
                stand_in(content(), imprint),
            )
        )
        assert ("QR-kode" in cards) is ("QR-kode" in sheet) is there
        assert ("bridge.example" in cards) is there


@pytest.mark.parametrize("paper", [PAPER, HALF], ids=["A4", "half"])
def test_no_column_is_taller_than_its_page(paper: Paper) -> None:
    assert paper.room(paper.front_head) * 25.4 / 72 < paper.height
    for setting in paper.settings:
        inner = paper.width - paper.inside - paper.outside
        assert paper.column(setting.columns) * setting.columns <= inner


def test_columns_hold_every_line_once_and_never_part_what_belongs_together() -> None:
    lines = [CardLine("", 10, n % 3 == 0, False) for n in range(20)]
    for columns in (filled(lines, 45), balanced(lines, 120, 2)):
        assert [n for first, last in columns for n in range(first, last)] == [*range(20)]
        assert all(one[1] == other[0] for one, other in pairwise(columns))
        assert not any(lines[last - 1].keep for _, last in columns[:-1])
    assert len(balanced(lines, 120, 2)) == 2
