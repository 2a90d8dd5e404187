"""What single laws say of every conversation of a rule, where no theorem of `rules_src` does."""

from collections.abc import Mapping
from fractions import Fraction

import pytest
from own_book import BOOK, as_assumed

from generator.engine.rulebook import Conversation
from generator.engine.verdicts import finished_steps
from rules_src.model.ruling import When
from rules_src.model.said import About, Size, Status
from rules_src.model.steps import (
    ArtificialScore,
    CardBack,
    Information,
    LeadRestriction,
    NewIrregularity,
    PenaltyCard,
    TrickTransfer,
)
from rules_src.scoring.artificial import IMPS, PERCENTAGES
from rules_src.scoring.teams import BoardImps, knock_out

SHOWN = [*BOOK["penalty_card"].conversations]
LED = [*BOOK["opening_lead_out_of_turn"].conversations]
REVOKED = [*BOOK["revoke"].conversations]
TRANSFERS = [*BOOK["revoke_transfer"].conversations]


def words(chain: Conversation) -> set[str]:
    return {step.word for step in chain.ruling}


def given(chain: Conversation, name: str) -> str:
    return chain.answers[name].key if name in chain.answers else ""


@pytest.mark.parametrize(
    "fault", ["one", "one_partly", "neither", "both", "both_partly", "unequal"]
)
def test_a_knockout_asks_for_the_average_exactly_where_the_scores_do_not_balance(
    fault: str,
) -> None:
    """12C4, against the arithmetic of `scoring`: what one gets is not what the other loses."""
    stated = {"match_void": "no", "results": "one", "favourable": "no", "knockout": "yes"}
    steps = as_assumed(BOOK["team_board"], {**stated, "team_fault": fault}).ruling
    scores = [s for s in steps if isinstance(s, ArtificialScore)]
    home, away = (Fraction(IMPS[s.given]) for s in (scores * 2)[:2])
    balanced = knock_out(BoardImps(home, away)) == BoardImps(home, away)
    assert ("average_of_two" in [s.word for s in steps]) == (not balanced)


def test_own_average_overrides_what_is_fixed_only_where_60_or_40_per_cent_is_given() -> None:
    """12C2(c): average stays average."""
    for row in BOOK["artificial_score"].rows:
        fixed = {PERCENTAGES[s.given] for s in row.ruling if isinstance(s, ArtificialScore)}
        assert ("12C2c" in row.ruling.laws) == bool(fixed & {40, 60})


def test_a_shown_card_is_a_penalty_card_or_it_is_said_why_not_and_it_may_cost_a_score() -> None:
    kinds = {"penalty_card.major", "penalty_card.minor", "all_penalty_cards_major"}
    for chain in SHOWN:
        let_off = any(isinstance(s, CardBack | NewIrregularity) for s in chain.ruling)
        assert words(chain) & {*kinds, "card_is_played"} or let_off, chain.answers
        assert "adjust.exposed" in words(chain) or not words(chain) & kinds
        if any(isinstance(s, PenaltyCard) and s.size is Size.MINOR for s in chain.ruling):
            asked = ("cards", "why_seen", "could_be_seen")
            assert [given(chain, name) for name in asked] == ["low", "accident", "yes"]


def test_information_is_free_while_the_card_lies_and_barred_to_the_leader_once_it_is_back() -> None:
    for chain in SHOWN:
        cards = (About.CARD, About.TAKEN_BACK)
        known = [s for s in chain.ruling if isinstance(s, Information) and s.about in cards]
        lying = [s for s in known if s.when is When.ON_TABLE]
        assert all((s.to, s.status) == ("everyone", Status.AUTHORISED) for s in lying)
        if any(isinstance(step, LeadRestriction) for step in chain.ruling):
            back = {(s.to, s.status) for s in known if s.law == "50E2"}
            leader = "offender" if given(chain, "offender_leads") == "yes" else "partner"
            assert back == {
                (leader, Status.UNAUTHORISED),
                ("declarer", Status.AUTHORISED),
            }


def test_partner_leads_only_when_declarer_has_chosen() -> None:
    for chain in SHOWN:
        both = given(chain, "partners_card") == "yes"
        if given(chain, "whose_turn") == "partner_to_lead" and not both:
            assert any(given(chain, one) for one in ("lead_option", "lead_options", "suit_options"))
        leads = given(chain, "whose_turn") == "partner_to_lead" or given(chain, "offender_leads")
        early = given(chain, "early_lead") == "led"
        assert bool(given(chain, "options_for_both")) == (
            early or (both and leads in (True, "yes"))
        )


def test_what_is_said_of_a_card_that_lies_is_not_said_of_one_that_is_picked_up() -> None:
    keys = {"why_seen": "accident", "cards": "honour", "whose_turn": "partner_to_lead"}
    for option in ("require", "forbid", "leave"):
        chain = as_assumed(BOOK["penalty_card"], {**keys, "lead_option": option})
        laws = {step.law for step in finished_steps(chain)}
        assert {"50E1", "50E3"} <= laws if option == "leave" else not {"50E1", "50E3"} & laws
        assert ("50E2" in laws) == (option != "leave")


def test_an_accepted_opening_lead_leaves_no_penalty_card_and_no_restriction() -> None:
    """54, also where the wrong partner has played the contract, whatever all thought."""
    accepting = {"declarer_becomes_dummy", "declarer_plays_the_contract"}
    accepted = [chain for chain in LED if accepting & words(chain)]
    swapped = [chain for chain in LED if given(chain, "all_mistaken") == "yes"]
    assert accepted
    assert swapped
    for chain in (*accepted, *swapped):
        assert not any(isinstance(s, PenaltyCard | LeadRestriction) for s in chain.ruling)


def transferred(chain: Conversation) -> int:
    return sum(step.tricks for step in chain.ruling if isinstance(step, TrickTransfer))


def test_an_established_revoke_is_not_corrected_and_goes_on_to_the_tricks() -> None:
    for chain in REVOKED:
        if "established" in words(chain):
            assert "not_established" not in words(chain)
            assert chain.pending == (BOOK["revoke_transfer"],)


def test_who_played_no_card_cannot_lose_the_trick_as_its_winner() -> None:
    """Law 67B1 sends to 64A2 and never to 64A1."""
    found = [c for c in TRANSFERS if given(c, "failure") == "no_card"]
    assert found
    assert all(transferred(c) <= 1 for c in found)
    assert all(step.law != "64A1" for c in found for step in c.ruling)
    assert not any("trick_won_by" in c.answers for c in found)


def test_one_trick_left_is_all_that_a_further_revoke_can_cost() -> None:
    """Law 64A: a trick that an earlier revoke of the side has cost is gone."""
    for left, most in (("none", {0}), ("one", {1}), ("more", {1, 2})):
        assert {transferred(c) for c in TRANSFERS if given(c, "tricks_left") == left} == most


# Law 64C: what the score is adjusted towards when the transfer does not make up for it.
EQUITY: Mapping[str, Mapping[str, str]] = {
    "64C1: score_without_revoke": {"both_established": "no", "suit_again": ""},
    "64C2a: score_without_later_revokes": {"both_established": "no", "suit_again": "yes"},
    "64C2b: score_without_any_revoke": {"both_established": "yes"},
}


@pytest.mark.parametrize("word", EQUITY)
def test_the_other_side_never_loses_by_the_revoke(word: str) -> None:
    for chain in TRANSFERS:
        said = [f"{step.law}: {step.word}" for step in chain.ruling]
        hurt = "yes" in (given(chain, "either_damaged"), given(chain, "short"))
        again = "yes" if given(chain, "suit_again") == "yes" else ""
        both = given(chain, "both_established") or "no"
        told = {"both_established": both, "suit_again": again}
        assert (word in said) is (hurt and EQUITY[word].items() <= told.items())


def test_only_a_side_that_took_a_card_back_lets_the_revokers_side_change_one() -> None:
    """Law 62C2 hangs on 62C1."""
    for chain in REVOKED:
        if {"partner_may_change", "partner_changes_for_penalty"} & words(chain):
            assert given(chain, "taken_back") == given(chain, "partner_played") == "yes"
