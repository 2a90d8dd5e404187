"""Dummy's rights and limits: what Laws 42, 43 and 45F allow, and what it costs to go further."""

from __future__ import annotations

import pytest
from incidents import rule_on

RULE = "dummys_limits"


def said(**facts: str) -> list[str]:
    return [step.word for step in rule_on(RULE, **facts)]


@pytest.mark.parametrize(
    ("facts", "fine"),
    [
        ({"dummys_act": "helped"}, False),
        ({"dummys_act": "prevented", "warned_of": "table_revoke"}, False),
        ({"dummys_act": "prevented", "warned_of": "wrong_hand", "rights": "yes"}, False),
        ({"dummys_act": "prevented", "warned_of": "other", "rights": "yes"}, False),
        ({"dummys_act": "remarked", "already_noticed": "yes"}, False),
        ({"dummys_act": "remarked", "after_play": "yes"}, False),
        ({"dummys_act": "saw", "saw": "shown"}, False),
        ({"dummys_act": "prevented", "warned_of": "other", "rights": "no"}, True),
        ({"dummys_act": "remarked", "who_erred": "declaring_side"}, True),
        ({"dummys_act": "remarked", "who_erred": "defender", "rights": "yes"}, True),
        ({"dummys_act": "remarked", "who_erred": "defender", "rights": "no"}, True),
        ({"dummys_act": "meddled", "meddled": "took_part"}, True),
        ({"dummys_act": "saw", "saw": "looked"}, True),
    ],
)
def test_dummy_may_be_fined_exactly_when_he_oversteps_law_43a(
    facts: dict[str, str], fine: bool
) -> None:
    during = {"after_play": "no", "already_noticed": "no"}
    assert ("dummy_may_be_fined" in said(**{**during, **facts})) == fine
