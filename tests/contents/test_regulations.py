"""What DBf has set is dated and sourced; what was not seen has no figure anywhere."""

import re

import pytest
from own_book import BOOK

from rules_src.contents import gloss, is_known
from rules_src.contents.regulations import (
    ALERT,
    ALERT_OF_DOUBLES,
    APPEAL_DEPOSIT,
    APPEAL_MINUTES,
    CORRECTION,
    CORRECTION_PERIOD,
    LEFT_OPEN,
    STOP,
    UNSEEN,
)
from rules_src.model.law_ref import IN_PROSE


def test_what_is_known_has_a_source_and_what_was_not_seen_has_no_text_and_no_figure() -> None:
    known = (CORRECTION, APPEAL_DEPOSIT, STOP, ALERT, ALERT_OF_DOUBLES)
    assert all(each.verified and each.source and each.subject for each in known)
    assert not any(unseen.verified or unseen.year for unseen in UNSEEN)
    assert all(is_known(law) for law, _ in LEFT_OPEN)
    assert [what for _, what in LEFT_OPEN if re.search(r"\d", what)] == []


def test_the_periods_are_said_alike_everywhere() -> None:
    assert CORRECTION_PERIOD.startswith(CORRECTION.text)
    assert CORRECTION.text in gloss("79C1")
    assert str(APPEAL_MINUTES) in gloss("92B")


@pytest.mark.parametrize(
    "rule",
    [
        "board_not_reached",
        "procedural_penalty",
        "fouled_board",
        "fouled_in_pairs",
        "fouled_in_match",
    ],
)
def test_no_amount_of_points_or_minutes_is_invented(rule: str) -> None:
    for row in BOOK[rule].rows:
        told = " ".join(IN_PROSE.sub("", step.says) for step in row.ruling)
        assert not any(sign.isdigit() for sign in told), row.number
