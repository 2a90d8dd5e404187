"""What is left to say of a ruling, when each step is due, and what else would have decided it."""

import pytest
from own_book import BOOK

from generator.engine.rulebook import RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import moment_of_row, words_in


def row(id: str) -> tuple[RuleEntry, Row]:
    """A row and its rule, as the pages name it."""
    name, _, number = id.rpartition("-")
    return BOOK[name], BOOK[name].rows[int(number) - 1]


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        ("call_at_rhos_turn-1", "NOW NOW NOW NOW"),
        (
            "call_not_accepted-3",
            "NOW NOW NOW NOW NOW IF_DEFENDING AFTER_PLAY AFTER_PLAY PARTNER_LEAD",
        ),
    ],
)
def test_a_step_is_due_at_once_when_its_moment_has_come_with_the_answers(
    id: str, expected: str
) -> None:
    rule, found = row(id)
    assert [moment_of_row(rule, found, step).name for step in found.ruling] == expected.split()


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("{partner} spiller frit ud", 4),
        ("{offender}s 2♥ – og intet andet", 5),
        ("10\N{NO-BREAK SPACE}A", 2),
        ("–", 0),
    ],
)
def test_a_role_counts_as_one_word_and_a_sign_as_none(text: str, number: int) -> None:
    assert words_in(text) == number
