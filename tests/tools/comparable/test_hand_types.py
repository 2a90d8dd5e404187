"""The ready-made calls and the graded cases of the comparison of two calls."""

import pytest
from hand_overlap import overlap
from own_book import BOOK, casebook

from generator.tools.comparable import GradedView, graded
from generator.views.content import Content
from rules_src.bridge.hands import hand_types
from rules_src.laws.law_23_comparable_call import ComparableCall, comparable_call
from rules_src.model.facts import YesNo
from rules_src.tables.comparable import GRADED, READY_MADE, SPEAKS, Counted

SAID = {
    "notrump-opening-15-17-overcall-15-18": (14, True),
    "opening-then-one-level-overcall": (55, True),
    "heart-opening-then-forcing-raise": (58, True),
    "diamond-opening-then-takeout-double": (43, False),
    "notrump-opening-then-three-notrump": (74, False),
}
"""Rounded shares, and how the case rules: a larger share may be accepted, a smaller one refused."""


@pytest.fixture(scope="module")
def views() -> dict[str, GradedView]:
    return {view.graded.case: view for view in graded(Content(BOOK, casebook(), ()))}


def test_every_graded_case_is_one_of_the_comparable_calls(views: dict[str, GradedView]) -> None:
    assert set(views) == {each.case for each in GRADED}
    assert {view.link.rule for view in views.values()} == {"comparable_call"}


def test_the_shares_of_the_cases_and_their_verdicts(views: dict[str, GradedView]) -> None:
    for case, (share, accepted) in SAID.items():
        assert (round(views[case].outside * 100), views[case].accepted) == (share, accepted), case


def test_a_subset_is_never_refused_and_a_call_apart_never_accepted(
    views: dict[str, GradedView],
) -> None:
    assert all(view.accepted for view in views.values() if view.outside == 0)
    assert not any(view.accepted for view in views.values() if view.outside == 1)


def test_a_case_that_calls_it_a_subset_counts_no_hand_outside(
    views: dict[str, GradedView],
) -> None:
    for case in casebook().cases:
        if case.id in views and ("23A2", "verdict.yes") in case.text.ruling:
            assert views[case.id].outside == 0, case.id


def test_every_ready_made_call_fits_some_hand() -> None:
    for calls in READY_MADE.values():
        for name, text in calls.items():
            types = hand_types(text)
            assert overlap(types, types).both > 0, name


def test_what_follows_from_a_count_is_what_the_rule_says_by_the_law_named() -> None:
    for counted, speaks in SPEAKS.items():
        if speaks.follows:
            known = {name: YesNo[key.upper()] for name, key in speaks.follows}
            (verdict,) = comparable_call(ComparableCall(**known))
            assert (verdict.law,) == speaks.laws, counted
    assert {counted for counted, speaks in SPEAKS.items() if not speaks.follows} == {
        Counted.PART,
        Counted.APART,
    }
    assert SPEAKS[Counted.SUBSET].address == "#/same_meaning=no/subset=yes"
