"""Hand types and how many hands fit them, against counts made in another way."""

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest
from hand_overlap import all_hands, overlap, reasons

from rules_src.bridge.hands import (
    ALL_HANDS,
    HandType,
    distributions,
    hand_types,
    is_balanced,
    share_outside,
)


def counted(text: str) -> int:
    types = hand_types(text)
    return sum(
        hands for lengths, points, hands in all_hands() if not reasons(types, lengths, points)
    )


def test_every_hand_is_counted_once() -> None:
    assert sum(hands for *_, hands in all_hands()) == ALL_HANDS == 635_013_559_600
    assert len(distributions()) == 560


@pytest.mark.parametrize(
    ("text", "hands"),
    [
        ("alle", ALL_HANDS),
        ("37", 4),
        ("0", comb(36, 13)),
        ("s13", 1),
        ("s7", comb(13, 7) * comb(39, 6)),
        ("10", 59_723_754_816),
        ("k12", 13 * 39),
        ("s4 h4 r4 k1", comb(13, 4) ** 3 * 13),
    ],
)
def test_well_known_counts(text: str, hands: int) -> None:
    assert counted(text) == hands


def test_points_are_spread_as_drawing_honours_one_by_one_says() -> None:
    """All ways to hold some of the 16 honours, with small cards for the rest of the hand."""
    honours = [worth for worth in (4, 3, 2, 1) for _ in range(4)]
    spread = [0] * 38
    for held in range(14):
        for chosen in combinations(honours, held):
            spread[sum(chosen)] += comb(36, 13 - held)
    for points, hands in enumerate(spread):
        assert counted(str(points)) == hands, points


def test_balanced_hands_are_three_shapes() -> None:
    assert is_balanced((3, 3, 3, 4))
    assert is_balanced((2, 3, 5, 3))
    assert not is_balanced((5, 4, 2, 2))
    four_three, four_four, five_three = 4, 12, 12
    hands = {
        (4, 3, 3, 3): four_three * comb(13, 4) * comb(13, 3) ** 3,
        (4, 4, 3, 2): four_four * comb(13, 4) ** 2 * comb(13, 3) * comb(13, 2),
        (5, 3, 3, 2): five_three * comb(13, 5) * comb(13, 3) ** 2 * comb(13, 2),
    }
    assert counted("bal") == sum(hands.values())
    assert counted("bal") + counted("unbal") == ALL_HANDS


def test_a_type_is_read_as_it_is_written() -> None:
    assert HandType.from_text("12+ h5+ s-3 k2") == HandType(
        (12, 37), ((0, 3), (5, 13), (0, 13), (2, 2))
    )
    assert HandType.from_text("5-10 unbal").balanced is False
    for wrong in ("x4", "s", "jævn", "-", "12 til 14"):
        with pytest.raises(ValueError, match="expected"):
            HandType.from_text(wrong)


def test_either_or_counts_no_hand_twice() -> None:
    multi = "5-10 h6 / 5-10 s6"
    both = counted("5-10 h6 s6")
    assert counted(multi) == counted("5-10 h6") + counted("5-10 s6") - both


def test_what_lies_outside_is_told_by_reason() -> None:
    found = overlap(hand_types("12-20 h5+"), hand_types("8-17 h4+"))
    assert sum(gap.hands for gap in found.gaps) == found.new - found.both
    assert sum(gap.hands for gap in found.missing) == found.old - found.both
    by_reason = {gap.reasons: gap.extremes for gap in found.gaps}
    assert by_reason == {("h-",): ((4, 4),), ("p-",): ((8, 11),), ("p-", "h-"): ((8, 11), (4, 4))}
    assert [(gap.reasons, gap.extremes) for gap in found.missing] == [(("p+",), ((18, 20),))]


def test_the_share_is_that_of_the_overlap() -> None:
    for old, new in (
        ("15-17 bal", "13-15 bal"),
        ("5-10 h6 / 5-10 s6", "5-10 s6+"),
        ("12+ s3+ h-2", "11-14 unbal / 18+"),
    ):
        found = overlap(hand_types(old), hand_types(new))
        part = Fraction(found.new - found.both, found.new)
        assert share_outside(hand_types(old), hand_types(new)) == part
