"""Revokes: what Laws 61 to 64 and 67 say, held against every conversation and the articles."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from own_book import BOOK

from generator.checks.proofs import proofs
from generator.engine.explore import Answers
from generator.engine.rulebook import Conversation
from rules_src.model.ruling import When
from rules_src.model.steps import HandOver, PenaltyCard, Size, TrickTransfer
from rules_src.theorems.revoke import THEOREMS

CHAINS = [*BOOK["revoke"].conversations]
TRANSFERS = [*BOOK["revoke_transfer"].conversations]
QUESTIONS = [*BOOK["ask_about_revoke"].conversations]


def answers(rule: str, **keys: str) -> Answers:
    return BOOK[rule].answers(keys)


def told(rule: str = "revoke", **keys: str) -> list[str]:
    """The words of a whole conversation, and nothing left to ask."""
    chain = BOOK[rule].follow(answers(rule, **keys))
    assert chain.question is None, chain.question
    return [f"{step.law}: {step.word}" for step in chain.ruling]


def given(chain: Conversation, **keys: str) -> bool:
    return all(name in chain.answers and chain.answers[name].key == k for name, k in keys.items())


def words(chain: Conversation) -> set[str]:
    return {step.word for step in chain.ruling}


def transferred(chain: Conversation) -> int:
    return sum(step.tricks for step in chain.ruling if isinstance(step, TrickTransfer))


# What each bullet of the article says of establishment, by number in the inventory.
BULLETS: Mapping[str, tuple[Mapping[str, str], str]] = {
    "S55": ({"since_revoke": "played"}, "63A1"),
    "S57": ({"since_revoke": "played"}, "63A1"),
    "S59": ({"since_revoke": "named"}, "63A2"),
    "S60": ({"since_revoke": "named"}, "63A2"),
    "S71": ({"since_revoke": "claim", "who_claimed": "offending_side"}, "63A3"),
    "S76": ({"since_revoke": "claim", "who_claimed": "offending_side"}, "63A3"),
    "S77": ({"since_revoke": "claim", "who_claimed": "offending_side"}, "63A3"),
    "S61": ({"since_revoke": "claim", "who_claimed": "accepted"}, "63A4"),
    "S56": ({"since_revoke": "nothing"}, ""),
    "S58": ({"since_revoke": "nothing"}, ""),
    "S63": ({"since_revoke": "told"}, ""),
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


# Law 64: exemption, who won the revoke trick, a later trick: the tricks and the law.
TRANSFER = [
    ("none", "offender", "yes", 2, "64A1"),
    ("none", "offender", "no", 1, "64A1"),
    ("none", "partner", None, 1, "64A2"),
    ("none", "other_side", "yes", 1, "64A2"),
    ("none", "other_side", "no", 0, "64B1"),
    ("repeated", None, None, 0, "64B2"),
    ("faced", None, None, 0, "64B3"),
    ("next_board", None, None, 0, "64B4"),
    ("round_over", None, None, 0, "64B5"),
    ("twelfth", None, None, 0, "64B6"),
    ("both_sides", None, None, 0, "64B7"),
]


@pytest.mark.parametrize(("exemption", "winner", "later", "tricks", "law"), TRANSFER)
@pytest.mark.parametrize("failure", ["suit", "restricted"])
def test_law_64_transfers_these_tricks(
    failure: str, exemption: str, winner: str | None, later: str | None, tricks: int, law: str
) -> None:
    stated = {"failure": failure, "since_revoke": "played", "exemption": exemption}
    stated |= {"either_damaged" if exemption == "both_sides" else "short": "no"}
    stated |= {"trick_won_by": winner} if winner else {}
    stated |= {"won_later": later} if later else {}
    word = f"{law}: transfer.{tricks}" if tricks else f"{law}: no_transfer"
    assert word in told(**stated)


def test_who_played_no_card_cannot_lose_the_trick_as_its_winner() -> None:
    """Law 67B1 sends to 64A2 and never to 64A1."""
    found = [c for c in TRANSFERS if given(c, failure="no_card")]
    assert found
    assert all(transferred(c) <= 1 for c in found)
    assert all(step.law != "64A1" for c in found for step in c.ruling)
    assert not any("trick_won_by" in c.answers for c in found)
    assert all("side_won_trick" in c.answers for c in found if given(c, exemption="none"))


# Law 64C: what the score is adjusted towards when the transfer does not make up for it.
EQUITY = [
    ("none", "64C1: score_without_revoke"),
    ("faced", "64C1: score_without_revoke"),
    ("next_board", "64C1: score_without_revoke"),
    ("round_over", "64C1: score_without_revoke"),
    ("twelfth", "64C1: score_without_revoke"),
    ("repeated", "64C2a: score_without_later_revokes"),
    ("both_sides", "64C2b: score_without_any_revoke"),
]


@pytest.mark.parametrize(("exemption", "word"), EQUITY)
def test_the_other_side_never_loses_by_the_revoke(exemption: str, word: str) -> None:
    found = [c for c in TRANSFERS if given(c, exemption=exemption)]
    for chain in found:
        said = [f"{step.law}: {step.word}" for step in chain.ruling]
        hurt = given(chain, either_damaged="yes") or given(chain, short="yes")
        assert (word in said) is hurt


def test_a_withdrawn_card_of_a_defenders_hand_is_major_and_no_other_card_is() -> None:
    """Laws 62B1 and 62B2; with a penalty card there already all are major (50B)."""
    for chain in CHAINS:
        if "card_from" not in chain.answers:
            continue
        majors = [s.size for s in chain.ruling if isinstance(s, PenaltyCard)]
        assert majors == ([Size.MAJOR] if given(chain, card_from="hidden") else [])
        assert ("all_penalty_cards_major" in words(chain)) is given(chain, card_from="hidden_again")


def test_only_a_side_that_took_a_card_back_lets_the_revokers_side_change_one() -> None:
    """Law 62C2 hangs on 62C1."""
    changes = {"partner_may_change", "partner_may_change_for_penalty"}
    for chain in CHAINS:
        if changes & words(chain):
            assert given(chain, taken_back="yes", partner_played="yes")


def test_the_dropped_club_is_required_and_picked_up() -> None:
    """S91, from the question at the table to the lead."""
    assert told(
        failure="suit",
        since_revoke="nothing",
        card_from="hidden",
        played_after="no",
        whose_turn="partner_to_lead",
        lead_option="require",
    )[-5:] == [
        "50D2a: lead.require_chosen_card",
        "50D2a: card_back",
        "50E2: info.card_unauthorised",
        "50E2: info.declarer.card_authorised",
        "16C3: adjust.used",
    ]


def test_dummy_without_rights_costs_both_the_correction_and_the_tricks() -> None:
    """S68: Law 43B2(b)."""
    found = told(
        failure="suit",
        since_revoke="dummy",
        dummy_did="asked",
        exemption="none",
        trick_won_by="offender",
        won_later="yes",
        short="no",
    )
    assert {"43B2b: corrected_and_counted", "62B2: card_back", "64A1: transfer.2"} <= {*found}


def test_a_revoke_that_was_only_announced_is_none_and_the_claim_stands() -> None:
    """S72."""
    assert told(failure="announced") == [
        "61A: no_revoke",
        "68D: claim_cannot_be_withdrawn",
        "70A: plan_cannot_be_followed",
    ]


# Law 61B: who asks whom, and whether it is allowed (S64, S67, S68).
WHO_ASKS_WHOM = [
    ({"asking": "declarer"}, "61B1: may_ask"),
    ({"asking": "defender_declarer"}, "61B3: may_ask"),
    ({"asking": "defenders", "asked_has_suit": "no", "surprised": "no"}, "61B3: may_ask"),
    ({"asking": "dummy_declarer", "rights": "yes"}, "61B2a: may_ask"),
    ({"asking": "dummy_declarer", "rights": "no"}, "43B2b: may_not_ask_without_rights"),
    ({"asking": "dummy_defender"}, "61B2b: may_not_ask"),
]


@pytest.mark.parametrize(("stated", "word"), WHO_ASKS_WHOM)
def test_law_61b_says_who_may_ask_whom(stated: dict[str, str], word: str) -> None:
    assert told("ask_about_revoke", wish="ask", **stated)[0] == word


def test_a_surprised_defender_may_use_the_answer_and_his_partner_not_the_question() -> None:
    """S65 and S66."""
    asked = {"wish": "ask", "asking": "defenders", "asked_has_suit": "no"}
    surprised = told("ask_about_revoke", **asked, surprised="yes")
    always = told("ask_about_revoke", **asked, surprised="no")
    assert "61B3: info.asker.answer_authorised" in surprised
    assert "61B3: info.asked.question_unauthorised" in surprised
    assert "61B3: info.asked.question_unauthorised" not in always


def test_quitted_tricks_are_for_the_director_alone() -> None:
    """S69: Laws 61C and 66C."""
    for chain in QUESTIONS:
        if given(chain, trick="quitted") or given(chain, wish="turned"):
            assert {"no_inspection", "director_inspects"} <= words(chain)


def test_every_proved_sentence_on_revokes_holds() -> None:
    assert [proof.trouble for proof in proofs(BOOK, THEOREMS) if proof.trouble] == []


def test_a_revokers_own_claim_stops_the_play_and_the_claim_is_ruled_on_first() -> None:
    """Laws 63A3 and 68D: the revoke is established, and no card is played after a claim."""
    said = told(failure="suit", since_revoke="claim", who_claimed="offending_side")
    assert "63A3: established" in said
    assert "68D: new.claim" in said


def test_a_defender_who_shows_his_quitted_card_tells_partner_what_he_may_not_use() -> None:
    """66B: he may look at his own last card; it is no penalty card, for it has been played."""
    assert told("ask_about_revoke", wish="shown") == [
        "66B: own_card_not_to_be_shown",
        "16B1a: info.asked.informant_unauthorised",
        "16B3: adjust.used",
    ]
