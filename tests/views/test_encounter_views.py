"""The page »To fejl på samme spil« and the grid of the handbook, as they are put together."""

from collections import Counter
from pathlib import Path

from own_book import BOOK
from pdf_runs import letters, texts

from generator.book.assembly import Assembly
from generator.book.handbook import two_errors
from generator.book.make import write_pdf
from generator.views.addresses import situation_page
from generator.views.comparisons import TWO_ERRORS
from generator.views.encounters import grid, settled_in, stands
from rules_src.laws import SITUATIONS
from rules_src.model import How, Lasting
from rules_src.model.roles import spoken


def test_the_page_has_every_pair_once() -> None:
    found = Counter(
        (kind, there.page)
        for kind, meetings in stands(BOOK).items()
        for meeting in meetings
        for there in meeting.happenings
    )
    assert found == Counter((kind, situation_page(s)) for kind in Lasting for s in SITUATIONS)


def test_the_page_says_what_decides_first_and_what_does_not_touch_last() -> None:
    for meetings in stands(BOOK).values():
        hows = [meeting.how for meeting in meetings]
        assert hows == sorted(hows, key=lambda how: how is How.APART)


def test_each_number_of_the_grid_says_what_the_pair_says() -> None:
    found = grid(SITUATIONS)
    said = {n: (how, laws, text) for how, notes in found.notes for n, laws, text in notes}
    assert [*said] == [*range(1, len(said) + 1)]
    rows = {s: numbers for _, some in found.phases for s, numbers in some}
    assert {*rows} == {*SITUATIONS}
    for situation, numbers in rows.items():
        for each in situation.encounters:
            how, laws, text = said[numbers[found.kinds.index(each.kind)]]
            assert (how, text) == (each.how, each.text)
            assert each.law in laws
        assert all(found.how(n) is said[n][0] for n in numbers)


def test_a_situation_never_leads_to_itself() -> None:
    led = 0
    for situation in SITUATIONS:
        for each in situation.encounters:
            there = settled_in(BOOK, situation, each)
            assert there is None or there.situation is not situation
            led += there is not None
    assert led > 150


BEGIN = '#show: handbook.with(title: "{0}", description: "{0}", keywords: ("bridge",))'


def printed(folder: Path) -> list[str]:
    out = Assembly("handbook")
    out.line(BEGIN.format(TWO_ERRORS.title))
    out.divider(TWO_ERRORS.title, TWO_ERRORS.lede)
    two_errors(out, SITUATIONS)
    write_pdf(out.source(), None, folder / "grid.pdf")
    return texts(folder / "grid.pdf")[1:]


def test_the_grid_and_all_it_says_stand_on_three_pages(tmp_path: Path) -> None:
    found = printed(tmp_path)
    assert len(found) == 3
    said = letters("".join(found))
    for situation in SITUATIONS:
        assert letters(situation.title) in said
        for each in situation.encounters:
            if each.how is not How.APART:
                assert letters(spoken(each.text)) in said, each.text
