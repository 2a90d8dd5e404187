"""What is left to say of a ruling, when each step is due, and what else would have decided it."""

import pytest
from own_book import as_assumed

from generator.engine.rulebook import Conversation, Rulebook, RuleEntry
from generator.engine.tree import Row
from generator.engine.verdicts import (
    finished,
    finished_steps,
    moment_of_row,
    moments,
    verdict,
    words_in,
)
from rules_src.editions import L2017

BOOK = Rulebook.of(L2017)


def row(id: str) -> tuple[RuleEntry, Row]:
    """A row and its rule, as the pages name it."""
    name, _, number = id.rpartition("-")
    return BOOK[name], BOOK[name].rows[int(number) - 1]


def follow(rule: str, **said: str) -> Conversation:
    """The conversation that these keys lead to; what none of them says is as assumed."""
    return as_assumed(BOOK[rule], said)


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


def test_what_is_settled_by_an_answer_or_a_later_step_is_not_said_again() -> None:
    _, found = row("claim_disputed-1")
    assert [step.word for step in finished(found.ruling, found.cells)] == [
        "doubt_against_claimer",
        "doubt_against_who_erred",
        "trump_wins_its_trick",
        "continue.revoke",
    ]


def test_an_information_that_is_told_of_twice_is_said_once() -> None:
    _, found = row("call_not_accepted-3")
    said = [[step.word for step in steps] for steps in (found.ruling, finished(found.ruling, ()))]
    assert [words.count("info.unauthorised") for words in said] == [2, 1]


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


def test_a_conversation_that_ends_in_a_new_irregularity_says_so_too() -> None:
    rule, found = row("card_played-1")
    walked = rule.follow({name: answers[0] for name, answers in found.cells.items()})
    assert verdict(walked) == "dømmes som »Vist kort og strafkort«"


def test_a_conversation_is_summed_up_by_its_last_decisions_and_says_each_step_once() -> None:
    said = {"turn": "partner", "call": "bid", "since": "nothing", "accepted": "no"}
    found = follow("call_out_of_rotation", **said, called_again="yes", comparable="no")
    shown = "{partner} passer én gang; {opposing_declarer} kan forbyde én farve"
    assert (found.question, verdict(found)) == (None, shown)
    due = moments(found)
    assert [(step.word, due[step].name) for step in finished_steps(found)] == [
        ("info.unauthorised", "NOW"),
        ("forced_pass.once", "NOW"),
        ("lead.forbid_unshown", "IF_DEFENDING"),
        ("adjust.used", "AFTER_PLAY"),
        ("adjust.foreseen", "AFTER_PLAY"),
    ]
