"""Penalty cards: what Laws 49 to 52 and 59 say, held against every conversation."""

from __future__ import annotations

from itertools import product

import pytest
from own_book import BOOK

from generator.engine.explore import Answers
from generator.engine.rulebook import Conversation
from rules_src.model.ruling import When
from rules_src.model.steps import (
    About,
    CardBack,
    Information,
    Lasts,
    LeadRestriction,
    LookUp,
    May,
    NewIrregularity,
    PenaltyCard,
    Size,
    Status,
    Suits,
)

CHAINS = [*BOOK["penalty_card"].conversations]


def answers(**keys: str) -> Answers:
    return BOOK["penalty_card"].answers(keys)


def told(**keys: str) -> list[str]:
    """The words of a whole conversation, and nothing left to ask."""
    chain = BOOK["penalty_card"].follow(answers(**keys))
    assert chain.question is None
    return [f"{step.law}: {step.word}" for step in chain.ruling]


def chosen(suits: str, option: str) -> list[str]:
    """Of several cards shown by accident: partner is to lead, and declarer has chosen."""
    return told(
        why_seen="accident",
        cards="several",
        whose_turn="partner_to_lead",
        same_suit=suits,
        lead_options=option,
    )


def sizes(chain: Conversation) -> set[Size]:
    return {step.size for step in chain.ruling if isinstance(step, PenaltyCard)}


def given(chain: Conversation, name: str) -> str:
    return chain.answers[name].key if name in chain.answers else ""


def test_only_one_card_below_an_honour_shown_by_mishap_is_minor() -> None:
    minor = {
        (given(c, "cards"), given(c, "why_seen"), given(c, "auction_over"))
        for c in CHAINS
        if Size.MINOR in sizes(c)
    }
    assert minor == {("low", "accident", ""), ("low", "auction", "exposed")}


def test_declarers_and_dummys_cards_are_never_penalty_cards() -> None:
    found = [c for c in CHAINS if given(c, "why_seen") == "declaring_side"]
    found += [c for c in CHAINS if given(c, "auction_over") == "declaring"]
    assert len(found) == 2
    assert not any(sizes(c) for c in found)
    assert all(any(isinstance(s, CardBack) for s in c.ruling) for c in found)


def test_a_conversation_makes_a_penalty_card_or_says_why_not() -> None:
    for chain in CHAINS:
        let_off = any(isinstance(s, CardBack | LookUp | NewIrregularity) for s in chain.ruling)
        words = {step.word for step in chain.ruling}
        kind = words & {
            "penalty_card.major",
            "penalty_card.minor",
            "all_penalty_cards_major",
            "card_is_played",
        }
        assert kind or let_off, chain.answers


def test_a_minor_card_never_restricts_partners_lead() -> None:
    for chain in CHAINS:
        if Size.MINOR in sizes(chain):
            assert not any(isinstance(step, LeadRestriction) for step in chain.ruling)
            assert chain.pending == (BOOK["penalty_card_not_played"],)


def test_a_lead_restriction_concerns_the_penalty_cards_own_suit_and_no_other() -> None:
    found = {s for c in CHAINS for s in c.ruling if isinstance(s, LeadRestriction)}
    assert {step.may for step in found} == {May.REQUIRE, May.FORBID}
    assert {step.suits for step in found} == {
        Suits.CARD,
        Suits.ONE_OF_CARDS,
        Suits.SOME_OF_CARDS,
    }
    assert all(step.lasts is Lasts.WHILE_ON_LEAD for step in found)
    assert "så længe du bevarer udspillet" in next(
        step.text for step in found if step.may is May.FORBID
    )


def test_requiring_or_forbidding_frees_the_card_and_leaving_it_does_not() -> None:
    for chain in CHAINS:
        words = {step.word for step in chain.ruling}
        restricted = any(isinstance(step, LeadRestriction) for step in chain.ruling)
        back = bool(words & {"card_back", "penalty_cards_in_suit_back"})
        if given(chain, "lead_option") or given(chain, "lead_options"):
            assert restricted == back == ("any_lead_penalty_card_stays" not in words)


def test_of_cards_in_several_suits_those_in_the_others_stay_and_must_be_played() -> None:
    for suits, option in product(("one", "several"), ("require", "forbid", "leave")):
        said = chosen(suits, option)
        stay = "51B2: penalty_cards_in_other_suits_stay" in said
        assert stay == (suits == "several" and option != "leave")


def test_information_is_free_while_the_card_lies_and_barred_to_the_leader_once_it_is_back() -> None:
    for chain in CHAINS:
        known = [s for s in chain.ruling if isinstance(s, Information) and s.about is About.CARD]
        lying = [s for s in known if s.when is When.ON_TABLE]
        assert all((s.to, s.status) == ("everyone", Status.AUTHORISED) for s in lying)
        if any(isinstance(step, LeadRestriction) for step in chain.ruling):
            back = {(s.to, s.status) for s in known if s.law == "50E2"}
            leader = "offender" if given(chain, "whose_turn") == "both_offender" else "partner"
            assert back == {
                (leader, Status.UNAUTHORISED),
                ("declarer", Status.AUTHORISED),
            }


def test_every_penalty_card_may_end_in_an_adjusted_score() -> None:
    for chain in CHAINS:
        words = {step.word for step in chain.ruling}
        if sizes(chain) or "all_penalty_cards_major" in words:
            assert "adjust.exposed" in words


def test_partner_leads_only_when_declarer_has_chosen() -> None:
    for chain in CHAINS:
        turn = given(chain, "whose_turn")
        if turn == "partner_to_lead":
            assert given(chain, "lead_option") or given(chain, "lead_options")
        assert bool(given(chain, "options_for_both")) == (
            turn in ("partner_led", "both_partner", "both_offender")
        )


@pytest.mark.parametrize(
    ("turn", "leads", "back"),
    [
        ("partner_led", "partner_leads_own_penalty_card", "penalty_cards_chosen_back"),
        ("both_partner", "partner_leads_own_penalty_card", "penalty_cards_chosen_back"),
        ("both_offender", "leads_own_penalty_card", "partners_penalty_cards_chosen_back"),
    ],
)
def test_who_has_a_penalty_card_and_the_lead_never_leads_freely(
    turn: str, leads: str, back: str
) -> None:
    """Laws 50D1a and 50D2 together: declarer chooses over the other defender's cards."""
    card = {"why_seen": "accident", "cards": "honour", "whose_turn": turn}
    for option in ("require", "forbid"):
        said = told(**card, options_for_both=option)
        assert {f"50D1b: {leads}_if_allowed", f"50D2a: {back}"} <= {*said}
    said = told(**card, options_for_both="leave")
    assert f"50D1a: {leads}" in said
    assert "50D2b: any_lead_penalty_card_stays" not in said


def test_a_lead_that_declarer_has_played_to_stands_and_the_older_card_stays() -> None:
    said = told(why_seen="accident", cards="honour", whose_turn="led_and_followed")
    assert "60A2: early_lead_stands" in said
    assert "60A3: older_duties_remain" in said
    assert "49: lead_becomes_penalty_card" not in said


@pytest.mark.parametrize(
    ("same_suit", "option", "law"),
    [
        ("one", "require", "51B1a"),
        ("one", "forbid", "51B1b"),
        ("one", "leave", "50D2b"),
        ("several", "require", "51B2a"),
        ("several", "forbid", "51B2b"),
        ("several", "leave", "51B2c"),
    ],
)
def test_each_choice_with_several_cards_has_its_own_paragraph(
    same_suit: str, option: str, law: str
) -> None:
    said = chosen(same_suit, option)
    assert [s for s in said if s.startswith(f"{law}: ")]


def test_a_card_played_instead_stands_if_accepted_or_if_declarer_has_played_on() -> None:
    for played_on, accepted in product(("yes", "no"), repeat=2):
        keys = {"was_due": "yes", "declarer_played_on": played_on}
        if played_on == "no":
            keys["other_card_accepted"] = accepted
        said = told(why_seen="accident", cards="low", **keys)
        stands = any(word.endswith("other_card_stands") for word in said)
        assert stands == ("yes" in (played_on, keys.get("other_card_accepted")))
        assert ("52B2: wrong_card_major" in said) != stands
        assert "52A: card_stays_played" in said


def test_a_card_played_when_the_penalty_card_was_not_due_stands_without_a_choice() -> None:
    """Law 52 is of a card that Laws 50 and 51 required; an honour may go before a minor one."""
    said = told(why_seen="accident", cards="low", was_due="no")
    assert "52A: penalty_card_was_not_due" in said
    assert not {"52A: card_stays_played", "52B2: wrong_card_major"} & {*said}


def test_who_cannot_lead_as_required_plays_any_card_and_the_penalty_card_stays_in_hand() -> None:
    keys = {
        "why_seen": "accident",
        "cards": "honour",
        "whose_turn": "partner_to_lead",
        "lead_option": "require",
    }
    assert told(**keys, could_follow="no") == [*told(**keys), "59: any_legal_card"]
    assert told(**keys, could_follow="yes") == [*told(**keys), "61A: new.revoke"]


def test_a_card_played_before_declarers_new_lead_is_major_however_small() -> None:
    keys = {"why_seen": "played", "how_played": "before_new_lead"}
    said = told(**keys, cards="low", whose_turn="other")
    assert said[:2] == ["60B: is_penalty_card", "50B: penalty_card.major"]


def test_a_card_led_at_an_opponents_word_is_taken_back_and_establishes_no_revoke() -> None:
    said = told(why_seen="played", how_played="told")
    assert said == [
        "47E1: card_back",
        "47E1: establishes_no_revoke",
        "47E1: turn_goes_back",
        "16C1: info.card_authorised",
        "16C2: info.declarer.card_unauthorised",
        "16C3: adjust.used_by_others",
    ]


def test_naming_a_card_to_partner_is_weighed_and_showing_it_by_mishap_is_not() -> None:
    named = told(why_seen="named", cards="honour", whose_turn="other")
    dropped = told(why_seen="accident", cards="honour", whose_turn="other")
    assert named == ["73B1: meant_for_partner", *dropped]
