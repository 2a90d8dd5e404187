"""Revokes: what Laws 61 to 64 and 67 say, held against every conversation and the articles."""

from collections.abc import Mapping

import pytest
from own_book import BOOK

from generator.engine.rulebook import Conversation
from rules_src.model.ruling import When
from rules_src.model.steps import HandOver, TrickTransfer

CHAINS = [*BOOK["revoke"].conversations]
TRANSFERS = [*BOOK["revoke_transfer"].conversations]


def given(chain: Conversation, **keys: str) -> bool:
    return all(name in chain.answers and chain.answers[name].key == k for name, k in keys.items())


def words(chain: Conversation) -> set[str]:
    return {step.word for step in chain.ruling}


def transferred(chain: Conversation) -> int:
    return sum(step.tricks for step in chain.ruling if isinstance(step, TrickTransfer))


def test_an_established_revoke_goes_on_to_the_tricks_when_play_is_over() -> None:
    for chain in CHAINS:
        if "established" in words(chain):
            assert chain.pending == (BOOK["revoke_transfer"],)
            on = chain.legs[-1].path.ruling[-1]
            assert isinstance(on, HandOver)
            assert on.when is When.AFTER_PLAY


def test_a_revoke_is_either_established_or_corrected_and_never_both() -> None:
    for chain in CHAINS:
        assert not {"established", "not_established"} <= words(chain)


def test_who_played_no_card_cannot_lose_the_trick_as_its_winner() -> None:
    """Law 67B1 sends to 64A2 and never to 64A1."""
    found = [c for c in TRANSFERS if given(c, failure="no_card")]
    assert found
    assert all(transferred(c) <= 1 for c in found)
    assert all(step.law != "64A1" for c in found for step in c.ruling)
    assert not any("trick_won_by" in c.answers for c in found)
    first = [c for c in found if given(c, exemption="none", earlier_revoke="no")]
    assert all("side_won_trick" in c.answers for c in first)


def test_one_trick_left_is_all_that_a_further_revoke_can_cost() -> None:
    """Law 64A: a trick that an earlier revoke of the side has cost is gone."""
    for left, most in (("none", {0}), ("one", {1}), ("more", {1, 2})):
        found = {transferred(c) for c in TRANSFERS if given(c, tricks_left=left)}
        assert found == most


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
        hurt = given(chain, either_damaged="yes") or given(chain, short="yes")
        assert (word in said) is (hurt and _is_compared(chain, EQUITY[word]))


def _is_compared(chain: Conversation, by: Mapping[str, str]) -> bool:
    keys = {name: answer.key for name, answer in chain.answers.items()}
    again = "yes" if keys.get("suit_again") == "yes" else ""
    return all({**keys, "suit_again": again}.get(name, "no") == key for name, key in by.items())


def test_only_a_side_that_took_a_card_back_lets_the_revokers_side_change_one() -> None:
    """Law 62C2 hangs on 62C1."""
    changes = {"partner_may_change", "partner_changes_for_penalty"}
    for chain in CHAINS:
        if changes & words(chain):
            assert given(chain, taken_back="yes", partner_played="yes")
