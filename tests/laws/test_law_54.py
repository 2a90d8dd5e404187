"""Opening lead out of turn: what Law 54 says, held against every conversation (S40-S52)."""

from __future__ import annotations

from collections.abc import Collection

import pytest
from own_book import BOOK

from generator.engine.rulebook import Conversation
from generator.views.choice_cards import card_groups
from rules_src.bridge.table import Table
from rules_src.laws.law_54_opening_lead.facts import OpeningLead, Told
from rules_src.model.facts import Kind
from rules_src.model.steps import (
    AdjustedScore,
    CardBack,
    LeadRestriction,
    May,
    PenaltyCard,
    Size,
    Suits,
)

CHAINS = [*BOOK["opening_lead_out_of_turn"].conversations]
CHOSEN = [chain for chain in CHAINS if "lead_choice" in chain.answers]


def given(chain: Conversation, name: str) -> str:
    return chain.answers[name].key if name in chain.answers else ""


def words(chain: Conversation) -> list[str]:
    return [step.word for step in chain.ruling]


def follow(**keys: str) -> Conversation:
    rule = BOOK["opening_lead_out_of_turn"]
    return rule.follow(rule.answers(keys))


WRONG = {"told_to_lead": "nobody", "faced_leads": "wrong"}


def test_the_director_first_asks_whether_an_opponent_told_him_to_lead() -> None:
    question = BOOK["opening_lead_out_of_turn"].follow({}).question
    assert question
    assert question.fact is OpeningLead.told_to_lead


def test_told_by_an_opponent_he_takes_it_back_and_declarer_has_nothing_to_choose() -> None:
    chain = follow(told_to_lead="opponent")
    assert chain.question is None
    assert any(isinstance(step, CardBack) for step in chain.ruling)
    assert not any(isinstance(step, PenaltyCard | LeadRestriction) for step in chain.ruling)
    assert "explain_five_choices" not in words(chain)


def test_all_five_choices_are_explained_before_one_is_made() -> None:
    assert {given(chain, "lead_choice") for chain in CHOSEN} == {
        "become_dummy",
        "declare",
        "require",
        "forbid",
        "leave",
    }
    asked = follow(**WRONG, since_lead="nothing").question
    assert asked
    assert asked.fact.chooses == "declarer"
    assert [step.word for step in asked.said] == ["explain_five_choices"]


def test_the_options_card_shows_five_different_outcomes() -> None:
    (group,) = card_groups(BOOK["lead_out_of_turn_choice"], Kind.OPTION)
    assert len(group.cards) == 2, "with and without the other defender's own lead on the table"
    for card in group.cards:
        assert len(card.choices) == 5
        assert len({ruling.effect for choice in card.choices for ruling in choice.rulings}) == 5


def test_declarer_chooses_whenever_only_the_wrong_lead_is_faced_and_no_card_shown_since() -> None:
    free = {"nothing", "taken_back", "partner_face_down", "partner_faced"}
    assert {given(chain, "since_lead") for chain in CHOSEN} == free


def test_an_accepted_lead_leaves_no_penalty_card_and_no_restriction() -> None:
    accepting = {"declarer_becomes_dummy", "declarer_plays_the_contract"}
    accepted = [chain for chain in CHAINS if accepting & {*words(chain)}]
    assert len(accepted) == 12
    for chain in accepted:
        assert not any(isinstance(s, PenaltyCard | LeadRestriction) for s in chain.ruling)


def test_who_plays_the_contract_after_an_accepted_lead_takes_the_trick_clockwise() -> None:
    for chain in CHAINS:
        if "declarer_plays_the_contract" in words(chain):
            from_hand = "second_card_from_hand" in words(chain)
            assert from_hand or given(chain, "since_lead") == "declarer_played"


def test_a_refused_lead_is_a_major_penalty_card_or_is_picked_up_for_a_lead_restriction() -> None:
    for chain in CHOSEN:
        if given(chain, "lead_choice") not in ("require", "forbid", "leave"):
            continue
        assert "lead_withdrawn" in words(chain)
        lies = [step for step in chain.ruling if isinstance(step, PenaltyCard)]
        bound = [step for step in chain.ruling if isinstance(step, LeadRestriction)]
        assert len(lies) + len(bound) == 1
        assert all(step.size is Size.MAJOR for step in lies)
        assert all(step.suits is Suits.CARD for step in bound)
        assert bool(bound) == ("card_back" in words(chain))


@pytest.mark.parametrize(("choice", "may"), [("require", May.REQUIRE), ("forbid", May.FORBID)])
def test_declarer_may_require_the_suit_or_forbid_it(choice: str, may: May) -> None:
    chain = follow(**WRONG, since_lead="nothing", lead_choice=choice)
    assert [s.may for s in chain.ruling if isinstance(s, LeadRestriction)] == [may]


def test_a_card_left_on_the_table_goes_on_in_the_rule_for_penalty_cards() -> None:
    left = follow(**WRONG, since_lead="nothing", lead_choice="leave")
    assert [rule.name for rule in left.pending] == ["penalty_card_turn"]
    later = follow(**WRONG, since_lead="nothing", lead_choice="leave", whose_turn="can_play")
    assert words(later) == [*words(left), "play_penalty_card"]


def test_declarer_who_shows_a_card_becomes_dummy_and_dummy_who_shows_one_makes_him_declarer() -> (
    None
):
    spread = ["declarer_becomes_dummy", "partners_face_down_lead_goes_back"]
    assert words(follow(**WRONG, since_lead="declarer_spread")) == spread
    for since in ("dummy_spread", "dummy_intervened"):
        said = words(follow(**WRONG, since_lead=since))
        assert {"lead_must_be_accepted", "declarer_plays_the_contract"} <= {*said}


def test_only_a_dummy_who_settles_the_matter_himself_risks_an_adjusted_score() -> None:
    weighed = [
        given(chain, "since_lead")
        for chain in CHAINS
        for step in chain.ruling
        if isinstance(step, AdjustedScore) and step.word == "adjust.foreseen_by_dummy"
    ]
    assert weighed == ["dummy_intervened"]


def test_a_second_card_from_dummy_stands_unless_it_revokes() -> None:
    keys = {**WRONG, "since_lead": "nothing", "lead_choice": "declare"}
    stands = follow(**keys, table_card_revokes="no")
    revokes = follow(**keys, table_card_revokes="yes")
    assert words(stands)[-1] == "table_card_stands"
    assert "table_card_replaced" in words(revokes)


def test_of_two_leads_faced_together_the_wrong_one_is_a_major_penalty_card() -> None:
    chain = follow(told_to_lead="nobody", faced_leads="both")
    assert [s.size for s in chain.ruling if isinstance(s, PenaltyCard)] == [Size.MAJOR]
    assert "right_lead_stands" in words(chain)


def test_a_lead_that_was_never_faced_costs_nothing() -> None:
    for faced in ("none", "right"):
        chain = follow(told_to_lead="nobody", faced_leads=faced)
        assert chain.question is None
        assert any(isinstance(step, CardBack) for step in chain.ruling)
        assert not any(isinstance(step, PenaltyCard) for step in chain.ruling)


@pytest.mark.parametrize(
    ("table", "possible"),
    [
        (Table.read(contract="4h S", lead="Ø r7"), {Told.NOBODY, Told.OPPONENT}),
        (Table.read(contract="4h S", lead="V hE"), {Told.IN_TURN}),
        (Table.read(contract="4h S", offender="N"), {Told.DECLARING_SIDE}),
        (Table.read(contract="4h S"), None),
        (Table.read(offender="Ø"), None),
    ],
    ids=["wrong-defender", "right-defender", "dummy", "nobody-named", "no-contract"],
)
def test_contract_and_lead_show_whose_lead_it_was(
    table: Table, possible: Collection[Told] | None
) -> None:
    assert OpeningLead.told_to_lead.seen(table) == possible


def test_a_contract_the_wrong_partner_has_played_goes_on_as_if_declarer_had_chosen_it() -> None:
    """54A: the true declarer put down his hand after that lead, whatever all thought."""
    (swapped,) = (chain for chain in CHAINS if given(chain, "since_lead") == "swapped")
    assert [step.law for step in swapped.ruling] == ["54A", "54A"]
    assert not any(isinstance(step, PenaltyCard | LeadRestriction) for step in swapped.ruling)
