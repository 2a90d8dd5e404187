"""What DBf has set is dated and sourced; what was not seen has no figure anywhere."""

from __future__ import annotations

import re

import pytest

from rules_src.contents import gloss, is_known
from rules_src.contents.regulations import (
    APPEAL_DEPOSIT,
    CLUB_MAY,
    CORRECTION,
    CORRECTION_PERIOD,
    REGULATIONS,
    STOP,
    UNSEEN,
    Regulation,
)


@pytest.mark.parametrize(
    ("regulation", "text", "year"),
    [
        (CORRECTION, "72 timer", 2020),
        (APPEAL_DEPOSIT, "400 kr.", 2023),
        (STOP, "10 sekunder", None),
    ],
)
def test_each_value_is_the_one_read_in_its_source(
    regulation: Regulation, text: str, year: int | None
) -> None:
    assert (regulation.text, regulation.year) == (text, year)


def test_every_value_has_a_paragraph_and_a_source() -> None:
    assert all(is_known(each.law) and each.source and each.what for each in REGULATIONS)


def test_what_was_not_seen_is_named_by_its_paragraph_and_has_no_figure() -> None:
    assert all(is_known(law) for law, _ in UNSEEN)
    assert [what for _, what in UNSEEN if re.search(r"\d", what)] == []


def test_a_club_may_set_its_own_correction_period() -> None:
    assert CORRECTION.club_may_differ
    assert CORRECTION_PERIOD.startswith(CORRECTION.text)
    assert CORRECTION.text in gloss("79C1")


def test_a_club_may_be_milder_on_penalties_but_not_depart_on_appeals() -> None:
    assert {law: may for law, _, may in CLUB_MAY} == {
        "79C1": True,
        "90A": True,
        "4": True,
        "93A": False,
    }
