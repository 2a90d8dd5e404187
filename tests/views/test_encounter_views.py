"""The page »To fejl på samme spil« and the grid of the handbook, as they are put together."""

from collections import Counter

from own_book import BOOK

from generator.views.addresses import situation_page
from generator.views.encounters import grid, settled_in, stands
from rules_src.laws import SITUATIONS
from rules_src.model.effects import Lasting
from rules_src.model.situation import How


def test_the_page_has_every_pair_once() -> None:
    found = Counter(
        (one.kind, there.page)
        for one in stands(BOOK)
        for meeting in one.meetings
        for there in meeting.happenings
    )
    assert found == Counter((kind, situation_page(s)) for kind in Lasting for s in SITUATIONS)


def test_the_page_says_what_decides_first_and_what_does_not_touch_last() -> None:
    for one in stands(BOOK):
        hows = [meeting.how for meeting in one.meetings]
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


def test_every_pair_leads_to_a_ruling_with_both() -> None:
    """It is made in the guide too: tests/tools/guide/test_guide_standing.py."""
    addresses = [
        (one.kind, there.address)
        for one in stands(BOOK)
        for meeting in one.meetings
        for there in meeting.happenings
    ]
    assert len(addresses) == len(SITUATIONS) * len(Lasting)
    for kind, address in addresses:
        assert address.startswith("#/igen/"), kind
        assert f".{kind.key}/" in f"{address}/" or f"={kind.key}." in address
