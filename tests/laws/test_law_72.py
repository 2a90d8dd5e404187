"""The right not to ask: Laws 72B1 to 72B3, with 9A5, 20F5, 62A and 79A2."""

from __future__ import annotations

import pytest
from own_book import BOOK

from rules_src.contents import is_known
from rules_src.contents.errata import ERRATA

# What the player has in mind, and the words and laws that answer him.
LAW_72B = [
    ({"matter": "mishap", "plan": "silent"}, {"72B2: no_duty_to_tell"}),
    ({"matter": "mishap", "plan": "hide"}, {"72B3: may_not_hide"}),
    ({"matter": "mishap", "plan": "asked"}, {"62A: answer_truly", "62A: new.revoke"}),
    ({"matter": "on_purpose"}, {"72B1: may_not_break_law"}),
    ({"matter": "explanation"}, {"20F5: explanation_must_be_corrected"}),
    ({"matter": "tricks"}, {"79A2: trick_must_be_returned"}),
]


@pytest.mark.parametrize(("stated", "expected"), LAW_72B)
def test_law_72b_answers(stated: dict[str, str], expected: set[str]) -> None:
    chain = BOOK["duty_to_tell"].follow(BOOK["duty_to_tell"].answers(stated))
    assert chain.question is None
    assert expected <= {f"{step.law}: {step.word}" for step in chain.ruling}


def test_silence_is_allowed_only_after_a_mishap() -> None:
    """S92: the duty is the exception (72B2), the ban on intent and concealment is not."""
    allowed = [
        {name: answer.key for name, answer in chain.answers.items()}
        for chain in BOOK["duty_to_tell"].conversations
        if any(step.word == "no_duty_to_tell" for step in chain.ruling)
    ]
    assert allowed == [{"matter": "mishap", "plan": "silent"}]


def test_the_leftover_reference_in_72b2_is_recorded() -> None:
    assert [erratum.law for erratum in ERRATA] == ["72B2"]
    assert "62A" in ERRATA[0].text


def test_errata_point_at_known_laws_with_a_hard_space_after_the_sign() -> None:
    for erratum in ERRATA:
        assert is_known(erratum.law)
        assert "§ " not in erratum.text
