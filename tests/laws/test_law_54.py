"""Opening lead out of turn: what Law 54 says, held against every conversation (S40-S52)."""

from collections.abc import Collection

import pytest
from own_book import BOOK

from generator.engine.rulebook import Conversation
from rules_src.bridge.table import Table
from rules_src.laws.law_54_opening_lead import OpeningLead, WhoseLead
from rules_src.model.steps import (
    AdjustedScore,
    LeadRestriction,
    PenaltyCard,
)

CHAINS = [*BOOK["opening_lead_out_of_turn"].conversations]
CHOSEN = [chain for chain in CHAINS if "lead_choice" in chain.answers]


def given(chain: Conversation, name: str) -> str:
    return chain.answers[name].key if name in chain.answers else ""


def words(chain: Conversation) -> list[str]:
    return [step.word for step in chain.ruling]


def test_declarer_chooses_whenever_only_the_wrong_lead_is_faced_and_no_card_shown_since() -> None:
    assert {given(chain, "since_lead") for chain in CHOSEN} == {"nothing"}
    assert {given(chain, "partners_lead") for chain in CHOSEN} == {"none", "faced", "face_down"}
    assert {given(chain, "taken_back") for chain in CHOSEN} == {"no", "yes"}


def test_an_accepted_lead_leaves_no_penalty_card_and_no_restriction() -> None:
    accepting = {"declarer_becomes_dummy", "declarer_plays_the_contract"}
    accepted = [chain for chain in CHAINS if accepting & {*words(chain)}]
    assert len(accepted) == 40
    for chain in accepted:
        assert not any(isinstance(s, PenaltyCard | LeadRestriction) for s in chain.ruling)


def test_only_a_dummy_who_settles_the_matter_himself_risks_an_adjusted_score() -> None:
    weighed = [
        given(chain, "fault_named")
        for chain in CHAINS
        for step in chain.ruling
        if isinstance(step, AdjustedScore) and step.word == "adjust.foreseen_by_dummy"
    ]
    assert weighed == ["yes"]


@pytest.mark.parametrize(
    ("table", "possible"),
    [
        (Table.read(contract="4h S", lead="Ø r7"), {WhoseLead.PARTNERS}),
        (Table.read(contract="4h S", lead="V hE"), {WhoseLead.OWN}),
        (Table.read(contract="4h S", offender="N"), {WhoseLead.DEFENDERS}),
        (Table.read(contract="4h S"), None),
        (Table.read(offender="Ø"), None),
    ],
    ids=["wrong-defender", "right-defender", "dummy", "nobody-named", "no-contract"],
)
def test_contract_and_lead_show_whose_lead_it_was(
    table: Table, possible: Collection[WhoseLead] | None
) -> None:
    assert OpeningLead.whose_lead.seen(table) == possible


def test_a_contract_the_wrong_partner_has_played_goes_on_as_if_declarer_had_chosen_it() -> None:
    """54A: the true declarer put down his hand after that lead, whatever all thought."""
    (swapped,) = (chain for chain in CHAINS if given(chain, "all_mistaken") == "yes")
    assert [step.law for step in swapped.ruling] == ["54A", "54A"]
    assert not any(isinstance(step, PenaltyCard | LeadRestriction) for step in swapped.ruling)
