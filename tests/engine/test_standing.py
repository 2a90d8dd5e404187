"""What stands on a board: left by rulings, ended by rulings, and read by the next one."""

from dataclasses import replace

import pytest
from small_rules import FREE

from generator.engine.rulebook import Board, Rulebook
from rules_src.bridge.seats import Seat
from rules_src.laws.common import penalty_card
from rules_src.model.effects import Effect, Lasting
from rules_src.model.facts import Answer, Fact, Facts, Judgement, Option, YesNo
from rules_src.model.on_board import OnBoard, Ruled, Unseated, seated, standing
from rules_src.model.ruling import Ruling, Step, When
from rules_src.model.said import About, Grounds, May, Size, Span, Status, Suits
from rules_src.model.situation import Phase, Situation
from rules_src.model.steps import (
    AdjustedScore,
    CardBack,
    ForcedPass,
    HandOver,
    Information,
    LeadRestriction,
    PenaltyCard,
)

MAJOR, MINOR = PenaltyCard("50B", Size.MAJOR), PenaltyCard("50B", Size.MINOR)
EAST = seated("offender", Seat.EAST)


def ruled(*steps: Step, offender: Seat = Seat.EAST, **texts: str) -> Ruled:
    return Ruled(steps, seated("offender", offender), texts)


def on(*rulings: Ruled) -> list[str]:
    return [each.text for each in standing(rulings)]


def test_what_a_ruling_leaves_stands_at_the_seats_of_its_roles() -> None:
    barred = Information("16C2", Status.UNAUTHORISED, About.CARD, "offending_side")
    assert on(ruled(MAJOR, barred, card="♣K")) == [
        "Ø.major_card.♣K",
        "Ø.information.card",
        "V.information.card",
    ]
    assert on(ruled(ForcedPass("30A", "partner", Span.REST))) == ["V.passes_rest"]


def test_only_a_card_that_was_a_penalty_card_ends_one() -> None:
    first = ruled(MAJOR, card="♣K")
    assert on(first, ruled(CardBack("47E1"))) == ["Ø.major_card.♣K"]
    assert on(first, ruled(CardBack("50D2a", freed=True))) == []
    assert on(first, ruled(CardBack("50D2a", freed=True), offender=Seat.WEST)) == [
        "Ø.major_card.♣K"
    ]


def test_a_minor_card_that_becomes_major_is_the_card_it_was() -> None:
    both = on(ruled(MINOR, card="♣5"), ruled(penalty_card.Say.all_penalty_cards_major))
    assert both == ["Ø.major_card.♣5", "Ø.major_card"]


def test_what_concerns_a_defending_side_ends_with_the_auction_for_declarers_side() -> None:
    """24D, 26B: and where the other side has shown the card or called, it stands."""
    shown = (
        OnBoard(Lasting.SHOWN_CARD, Seat.EAST, "♣K"),
        OnBoard(Lasting.LEAD_RIGHT, Seat.EAST),
    )
    over = frozenset({Lasting.PASSES_ONCE})
    for declarer, left in ((Seat.WEST, ()), (Seat.SOUTH, shown)):
        assert standing([Ruled((), {"declarer": declarer}, {}, over)], shown) == left
    assert standing([Ruled((), {"declarer": Seat.WEST})], shown) == shown


def test_a_card_shown_in_the_auction_stays_the_card_it_is_beside_another() -> None:
    """24E, 50B: the new one is another."""
    shown = (OnBoard(Lasting.SHOWN_CARD, Seat.EAST, "♣K"),)
    found = standing([ruled(penalty_card.Say.all_penalty_cards_major)], shown)
    assert [one.text for one in found] == ["Ø.major_card.♣K", "Ø.major_card"]


def test_the_chosen_suit_replaces_the_right_to_choose() -> None:
    may = LeadRestriction("26B", May.FORBID, Suits.UNSHOWN)
    must = LeadRestriction("26B", May.FORBID, Suits.CARD, chosen=True)
    assert on(ruled(may, unshown="klør")) == ["V.lead_right.klør"]
    assert on(ruled(may), ruled(must, suit="klør")) == ["V.bound_lead.forbid klør"]


def test_what_may_be_used_after_all_bars_nobody() -> None:
    barred = Information("16C2", Status.UNAUTHORISED)
    assert on(ruled(barred, Information("23B", Status.AUTHORISED))) == []


def test_what_is_only_explained_leaves_nothing() -> None:
    explained = PenaltyCard("50B", Size.MAJOR, explained=True)
    assert on(ruled(explained)) == []


def test_after_play_only_what_is_looked_at_then_stands() -> None:
    used = AdjustedScore("16C3", Grounds.USED, when=When.AFTER_PLAY)
    now = AdjustedScore("16C3", Grounds.USED)
    assert on(ruled(MAJOR, used, now, HandOver("52", "x", when=When.AFTER_PLAY))) == [
        "Ø.major_card",
        "later.after_play.adjust.used",
        "later.after_play.x",
    ]
    over = on(replace(ruled(MAJOR, used), play_over=True))
    assert over == ["later.after_play.adjust.used"]


def test_a_role_without_a_seat_is_refused() -> None:
    with pytest.raises(Unseated, match="offender"):
        standing([Ruled((MAJOR,))])


@pytest.mark.parametrize("text", ["", "Ø", "Ø.card", "X.major_card.♣K", "major"])
def test_what_cannot_stand_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="kan ikke stå på et spil"):
        OnBoard.from_text(text)


class Lies(Answer):
    NONE = "nej"
    MINOR = "et lille"
    MAJOR = "et stort"


class Led(Facts):
    earlier = Fact(
        Lies,
        "51",
        "Ligger der et kort?",
        assume=Lies.NONE,
        stands={
            Effect(Lasting.MAJOR_CARD, "partner"): Lies.MAJOR,
            Effect(Lasting.MINOR_CARD, "partner"): Lies.MINOR,
        },
    )
    accepted = Fact(YesNo, "53A", "Er udspillet accepteret?")


def led(facts: Led) -> Ruling:
    """A lead, which a card on the table may matter to (53)."""
    if facts.earlier is Lies.NONE or facts.accepted:
        return Ruling(FREE)
    return Ruling(MAJOR)


BOOK = Rulebook((Situation(led, "led", "Titel", Phase.PLAY, "", ("53",)),))


def read(*on_board: str) -> str:
    board = Board(tuple(OnBoard.from_text(text) for text in on_board), EAST)
    found = BOOK["led"].follow({"accepted": YesNo.NO}, None, board)
    assert not found.question
    return found.answers["earlier"].key


def test_a_fact_reads_what_stands_where_its_role_sits() -> None:
    assert read() == "none"
    assert read("Ø.major_card") == "none"
    assert read("V.minor_card.♣5") == "minor"
    assert read("V.minor_card.♣5", "V.major_card") == "major"


def test_an_answer_that_is_stated_stands_before_what_stands_on_the_board() -> None:
    board = Board((OnBoard(Lasting.MAJOR_CARD, Seat.WEST),), EAST)
    stated = {"earlier": Lies.MINOR, "accepted": YesNo.YES}
    assert BOOK["led"].follow(stated, None, board).answers["earlier"] is Lies.MINOR


def test_without_a_board_it_is_asked_like_any_other_question() -> None:
    asked = BOOK["led"].follow({"accepted": YesNo.NO}).question
    assert asked
    assert asked.fact is Led.earlier


def test_a_question_says_who_chooses_and_what_holds_where_nothing_stands() -> None:
    with pytest.raises(TypeError, match="chooses"):
        Option(YesNo, "50D2")
    with pytest.raises(TypeError, match="no `assume`"):
        Judgement(YesNo, "16B1", assume=YesNo.NO)
    with pytest.raises(TypeError, match="assume"):
        Fact(YesNo, "51", "Ligger der et kort?", stands={Effect(Lasting.MAJOR_CARD): YesNo.YES})
