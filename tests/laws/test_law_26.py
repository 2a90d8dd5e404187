"""Lead restrictions after a call was withdrawn."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.model.steps import Lasts, LeadRestriction, May

REPLACED = {"fate": "replaced", "comparable": "no", "defending": "yes"}


def restrictions(**stated: str) -> list[LeadRestriction]:
    """What binds the leader once declarer has chosen."""
    ruling = rule_on("lead_restrictions", **stated)
    return [s for s in ruling if isinstance(s, LeadRestriction) and s.chosen]


def test_declarer_may_forbid_a_suit_at_partners_first_lead() -> None:
    """S29 and S35: for as long as he keeps the lead."""
    found = restrictions(
        **REPLACED, lead_turn="first", unshown_suit="yes", choice="forbid", only_that_suit="no"
    )
    assert [(r.may, r.lasts, r.whose) for r in found] == [
        (May.FORBID, Lasts.WHILE_ON_LEAD, "partner")
    ]


def test_the_prohibition_holds_while_he_keeps_the_lead_and_not_when_he_regains_it() -> None:
    """S35."""
    assert restrictions(**REPLACED, lead_turn="still", only_that_suit="no")
    assert not restrictions(**REPLACED, lead_turn="again")


def test_a_suit_can_never_be_required() -> None:
    """S30."""
    steps = [s for n in BOOK["lead_restrictions"].reach for row in BOOK[n].rows for s in row.ruling]
    assert {s.may for s in steps if isinstance(s, LeadRestriction)} == {May.FORBID}


def test_when_every_suit_is_shown_there_is_none_to_forbid() -> None:
    """26B."""
    ruling = rule_on("lead_restrictions", **REPLACED, lead_turn="first", unshown_suit="no")
    assert ruling[-1].word == "nothing_to_forbid"


def test_declining_at_the_first_lead_loses_the_right() -> None:
    ruling = rule_on(
        "lead_restrictions", **REPLACED, lead_turn="first", unshown_suit="yes", choice="decline"
    )
    assert ruling[-1].word == "right_gone"


def test_a_leader_who_has_nothing_else_may_lead_the_suit() -> None:
    """59."""
    ruling = rule_on(
        "lead_restrictions",
        **REPLACED,
        lead_turn="first",
        unshown_suit="yes",
        choice="forbid",
        only_that_suit="yes",
    )
    assert "59" in ruling.laws


def test_the_offender_himself_and_the_declaring_side_are_free() -> None:
    assert not restrictions(**REPLACED, lead_turn="offender")
    assert not restrictions(**{**REPLACED, "defending": "no"})


@pytest.mark.parametrize(
    ("fate", "law"),
    [
        ("lowest", "27B1a"),
        ("passed_again", "30A"),
        ("repeated", "31A1"),
        ("accepted", "29A"),
        ("lapsed", "28B"),
        ("slip", "25A1"),
    ],
)
def test_what_never_restricts_a_lead(fate: str, law: str) -> None:
    """The other half of S28."""
    ruling = rule_on("lead_restrictions", fate=fate)
    assert ruling.laws == (law,)
    assert not [s for s in ruling if isinstance(s, LeadRestriction)]


def test_a_comparable_call_frees_the_lead() -> None:
    assert rule_on("lead_restrictions", fate="replaced", comparable="yes").laws == ("26A",)


def test_the_whole_way_from_the_call_to_the_lead_is_one_conversation() -> None:
    """S33-S35: East's notrump in South's turn, and West on lead against 4♥."""
    ruling = rule_on(
        "call_out_of_rotation",
        "S",
        "(Ø 1ut) 1h pas 4h pas pas pas",
        since="nothing",
        comparable="no",
        lead_turn="first",
        unshown_suit="yes",
        choice="forbid",
        only_that_suit="no",
    )
    words = [step.word for step in ruling]
    assert words.index("forced_pass.once") < words.index("lead.forbid_unshown")
    assert words[-2:] == ["lead.forbid_chosen_named", "ends_with_the_lead"]
