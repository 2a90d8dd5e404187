"""One question in several rules: whichever the director enters by, the ruling is the same."""

import pytest
from own_book import BOOK, rule_on

from rules_src.model.ruling import Ruling

PLAYED, UNCLEAR, BACK = "card_played", "unclear_card", "card_retracted"


def words(ruling: Ruling) -> list[str]:
    return [step.word for step in ruling]


def test_seats_and_boards_are_one_conversation_from_either_end() -> None:
    assert "wrong_seats" in BOOK["wrong_board"].targets
    by_board = rule_on("wrong_board", mixup="seats", seats="partners")
    assert by_board == rule_on("wrong_seats", seats="partners")


@pytest.mark.parametrize(
    ("entry", "begins"),
    [
        (PLAYED, {"whose_card": "table", "table_card": "slip"}),
        (BACK, {"why_back": "table_card", "which_card": "slip"}),
        (UNCLEAR, {"said_of_card": "card", "card_named": "slip"}),
    ],
)
def test_only_a_slip_of_the_tongue_is_changed_and_only_until_declarers_next_card(
    entry: str, begins: dict[str, str]
) -> None:
    """45C4b: from dummy only, and neither for lost concentration nor for a new plan."""
    no_slip = rule_on(entry, **begins, tongue="no")
    in_time = rule_on(entry, **begins, tongue="yes", declarer_played_since="no")
    too_late = rule_on(entry, **begins, tongue="yes", declarer_played_since="yes")
    assert words(no_slip) == words(too_late) == ["played_card_stays"]
    assert words(in_time)[0] == "named_card_changed"
    assert in_time.laws == ("45C4b", "44G", "16C1")


@pytest.mark.parametrize(
    ("entry", "begins"),
    [
        (UNCLEAR, {"said_of_card": "card", "card_named": "dummy_moved"}),
        (UNCLEAR, {"said_of_card": "suit", "meant_other": "no", "suit_in_dummy": "playable"}),
        (UNCLEAR, {"said_of_card": "suit", "meant_other": "yes"}),
        (UNCLEAR, {"said_of_card": "anything", "meant_other": "no"}),
        (UNCLEAR, {"said_of_card": "unfinished"}),
        (BACK, {"why_back": "table_card", "which_card": "wrong_table_card"}),
        (
            PLAYED,
            {"whose_card": "table", "table_card": "dummy_alone", "dummys_move": "dummy_played"},
        ),
    ],
)
def test_dummys_wrong_card_goes_back_until_both_sides_have_played_on(
    entry: str, begins: dict[str, str]
) -> None:
    """45D1 takes it back while there is time; then all cards stand (45D2)."""
    in_time = words(rule_on(entry, **begins, sides_played_on="no", moved_by="dummy"))
    assert "table_card_exchanged" in in_time
    for wrong_card in ("lead", "followed", "revoked"):
        late = words(rule_on(entry, **begins, sides_played_on="yes", wrong_card=wrong_card))
        assert "table_card_too_late" in late
        assert ("new.revoke" in late) == (wrong_card != "followed")
        assert ("others_may_have_revoked" in late) == (wrong_card == "lead")
