"""Leads and plays out of turn after the first trick: Laws 47E, 53, 55-60, fact by fact."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from generator.views.choice_cards import card_groups
from rules_src.laws.law_47_card_retracted import SITUATION as RETRACTED
from rules_src.laws.law_53_56_lead_out_of_turn.facts import LeadBesideCard
from rules_src.model.facts import Kind
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Who
from rules_src.model.steps import (
    AdjustedScore,
    LeadRestriction,
    May,
    NewIrregularity,
    PenaltyCard,
    Size,
)

LEAD, PLAY, TWO, BACK = "lead_out_of_turn", "premature_play", "simultaneous_play", "card_retracted"


def words(ruling: Ruling) -> list[str]:
    return [step.word for step in ruling]


def penalty_cards(ruling: Ruling) -> list[Size]:
    return [step.size for step in ruling if isinstance(step, PenaltyCard)]


@pytest.mark.parametrize(
    ("led_by", "since", "said", "penalty"),
    [
        ("partners_turn", {"since_defenders_lead": "next_played"}, "accepted_by_play", False),
        ("declarers_turn", {"since_defenders_lead": "next_played"}, "accepted_by_play", False),
        ("declarers_turn", {"since_defenders_lead": "rightful_led"}, "proper_lead_stands", False),
        ("wrong_hand", {"since_declarers_lead": "next_played"}, "defender_accepted_by_play", False),
        (
            "defenders_turn",
            {"since_declarers_lead": "next_played"},
            "defender_accepted_by_play",
            False,
        ),
        ("defenders_turn", {"since_declarers_lead": "rightful_led"}, "proper_lead_stands", False),
        ("told", {}, "establishes_no_revoke", False),
        ("last_trick", {}, "last_lead_back", False),
    ],
)
def test_a_card_played_since_can_settle_a_lead_out_of_turn(
    led_by: str, since: dict[str, str], said: str, penalty: bool
) -> None:
    ruling = rule_on(LEAD, led_by=led_by, **since)
    assert said in words(ruling)
    assert bool(penalty_cards(ruling)) == penalty
    assert "explain_all_choices" not in words(ruling)


@pytest.mark.parametrize(
    ("choice", "restriction", "lies"),
    [
        ("accept", None, False),
        ("require", May.REQUIRE, False),
        ("forbid", May.FORBID, False),
        ("leave", None, True),
    ],
)
def test_declarer_has_four_choices_when_the_other_defender_was_in(
    choice: str, restriction: May | None, lies: bool
) -> None:
    ruling = rule_on(
        LEAD,
        led_by="partners_turn",
        since_defenders_lead="nothing",
        earlier_card="no",
        later_lead_choice=choice,
    )
    found = [step.may for step in ruling if isinstance(step, LeadRestriction)]
    assert found == ([restriction] if restriction else [])
    assert penalty_cards(ruling) == ([Size.MAJOR] if lies else [])
    assert ("card_back" in words(ruling)) == bool(restriction)


def test_the_four_choices_are_explained_first_and_all_differ() -> None:
    (group,) = card_groups(BOOK["lead_in_partners_turn"], Kind.OPTION)
    assert len(group.cards) == 2, "with and without a card of the other defender's"
    for card in group.cards:
        assert len(card.choices) == 4
        assert len({choice.rulings for choice in card.choices}) == 4
    led = {"led_by": "partners_turn", "since_defenders_lead": "nothing", "earlier_card": "no"}
    assert words(rule_on(LEAD, **led)) == ["explain_all_choices"]


def test_a_refused_lead_lies_when_declarer_was_in_and_he_leads_from_the_right_hand() -> None:
    ruling = rule_on(
        LEAD,
        led_by="declarers_turn",
        since_defenders_lead="nothing",
        earlier_card="no",
        later_lead_accepted="no",
    )
    assert penalty_cards(ruling) == [Size.MAJOR]
    assert "lead_from_right_hand" in words(ruling)
    assert not any(isinstance(step, LeadRestriction) for step in ruling)


@pytest.mark.parametrize(
    ("led_by", "option"),
    [("partners_turn", "partners_lead_accepted"), ("declarers_turn", "later_lead_accepted")],
)
def test_a_refused_lead_beside_an_older_penalty_card_makes_them_all_major(
    led_by: str, option: str
) -> None:
    """Only who has the lead himself may lead his own card instead (53B), and is told of it."""
    facts = {"led_by": led_by, "since_defenders_lead": "nothing", "earlier_card": "yes"}
    ruling = rule_on(LEAD, **facts, **{option: "no"})
    help_line = getattr(LeadBesideCard, option).help
    assert ("53B" in help_line) == (led_by == "declarers_turn")
    assert "all_penalty_cards_major" in words(ruling)
    assert penalty_cards(ruling) == []
    assert not any(isinstance(step, LeadRestriction) for step in ruling)


def test_a_second_lead_by_the_defender_in_turn_costs_a_card_and_leaves_the_choice() -> None:
    ruling = rule_on(
        LEAD,
        led_by="partners_turn",
        since_defenders_lead="rightful_led",
        earlier_card="no",
        later_lead_choice="require",
    )
    assert "partners_card_penalty" in words(ruling)
    assert any(isinstance(step, LeadRestriction) for step in ruling)


@pytest.mark.parametrize(
    ("led_by", "law", "word"),
    [
        ("wrong_hand", "55B2", "declarer_leads_any_card"),
        ("defenders_turn", "55B1", "defender_leads"),
    ],
)
def test_declarers_lead_goes_back_free_but_what_he_learnt_is_watched(
    led_by: str, law: str, word: str
) -> None:
    ruling = rule_on(
        LEAD, led_by=led_by, since_declarers_lead="nothing", declarers_lead_accepted="no"
    )
    assert (law, word) in [(step.law, step.word) for step in ruling]
    assert not penalty_cards(ruling)
    assert [step.law for step in ruling if isinstance(step, AdjustedScore)] == ["55C"]
    assert "either_defender_decides" in words(ruling)


def test_declarer_who_corrects_himself_takes_no_right_from_the_defenders() -> None:
    accepted = rule_on(
        LEAD,
        led_by="wrong_hand",
        since_declarers_lead="rightful_led",
        declarers_lead_accepted="yes",
    )
    assert words(accepted)[-1] == "later_lead_accepted"


@pytest.mark.parametrize("led_by", ["wrong_hand", "defenders_turn"])
def test_the_wrong_defender_who_follows_has_played_too_soon(led_by: str) -> None:
    ruling = rule_on(LEAD, led_by=led_by, since_declarers_lead="other_played")
    assert words(ruling)[0] == "lead_stands"
    assert [step.rule for step in ruling if isinstance(step, NewIrregularity)] == [PLAY]


@pytest.mark.parametrize("too_soon", ["before_partner", "next_trick"])
@pytest.mark.parametrize(
    ("choice", "law"),
    [("highest", "57A1"), ("lowest", "57A2"), ("require", "57A3"), ("forbid", "57A4")],
)
def test_a_card_before_partners_is_major_and_declarer_directs_partners_play(
    too_soon: str, choice: str, law: str
) -> None:
    ruling = rule_on(
        PLAY,
        too_soon=too_soon,
        declaring_side_played="neither",
        earlier_card="no",
        play_choice=choice,
    )
    assert penalty_cards(ruling) == [Size.MAJOR]
    assert law in ruling.laws
    assert "any_card_if_unable" in words(ruling)


@pytest.mark.parametrize(
    ("played", "law"), [("both_hands", "57C1"), ("dummy", "57C2"), ("afterwards", "60A1")]
)
def test_no_choice_remains_once_the_declaring_side_has_played(played: str, law: str) -> None:
    ruling = rule_on(PLAY, too_soon="before_partner", declaring_side_played=played)
    assert ruling.laws[0] == law
    assert not penalty_cards(ruling)


@pytest.mark.parametrize(("legal", "major"), [("yes", []), ("no", [Size.MAJOR])])
def test_a_card_at_rhos_turn_is_played_in_turn_if_it_can_be(legal: str, major: list[Size]) -> None:
    ruling = rule_on(PLAY, too_soon="rho_turn", card_is_legal=legal, earlier_card="no")
    assert penalty_cards(ruling) == major


def test_declarers_premature_card_is_played() -> None:
    assert words(rule_on(PLAY, too_soon="declarer")) == ["declarers_card_is_played"]


@pytest.mark.parametrize(
    ("facts", "said", "then"),
    [
        ({"cards_at_once": "two_players"}, "other_card_counts_as_later", PLAY),
        ({"cards_at_once": "one_seen"}, "seen_card_is_played", ""),
        (
            {"cards_at_once": "several_seen", "whose_cards": "defender"},
            "other_cards_penalty_cards",
            "penalty_card",
        ),
        (
            {"cards_at_once": "several_seen", "whose_cards": "declaring_side"},
            "other_cards_back",
            "",
        ),
        ({"cards_at_once": "fifth", "fifth_was_led": "yes"}, "", LEAD),
        (
            {"cards_at_once": "fifth", "fifth_was_led": "no", "whose_cards": "defender"},
            "fifth_card_penalty_card",
            "penalty_card",
        ),
        (
            {"cards_at_once": "fifth", "fifth_was_led": "no", "whose_cards": "declaring_side"},
            "card_back",
            "",
        ),
        ({"cards_at_once": "too_late", "extra_card_seen": "no"}, "extra_card_back", ""),
    ],
)
def test_two_cards_at_the_same_time(facts: dict[str, str], said: str, then: str) -> None:
    ruling = rule_on(TWO, **facts)
    assert not said or said in words(ruling)
    assert [s.rule for s in ruling if isinstance(s, NewIrregularity)] == ([then] if then else [])


def test_an_extra_card_may_have_been_a_revoke_and_only_a_seen_one_is_a_penalty_card() -> None:
    unseen = rule_on(TWO, cards_at_once="too_late", extra_card_seen="no")
    seen = rule_on(TWO, cards_at_once="too_late", extra_card_seen="yes")
    assert {*words(seen)} - {*words(unseen)} == {"extra_card_penalty_card"}
    assert "card_was_in_hand" in words(unseen)


@pytest.mark.parametrize(
    ("facts", "stays"),
    [
        ({"why_back": "told"}, False),
        ({"why_back": "opponent_changed"}, False),
        ({"why_back": "slip", "tongue": "yes", "declarer_played_since": "no"}, False),
        ({"why_back": "slip", "tongue": "yes", "declarer_played_since": "yes"}, True),
        ({"why_back": "slip", "tongue": "no"}, True),
        ({"why_back": "changed_mind"}, True),
    ],
)
def test_a_played_card_stays_but_for_the_exceptions_of_law_47(
    facts: dict[str, str], stays: bool
) -> None:
    assert ("played_card_stays" in words(rule_on(BACK, **facts))) == stays


def test_the_offender_is_asked_for_as_the_opponent_and_not_as_who_wants_his_card_back() -> None:
    assert RETRACTED.who == Who("offender", "Hvem sagde eller spillede noget forkert?")


@pytest.mark.parametrize("played", ["both_hands", "dummy"])
def test_a_lead_free_of_57a_is_out_of_turn_if_another_hand_wins_the_trick(played: str) -> None:
    """Law 57C takes away what 57A gives declarer, and nothing of 44G and 53."""
    facts = {"too_soon": "next_trick", "declaring_side_played": played}
    assert "new.lead_out_of_turn" in words(rule_on(PLAY, **facts, wins_trick="no"))
    assert words(rule_on(PLAY, **facts, wins_trick="yes"))[-1] == "early_lead_is_the_lead"
