"""Revokes: what Laws 61 to 64 and 67 say, held against every conversation and the articles."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from own_book import BOOK

from generator.engine.rulebook import Conversation
from rules_src.model.ruling import When
from rules_src.model.steps import HandOver, PenaltyCard, Size, TrickTransfer

CHAINS = [*BOOK["revoke"].conversations]
TRANSFERS = [*BOOK["revoke_transfer"].conversations]


def given(chain: Conversation, **keys: str) -> bool:
    return all(name in chain.answers and chain.answers[name].key == k for name, k in keys.items())


def words(chain: Conversation) -> set[str]:
    return {step.word for step in chain.ruling}


def transferred(chain: Conversation) -> int:
    return sum(step.tricks for step in chain.ruling if isinstance(step, TrickTransfer))


# What each bullet of the article says of establishment, by number in the inventory.
BULLETS: Mapping[str, tuple[Mapping[str, str], str]] = {
    "S55": ({"since_revoke": "played", "told_to_play_on": "no"}, "63A1"),
    "S57": ({"since_revoke": "played", "told_to_play_on": "no"}, "63A1"),
    "S59": ({"since_revoke": "named"}, "63A2"),
    "S60": ({"since_revoke": "named"}, "63A2"),
    "S71": ({"since_revoke": "claim", "who_claimed": "offending_side"}, "63A3"),
    "S76": ({"since_revoke": "claim", "who_claimed": "offending_side"}, "63A3"),
    "S77": ({"since_revoke": "claim", "who_claimed": "offending_side"}, "63A3"),
    "S61": ({"since_revoke": "claim", "who_claimed": "accepted"}, "63A4"),
    "S56": ({"since_revoke": "nothing"}, ""),
    "S58": ({"since_revoke": "nothing"}, ""),
    "S63": ({"since_revoke": "played", "told_to_play_on": "yes"}, ""),
    "S73": ({"since_revoke": "claim", "who_claimed": "other_side"}, ""),
    "S74": ({"since_revoke": "claim", "who_claimed": "other_side"}, ""),
    "S75": ({"since_revoke": "claim", "who_claimed": "objected"}, ""),
}


@pytest.mark.parametrize("item", BULLETS)
def test_the_article_and_the_rule_agree_on_when_a_revoke_is_established(item: str) -> None:
    facts, law = BULLETS[item]
    found = [c for c in CHAINS if given(c, failure="suit", **facts)]
    assert found
    for chain in found:
        laws = [step.law for step in chain.ruling if step.word == "established"]
        assert laws == ([law] if law else [])
        assert ("not_established" in words(chain)) is (not law)


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


def test_a_withdrawn_card_of_a_defenders_hand_is_major_and_no_other_card_is() -> None:
    """Laws 62B1 and 62B2; with another that stays there all are major (50B)."""
    for chain in CHAINS:
        if "card_from" not in chain.answers:
            continue
        majors = [s.size for s in chain.ruling if isinstance(s, PenaltyCard)]
        hidden = given(chain, card_from="hidden")
        several = hidden and given(chain, earlier_card="yes", card_corrects="no")
        assert majors == ([Size.MAJOR] if hidden and not several else [])
        assert ("all_penalty_cards_major" in words(chain)) is several


def test_only_a_side_that_took_a_card_back_lets_the_revokers_side_change_one() -> None:
    """Law 62C2 hangs on 62C1."""
    changes = {"partner_may_change", "partner_may_change_for_penalty"}
    for chain in CHAINS:
        if changes & words(chain):
            assert given(chain, taken_back="yes", partner_played="yes")
