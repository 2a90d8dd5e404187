"""Laws 41A, 45 and 46: when a card is played, and what an unclear word plays from dummy."""

from __future__ import annotations

import pytest
from incidents import rule_on
from own_book import BOOK

from rules_src.model.facts import Kind
from rules_src.model.ruling import Authority, Ruling
from rules_src.model.steps import PenaltyCard

PLAYED, UNCLEAR, BACK = "card_played", "unclear_card", "card_retracted"


def words(ruling: Ruling) -> list[str]:
    return [step.word for step in ruling]


def is_played(**facts: str) -> bool:
    """Whether the card stays where the hand had the turn."""
    return "played_card_stays" in words(rule_on(PLAYED, hand_to_play="yes", **facts))


@pytest.mark.parametrize(
    ("how", "law"), [("shown", "45C1"), ("named", "45C4a"), ("unseen", ""), ("dropped", "")]
)
def test_a_defenders_card_is_played_if_his_partner_could_see_it_or_he_named_it(
    how: str, law: str
) -> None:
    facts = {"whose_card": "defender", "defenders_card": how}
    assert is_played(**facts) == bool(law)
    if law:
        assert law in rule_on(PLAYED, hand_to_play="yes", **facts).laws


def test_what_a_defender_dropped_or_says_that_he_holds_is_ruled_on_as_a_seen_card() -> None:
    """Law 49: it is not played, but it may have to be."""
    for how in ("dropped", "holding"):
        ruling = rule_on(PLAYED, whose_card="defender", defenders_card=how)
        assert words(ruling) == ["new.penalty_card"]


@pytest.mark.parametrize(
    ("how", "law"),
    [
        ("at_table", "45C2a"),
        ("held", "45C2b"),
        ("named", "45C4a"),
        ("one_motion", ""),
        ("away", ""),
        ("dropped", ""),
    ],
)
def test_declarers_card_is_played_by_where_it_is_held_and_not_by_who_saw_it(
    how: str, law: str
) -> None:
    facts = {"whose_card": "declarer", "declarers_card": how}
    ruling = rule_on(PLAYED, hand_to_play="yes", **facts)
    assert is_played(**facts) == bool(law)
    assert not [step for step in ruling if isinstance(step, PenaltyCard)]
    assert not law or law in ruling.laws


def test_one_motion_to_the_table_and_back_is_not_a_play_by_the_commentary() -> None:
    (step,) = rule_on(PLAYED, whose_card="declarer", declarers_card="one_motion")
    assert (step.word, step.authority) == ("one_motion_is_no_play", Authority.COMMENTARY)


@pytest.mark.parametrize(
    ("how", "law"), [("touched", "45C3"), ("named", "45C4a"), ("arranging", "")]
)
def test_dummys_card_is_played_when_declarer_touches_it_on_purpose_or_names_it(
    how: str, law: str
) -> None:
    facts = {"whose_card": "table", "table_card": how}
    assert is_played(**facts) == bool(law)
    assert not law or law in rule_on(PLAYED, hand_to_play="yes", **facts).laws


@pytest.mark.parametrize(
    ("turn", "goes_to"),
    [
        ("already", "new.simultaneous_play"),
        ("lead", "new.lead_out_of_turn"),
        ("play", "new.premature_play"),
    ],
)
def test_a_card_played_when_the_hand_had_no_turn_is_ruled_on_by_its_own_law(
    turn: str, goes_to: str
) -> None:
    ruling = rule_on(PLAYED, whose_card="defender", defenders_card="shown", hand_to_play=turn)
    assert words(ruling)[-1] == goes_to
    assert "played_card_stays" not in words(ruling)


def test_a_face_down_lead_stays_unless_the_director_orders_it_back() -> None:
    ruling = rule_on(PLAYED, whose_card="face_down", face_down_lead="regretted")
    assert (words(ruling), ruling.laws) == (["face_down_lead_stays"], ("41A",))
    for why, goes_to in (
        ("out_of_turn", "new.opening_lead_out_of_turn"),
        ("misinformed", "new.misinformation"),
    ):
        assert words(rule_on(PLAYED, whose_card="face_down", face_down_lead=why)) == [goes_to]


@pytest.mark.parametrize("entry", [PLAYED, BACK, UNCLEAR])
def test_only_a_slip_of_the_tongue_is_changed_and_only_until_declarers_next_card(
    entry: str,
) -> None:
    """45C4b: from dummy only, and neither for lost concentration nor for a new plan."""
    begins = {
        PLAYED: {"whose_card": "table", "table_card": "slip"},
        BACK: {"why_back": "slip"},
        UNCLEAR: {"said_of_card": "named"},
    }[entry]
    no_slip = rule_on(entry, **begins, tongue="no")
    in_time = rule_on(entry, **begins, tongue="yes", declarer_played_since="no")
    too_late = rule_on(entry, **begins, tongue="yes", declarer_played_since="yes")
    assert words(no_slip) == words(too_late) == ["played_card_stays"]
    assert words(in_time)[0] == "named_card_changed"
    assert in_time.laws == ("45C4b", "44G", "16C1")


def test_whether_it_was_a_slip_is_weighed_by_the_director() -> None:
    assert BOOK["slip_of_the_tongue"].facts["tongue"].kind is Kind.JUDGEMENT
    assert BOOK[UNCLEAR].facts["meant_other"].kind is Kind.JUDGEMENT


def test_a_defender_and_declarers_hand_never_have_a_slip_of_the_tongue() -> None:
    for facts in (
        {"whose_card": "defender", "defenders_card": "named"},
        {"whose_card": "declarer", "declarers_card": "named"},
    ):
        assert is_played(**facts)


DEFAULTS = [
    ({"said_of_card": "suit", "suit_in_dummy": "playable"}, "46B2", "lowest_of_named_suit"),
    ({"said_of_card": "suit", "suit_in_dummy": "none"}, "46B4", "designation_invalid"),
    ({"said_of_card": "rank", "rank_in_dummy": "continues"}, "46B3a", "rank_in_suit_just_won"),
    ({"said_of_card": "rank", "rank_in_dummy": "one"}, "46B3b", "only_card_of_rank"),
    ({"said_of_card": "rank", "rank_in_dummy": "several"}, "46B3b", "declarer_says_which_of_rank"),
    ({"said_of_card": "rank", "rank_in_dummy": "none"}, "46B3b", "designation_invalid"),
    ({"said_of_card": "not_there"}, "46B4", "designation_invalid"),
    ({"said_of_card": "anything"}, "46B5", "defender_chooses_dummys_card"),
    (
        {"said_of_card": "word", "size_word": "high", "dummys_place": "follows"},
        "46B1a",
        "highest_of_suit_led",
    ),
    ({"said_of_card": "word", "size_word": "win"}, "46B1b", "lowest_winner"),
    (
        {"said_of_card": "word", "size_word": "low", "dummys_place": "follows"},
        "46B1c",
        "lowest_of_suit_led",
    ),
]


@pytest.mark.parametrize(("facts", "law", "word"), DEFAULTS)
def test_every_unclear_word_has_its_own_default(facts: dict[str, str], law: str, word: str) -> None:
    ruling = rule_on(UNCLEAR, meant_other="no", **facts)
    assert (words(ruling), ruling.laws) == ([word], (law,))
    assert all(step.authority is Authority.LAW for step in ruling)


@pytest.mark.parametrize(("facts", "law", "word"), DEFAULTS)
def test_every_default_yields_to_an_incontrovertible_intention(
    facts: dict[str, str], law: str, word: str
) -> None:
    ruling = rule_on(UNCLEAR, **facts | {"meant_other": "yes"})
    assert (words(ruling), ruling.laws) == (["intended_card_played"], ("46B",)), (law, word)


def test_dummy_never_revokes_on_a_default() -> None:
    ruling = rule_on(UNCLEAR, said_of_card="suit", meant_other="no", suit_in_dummy="must_follow")
    assert (words(ruling), ruling.laws) == (["dummy_must_follow"], ("44C",))


@pytest.mark.parametrize("word", ["high", "low"])
@pytest.mark.parametrize("place", ["leads", "void"])
def test_where_the_law_has_no_default_the_ruling_is_advice(word: str, place: str) -> None:
    ruling = rule_on(
        UNCLEAR, said_of_card="word", meant_other="no", size_word=word, dummys_place=place
    )
    assert [step.authority for step in ruling] == [Authority.ADVICE]


def test_half_a_word_plays_nothing() -> None:
    (step,) = rule_on(UNCLEAR, said_of_card="unfinished")
    assert (step.word, step.authority) == ("half_a_word", Authority.ADVICE)


@pytest.mark.parametrize(
    ("entry", "begins"),
    [(UNCLEAR, {"said_of_card": "dummy_moved"}), (BACK, {"why_back": "wrong_table_card"})],
)
def test_dummys_wrong_card_goes_back_until_both_sides_have_played_on(
    entry: str, begins: dict[str, str]
) -> None:
    in_time = rule_on(entry, **begins, sides_played_on="no")
    assert in_time.laws == ("45D1", "45D1", "44G", "16C1", "16C2", "16C3")
    late = {
        what: words(rule_on(entry, **begins, sides_played_on="yes", wrong_card=what))
        for what in ("lead", "followed", "revoked")
    }
    assert all(said[0] == "table_card_too_late" for said in late.values())
    assert late["followed"] == ["table_card_too_late"]
    assert late["lead"][-1] == late["revoked"][-1] == "new.revoke"
    assert "others_may_have_revoked" in late["lead"]


def test_a_card_that_dummy_shows_unasked_is_ruled_on_with_dummys_limits() -> None:
    ruling = rule_on(PLAYED, whose_card="table", table_card="dummy_showed")
    assert (words(ruling), ruling.laws) == (["new.dummys_limits"], ("45F",))


def test_a_card_dummy_plays_unbidden_goes_back_until_both_sides_have_played_on() -> None:
    """Law 45D is of any card that declarer did not name; 45F is of what dummy suggested."""
    facts = {"whose_card": "table", "table_card": "dummy_played"}
    early = words(rule_on(PLAYED, **facts, sides_played_on="no"))
    late = words(rule_on(PLAYED, **facts, sides_played_on="yes", wrong_card="followed"))
    assert "table_card_exchanged" in early
    assert "table_card_too_late" in late
    for found in (early, late):
        assert "adjust.suggested" in found


@pytest.mark.parametrize(
    "facts",
    [
        {"said_of_card": "suit", "meant_other": "no", "suit_in_dummy": "playable"},
        {"said_of_card": "suit", "meant_other": "yes"},
        {"said_of_card": "anything", "meant_other": "no"},
        {"said_of_card": "unfinished"},
        {"said_of_card": "not_there", "meant_other": "no"},
        {"said_of_card": "rank", "meant_other": "no", "rank_in_dummy": "several"},
        {
            "said_of_card": "word",
            "meant_other": "no",
            "size_word": "low",
            "dummys_place": "follows",
        },
    ],
)
def test_another_card_from_dummy_after_an_unclear_word_is_dummys_wrong_card(
    facts: dict[str, str],
) -> None:
    """Law 45D1 takes it back while there is time; then all cards stand (45D2)."""
    early = words(rule_on(UNCLEAR, **facts, sides_played_on="no"))
    late = words(rule_on(UNCLEAR, **facts, sides_played_on="yes", wrong_card="followed"))
    assert "table_card_exchanged" in early
    assert "table_card_too_late" in late


def test_a_defenders_card_shown_before_the_lead_is_exposed_and_not_played() -> None:
    shown = rule_on(PLAYED, whose_card="defender", defenders_card="before_lead")
    assert words(shown) == ["new.penalty_card"]
