"""What every ruling of the site leaves on a board, and what it ends there."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

import pytest
from own_book import BOOK

from generator.engine.meeting import walks
from generator.engine.rulebook import Board, Conversation, RuleEntry
from generator.engine.tree import steps_of
from generator.engine.verdicts import finished_steps, ruled, verdict
from generator.tools.guide import beginnings
from rules_src.bridge.seats import Seat
from rules_src.laws import SITUATIONS
from rules_src.laws.common import penalty_card
from rules_src.laws.law_61_64_revoke.correction import Failure
from rules_src.model.effects import CANCELLED, GROWS, WAYS, Effect, Lasting
from rules_src.model.facts import YesNo
from rules_src.model.on_board import (
    OnBoard,
    Ruled,
    Standing,
    left_by,
    seated,
    seats_of,
    standing,
    stands,
)
from rules_src.model.roles import SEATED, TOKEN
from rules_src.model.ruling import EVERYONE, Ruling, Step
from rules_src.model.said import About, Size, Span, Status
from rules_src.model.situation import How, Phase, Situation
from rules_src.model.steps import AdjustedScore, ForcedPass, Information, PenaltyCard

EAST = {
    "due": Seat.WEST,
    "leader": Seat.WEST,
    **{name: seat for role in SEATED for name, seat in seated(role, Seat.EAST).items()},
    **seated("offender", Seat.EAST),
    "declarer": Seat.SOUTH,
    "dummy": Seat.NORTH,
    "opposing_declarer": Seat.SOUTH,
}
"""Every role at the table where East has erred."""
TAPPED = {Lasting.OPEN_REVOKE}
"""What no ruling leaves, for it settles it: the director enters it from what he has seen."""

PLAYS_ONE = {
    "play_penalty_card",
    "declarer_picks_penalty_card",
    "leads_own_penalty_card",
    "partner_leads_own_penalty_card",
}
"""A penalty card is played now."""
CHOSEN_BACK = {"penalty_cards_chosen_back", "partners_penalty_cards_chosen_back"}
"""Declarer has chosen a suit of a player's penalty cards; those of them in it go back."""


def steps() -> dict[Step, None]:
    return dict.fromkeys(s for rule in BOOK.rules.values() for s in steps_of(rule.tree))


@cache
def conversations() -> tuple[Conversation, ...]:
    """One conversation for each way through the rows of the rules that are entered."""
    ways = {
        tuple(row.id for row in found.rows): found
        for rule in BOOK.entered
        for found in rule.conversations
    }
    return tuple(ways.values())


def after(found: Conversation, before: Standing = ()) -> Standing:
    texts = {"card": "♣5", "suit": "klør"}
    return standing([ruled(found, EAST, texts)], before)


def test_what_a_ruling_ends_some_ruling_leaves() -> None:
    left = {effect.kind for step in steps() for effect in left_by(step)} | TAPPED
    ended = {effect.kind for step in steps() for effect in step.ends}
    assert ended <= left
    assert left == {*Lasting}


def test_every_effect_is_at_a_role_that_can_sit_somewhere() -> None:
    for step in steps():
        for effect in (*left_by(step), *step.ends):
            assert seats_of(effect.whose, EAST), step.word


def test_what_a_conversation_ended_does_not_stand_after_it() -> None:
    """But for one of several cards, which leaves the others."""
    for found in conversations():
        ruling = ruled(found, EAST, {})
        for place, step in enumerate(ruling.ruling):
            later = {e for s in ruling.ruling[place:] for e in left_by(s)}
            for effect in () if step.explained else step.ends:
                one = TOKEN.search(effect.detail)
                if not one and effect.kind not in {e.kind for e in later}:
                    assert not stands(effect, after(found), EAST), (step.word, found.answers)


def test_a_penalty_card_that_was_not_played_still_lies_where_the_other_card_stands() -> None:
    """52A, 52B1: it is not to be played now, and it is a penalty card as before."""
    not_played = BOOK["penalty_card_not_played"]
    for begun in BOOK["penalty_card"].conversations:
        for late in not_played.conversations if not_played in begun.pending else ():
            whole = Conversation((*begun.legs, *late.legs))
            words = {step.word for step in finished_steps(whole)}
            assert not words & PLAYS_ONE
            if words & {"other_card_stands", "penalty_card_was_not_due"}:
                kinds = {each.kind for each in after(whole)}
                assert kinds & {Lasting.MAJOR_CARD, Lasting.MINOR_CARD}, whole.answers


LIES = re.compile(r"\b(?:som|får så et|kan blive|[Dd]et er|er nu|er et) (?:stor[et]+ )?strafkort")
LAY_BEFORE = {"still_penalty_card"}
IF_IT_CANNOT_BE_PLAYED = {"partner_plays_card_in_turn"}


def test_a_card_that_is_said_to_be_a_penalty_card_lies_on_the_board_or_is_ruled_on() -> None:
    """50: or goes back, or is played, when the ruling has said what becomes of it."""
    met = set()
    for found in conversations():
        said = {step.word for step in finished_steps(found) if LIES.search(step.says)}
        left = {effect.kind for step in found.ruling for effect in step.leaves} & {*GROWS}
        on = "new.penalty_card" in {step.word for step in found.ruling}
        met |= set() if left or on or BOOK["penalty_card"] in found.pending else said
    assert met == LAY_BEFORE | IF_IT_CANNOT_BE_PLAYED


def test_a_cancelled_board_leaves_nothing_that_would_have_bound_it() -> None:
    before = tuple(OnBoard(kind, seat) for kind in Lasting for seat in Seat)
    cancelled = {
        "board_taken_away",
        "board_cancelled",
        "defied_board_cancelled",
        "stopped_board_cancelled",
        "wrong_board_cancelled",
    }
    found = [c for c in conversations() if cancelled & {s.word for s in finished_steps(c)}]
    assert found
    for each in found:
        assert all(o.kind.after_play for o in after(each, before) if o in before), each.answers


def test_folding_is_the_same_from_an_address_a_log_and_a_file() -> None:
    for found in conversations():
        once = after(found)
        written = tuple(OnBoard.from_text(each.text) for each in once)
        assert written == once
        assert after(found, written) == after(found, once)


@pytest.mark.parametrize("size", [Lasting.MINOR_CARD, Lasting.MAJOR_CARD])
def test_a_second_penalty_card_of_a_player_makes_both_major(size: Lasting) -> None:
    lies = (OnBoard(size, Seat.EAST, "♥7"),)
    met = 0
    for found in conversations():
        if "earlier_card" not in found.answers:
            continue
        stated = {n: a for n, a in found.answers.items() if n != "earlier_card"}
        again = found.legs[0].rule.follow(stated, None, Board(lies, EAST))
        assert again.answers.get("earlier_card", YesNo.YES) is YesNo.YES
        if again.question or found.answers["earlier_card"] is YesNo.NO:
            continue
        left = after(again, lies)
        minor = stands(Effect(Lasting.MINOR_CARD), left, EAST)
        met += not minor
        assert not (minor and stands(Effect(Lasting.MAJOR_CARD), left, EAST))
    assert met


INSTEAD = {"penalty_card_instead", "play_penalty_card_instead"}
"""The penalty card is played in place of another card."""
ENDING_ONE = (PLAYS_ONE | CHOSEN_BACK | INSTEAD) - {
    "play_penalty_card",
    "declarer_picks_penalty_card",
}


def ending_one() -> Iterator[tuple[Step, Seat]]:
    """The steps that end one card of several, each with whose it is."""
    for step in steps():
        if step.word in ENDING_ONE and not step.explained:
            (seat,) = {seat for effect in step.ends for seat in seats_of(effect.whose, EAST)}
            assert seat
            yield step, seat


def left_of(step: Step, lying: Standing, **texts: str) -> Standing:
    """The penalty cards that lie afterwards."""
    found = standing([Ruled(Ruling(step), EAST, texts)], lying)
    return tuple(each for each in found if each.kind in GROWS)


def test_a_penalty_card_that_is_played_or_picked_up_lies_no_more() -> None:
    """50D1a, 50D2a, 51B: where only one lies it is that one, whether or not anyone names it."""
    found = [*ending_one()]
    assert {step.word for step, _ in found} == ENDING_ONE
    for step, seat in found:
        for kind in GROWS:
            for card in ("", "♣K"):
                assert left_of(step, (OnBoard(kind, seat, card),)) == ()
        for kind in GROWS:
            others = tuple(OnBoard(kind, other) for other in Seat if other is not seat)
            assert left_of(step, others) == others


def test_what_is_said_of_a_players_own_is_said_where_it_stands_at_him() -> None:
    """So is what makes a minor card major; a defender's fault is not told beside declarer's."""
    each = [one for situation in SITUATIONS for one in situation.encounters]
    own = re.compile(r"\bspillerens\b|hos spilleren|samme spiller|spilleren selv")
    of_him = [one for one in each if own.search(one.text) and one.how is not How.APART]
    grows = [one for one in each if one.kind is Lasting.MINOR_CARD and "stor" in one.text]
    assert grows
    assert {one.whose for one in (*of_him, *grows)} == {"offender"}
    assert {one.whose for one in each if "en modspillers fejl" in one.text} == {"other_side"}


def test_how_a_penalty_card_was_shown_is_barred_to_the_other_defender() -> None:
    """50E3, of each that lies when a ruling is finished."""
    others = {"offender": "partner", "partner": "offender"}
    untold = set()
    for found in (each for rule in BOOK.rules.values() for each in rule.conversations):
        steps = finished_steps(found)
        shown = [s for s in steps if isinstance(s, Information) and s.about is About.CIRCUMSTANCES]
        for n, step in enumerate(steps):
            for lies in (e for e in step.leaves if e.kind in GROWS and e.whose in others):
                ends = [end for later in steps[n + 1 :] for end in later.ends]
                if all((end.kind, end.whose) != (lies.kind, lies.whose) for end in ends) and all(
                    each.to != others[lies.whose] for each in shown
                ):
                    untold.add((step.law, step.word))
    assert untold == set()


def test_several_cards_shown_at_once_lie_each_by_itself() -> None:
    """50B: those that are named, and where nobody says which, two."""
    assert len(penalty_card.SEVERAL_SHOWN) == len(penalty_card.Say.several)
    for names, lying in (("", ("", "")), ("♣5", ("♣5",)), ("♣5 ♦3 ♥2", ("♣5", "♦3", "♥2"))):
        found = standing([Ruled(penalty_card.SEVERAL_SHOWN, EAST, {"cards": names})])
        cards = tuple(each for each in found if each.kind in GROWS)
        assert cards == tuple(OnBoard(Lasting.MAJOR_CARD, Seat.EAST, card) for card in lying)


def test_of_several_penalty_cards_those_in_the_chosen_suit_are_picked_up() -> None:
    """51B2: a card in another suit lies still, and where nobody says which, none is taken away."""
    for step, seat in ending_one():
        lying = tuple(OnBoard(Lasting.MAJOR_CARD, seat, card) for card in ("♣K", "♦B", "♣5"))
        assert left_of(step, lying) == lying
        if step.word in CHOSEN_BACK:
            assert left_of(step, lying, taken_up="♣K ♣5") == (lying[1],)
            assert left_of(step, lying, taken_up="♥2") == lying
            unnamed = OnBoard(Lasting.MAJOR_CARD, seat)
            assert left_of(step, (lying[1], unnamed), taken_up="♣K") == (lying[1],)
        alike = tuple(OnBoard(Lasting.MAJOR_CARD, seat) for _ in range(2))
        assert left_of(step, alike) == alike[:1]


TOLD_TO_CALL = re.compile(r"lovlig melding|[Mm]elder? (?:frit|videre)")
CALLS = [each for each in SITUATIONS if each.phase is Phase.AUCTION]


def where_it_stands(rule: RuleEntry, thing: OnBoard) -> Iterator[Conversation]:
    """Every conversation of a rule, with what stands on the board answered by it."""
    stated = {
        frozenset((n, a) for n, a in leg.answers.items() if not rule.facts_in_reach[n].stands)
        for leg in rule.conversations
    }
    return (rule.follow(dict(known), None, Board((thing,), EAST)) for known in stated)


@pytest.mark.parametrize("situation", CALLS, ids=lambda s: s.slug)
def test_who_must_pass_is_not_told_to_make_another_call(situation: Situation) -> None:
    """37: the only legal call is then a pass, which is compared with nothing but a pass."""
    rule = BOOK[situation.rule.__name__]
    for kind, seat in product((Lasting.PASSES_ONCE, Lasting.PASSES_REST), Seat):
        for found in where_it_stands(rule, OnBoard(kind, seat)):
            told = [s for s in finished_steps(found) if EAST.get(s.addressed) is seat]
            assert not [s.word for s in told if TOLD_TO_CALL.search(s.says)], found.answers
            if seat is Seat.EAST and situation.slug != "tilsvarende-melding":
                assert not [name for name in found.answers if "comparable" in name]


ABOUT: Mapping[re.Pattern[str], tuple[Lasting, ...]] = {
    re.compile(r"strafkort"): GROWS,
    re.compile(r"viste under meldingerne"): (Lasting.SHOWN_CARD,),
    re.compile(r"(?:pligt til at|skulle|skal) passe"): (Lasting.PASSES_ONCE, Lasting.PASSES_REST),
    re.compile(r"(?:krav eller|ret til at) forb|forb(?:ød|udte)"): (Lasting.LEAD_RIGHT,),
    re.compile(r"etableret kulørsvigt"): (Lasting.REVOKED,),
    re.compile(r"rettigheder"): (Lasting.LOST_RIGHTS,),
}
"""Words of a question that ask what a ruling leaves."""
OF_THIS_INCIDENT = {
    "card_corrects": "which card is played now",
    "card_from": "which card revoked",
    "could_follow": "which cards the leader held",
    "exemption": "which card revoked",
    "failure": "what was played against a demand",
    "fault": "what was called by him who must pass",
    "lead_turn": "whether he has kept the lead",
    "only_that_suit": "which cards the leader holds",
    "revoked": "which suit the card could have followed",
    "same_suit": "what suits the cards have",
    "whose_turn": "whether it can be played in this trick",
    "withdrawn": "what was taken back",
}
"""What is found out anew, whatever stands; a card that was played may be one that lay."""


def test_a_question_about_what_a_ruling_leaves_is_answered_by_it() -> None:
    facts = [f for rule in BOOK.rules.values() for f in rule.facts.values() if not f.chooses]
    unread = set()
    for fact in facts:
        asked = fact.question + "".join(f" {a.value}" for a in fact.answers.values())
        for words, kinds in ABOUT.items():
            read = {effect.kind for effect in (*fact.stands, *fact.doubted_by)}
            if words.search(asked) and not read & {*kinds}:
                unread.add(fact.name)
    assert unread == OF_THIS_INCIDENT.keys()


@pytest.mark.parametrize("claimer", [Seat.EAST, Seat.WEST])
def test_no_revoke_of_a_side_that_has_claimed_is_corrected(claimer: Seat) -> None:
    """63A3, however long ago; what dummy may always say of his own cards is another matter."""
    for found in where_it_stands(BOOK["revoke"], OnBoard(Lasting.CLAIMED, claimer)):
        if found.answers.get("dummy_first") is not YesNo.YES:
            assert "not_established" not in {step.word for step in found.ruling}, found.answers


def test_whether_the_claim_of_the_other_side_is_settled_is_asked() -> None:
    """63A4: agreed for good it establishes a revoke, else that is corrected without a card."""
    board = Board((OnBoard(Lasting.CLAIMED, Seat.SOUTH),), EAST)
    found = [one.answers for _, one in walks(BOOK["revoke"], {"failure": Failure.SUIT}, board)]
    since = {answers["since_revoke"].key for answers in found if "since_revoke" in answers}
    claimed = {answers["who_claimed"].key for answers in found if "who_claimed" in answers}
    assert (since, claimed) == ({"played", "named", "claim"}, {"accepted", "other_side"})


def test_what_a_withdrawn_action_told_is_weighed_when_play_is_over() -> None:
    """16C3: wherever a side is barred from it, unless what replaces it is not yet ruled."""
    forgotten = {
        found.rows[-1].id
        for found in conversations()
        if any(step.law == "16C2" and step.leaves for step in found.ruling)
        and not any(isinstance(step, AdjustedScore) for step in found.ruling)
        and not any(answer.key == "not_yet" for answer in found.answers.values())
        and not found.pending
    }
    assert sorted(forgotten) == []


def test_a_right_over_a_lead_is_used_and_not_found_again() -> None:
    """26B: what earlier rulings have left is not asked for anew, comparability and all."""
    board = Board((OnBoard(Lasting.LEAD_RIGHT, Seat.WEST),), EAST)
    found = BOOK["lead_restrictions"].follow({}, None, board)
    assert found.question
    assert found.asking
    assert found.asking.name == "partner_to_lead"


def test_every_information_that_is_barred_is_named_and_has_one_way_on() -> None:
    """16B3 and 16C3: a chip that only went away would leave the use of it unruled."""
    barred = [(step, e) for step in steps() for e in step.leaves if e.kind is Lasting.INFORMATION]
    assert len(barred) > 30
    for step, effect in barred:
        ways = [w.rule for w in WAYS[effect.kind] if effect.detail in (w.settles or ())]
        assert len(ways) == 1, step
        assert not step.law.startswith("16C") or ways == ["choice_after_withdrawal"], step
        assert not step.law.startswith("16B") or ways == ["choice_after_information"], step
    for about in About:
        assert not re.search(r"\bd(?:u|ig|in|it|ine)\b|\{", about.said_of), about


def test_the_ways_on_from_what_stands_lead_to_rules_and_answers_that_exist() -> None:
    for way in (way for some in WAYS.values() for way in some):
        for name in filter(None, (way.rule, way.several)):
            fact, _, answer = way.answer.partition("=")
            assert not fact or answer in BOOK[name].facts[fact].answers, way
        begun = [name for _, some in beginnings(BOOK)["begin"] for name, _ in some]
        assert not way.begins or way.begins in begun, way


@pytest.mark.parametrize("shown", ["low", "honour", "led"])
def test_a_card_that_lay_from_the_auction_is_one_penalty_card_when_it_ends(shown: str) -> None:
    """24E and 50B: it is no second card beside itself, however it is reached."""
    (way,) = WAYS[Lasting.SHOWN_CARD]
    lying = (OnBoard(Lasting.SHOWN_CARD, Seat.EAST),)
    rule = BOOK[way.rule]
    answers = {"contract_won_by": "other_side", "shown_cards": shown, "whose_turn": "other"}
    answers |= {"by_accident": "yes"} if shown == "low" else {}
    facts = rule.facts_in_reach
    stated = {name: facts[name].answers[key] for name, key in answers.items()}
    found = rule.follow(stated, None, Board(lying, EAST))
    left = standing([ruled(found, EAST, {})], lying)
    size = Lasting.MINOR_CARD if shown == "low" else Lasting.MAJOR_CARD
    assert [o.kind for o in left if o.kind in (*GROWS, Lasting.SHOWN_CARD)] == [size]


def test_what_a_ruling_allows_is_its_own_card_and_no_earlier_one() -> None:
    """50E1 frees the card that lies now; what an earlier one told stays barred (50E2)."""
    told = Information("50E2", Status.UNAUTHORISED, About.CARD)
    earlier, later = Ruling(told), Ruling(PenaltyCard("50B", Size.MAJOR), *penalty_card.Say.minor)
    left = standing([Ruled(earlier, EAST), Ruled(later, EAST)])
    assert Lasting.INFORMATION in [o.kind for o in left if o.seat is Seat.WEST]


def test_nothing_but_cards_stands_twice_and_the_auction_ends_a_forced_pass() -> None:
    once = Ruling(ForcedPass("24B"))
    rest = Ruling(ForcedPass("27B2", span=Span.REST))
    assert len(standing([Ruled(once, EAST), Ruled(once, EAST)])) == 1
    assert [o.kind for o in standing([Ruled(rest, EAST), Ruled(once, EAST)])] == [
        Lasting.PASSES_REST
    ]
    card = Ruling(PenaltyCard("50B", Size.MAJOR))
    assert [o.kind for o in standing([Ruled(rest, EAST), Ruled(card, EAST)])] == [
        Lasting.MAJOR_CARD
    ]


def test_a_required_lead_stands_no_more_when_its_breach_is_settled() -> None:
    """50D2a, 61A: a prohibition lasts while he is on lead."""
    required, forbidden = (
        OnBoard(Lasting.BOUND_LEAD, Seat.EAST, f"{verb} klør") for verb in ("require", "forbid")
    )
    for word in ("established", "play_legal_card", "play_penalty_card_instead"):
        (step, *_) = (each for each in steps() if each.word == word)
        left = standing([Ruled(Ruling(step), EAST)], (required, forbidden))
        assert forbidden in left
        assert required not in left


def test_a_revoke_whose_tricks_are_to_be_counted_stands_with_its_way_on() -> None:
    """64A: also one that the director takes for granted (66D), and a card never played (67B1)."""
    waiting = [found for found in conversations() if BOOK["revoke_transfer"] in found.pending]
    for found in waiting:
        (revoked,) = (o for o in after(found) if o.kind is Lasting.REVOKED)
        (way,) = (way for way in WAYS[revoked.kind] if revoked.detail in (way.settles or ()))
        no_card = found.answers.get("failure") is Failure.NO_CARD
        assert way.answer == f"failure={'no_card' if no_card else 'suit'}", found.answers
    assert {found.answers["failure"] for found in waiting} >= {Failure.NO_CARD, Failure.UNKNOWN}


def test_where_both_sides_have_revoked_no_revoke_is_still_to_be_counted() -> None:
    """64B7: of a third as little, whichever ruling left it; it is a revoke as before."""
    before = tuple(OnBoard(Lasting.REVOKED, seat, "open") for seat in (Seat.SOUTH, Seat.WEST))
    both = BOOK["revoke_transfer"].conversations
    met = [found for found in both if found.answers.get("both_established") is YesNo.YES]
    assert met
    for found in met:
        left = [o for o in after(found, before) if o.kind is Lasting.REVOKED]
        assert {(o.seat, o.detail) for o in left} == {(o.seat, "") for o in left}, found.answers
        assert {o.seat for o in left} == {Seat.SOUTH, Seat.WEST, Seat.EAST}


def test_of_several_cards_what_binds_is_said_though_some_are_picked_up() -> None:
    """50E3: in the other suits they lie still."""
    turn, untold, met = BOOK["penalty_cards_turn"], set(), 0
    for begun in (c for c in conversations() if turn in c.pending):
        for late in turn.conversations:
            words = {s.word for s in finished_steps(Conversation((*begun.legs, *late.legs)))}
            if {"all_penalty_cards_major", "penalty_cards_chosen_back"} <= words:
                met += 1
                if "info.circumstances_unauthorised" not in words:
                    untold.add(begun.rows[0].id)
    assert met
    assert untold == set()


def test_after_a_claim_that_was_played_on_nobody_has_a_penalty_card() -> None:
    """68D2b: Law 50 does not apply. No claim comes before an opening lead or in the auction."""
    void = OnBoard(Lasting.VOID_CLAIM, Seat.SOUTH)
    rules = (BOOK[s.rule.__name__] for s in SITUATIONS if s.reads(Lasting.VOID_CLAIM))
    for found in (each for rule in rules for each in where_it_stands(rule, void)):
        answers = {key: answer.key for key, answer in found.answers.items()}
        if not (found.question or "lead_choice" in answers or "defending" in answers.values()):
            says = [verdict(found), *(step.says for step in finished_steps(found))]
            assert says[0], answers
            assert not [text for text in says if LIES.search(text)], answers
            assert not {each.kind for each in after(found)} & {*GROWS}
            assert not [on for on in found.pending if "penalty_card" in on.name and not on.entered]


def test_what_is_settled_later_on_leaves_what_it_left_to_another_step_or_it_is_ended() -> None:
    """Not so of a call that another has replaced, nor of a penalty card that was not played."""
    waiting: dict[str, set[Step]] = {}
    for found in conversations():
        for rule in found.pending:
            steps = (s for s in finished_steps(found) if s.settled_by and s.leaves != CANCELLED)
            waiting.setdefault(rule.name, set()).update(steps)
    tried: set[tuple[str, Step]] = set()
    while untried := {(name, s) for name, some in waiting.items() for s in some} - tried:
        for name, step in untried:
            for on in BOOK[name].conversations:
                later = finished_steps(on)
                told = {(e.kind, e.whose) for s in later for e in (*s.leaves, *s.ends)}
                if {*step.settled_by} - {"was_due"} & {*on.answers, *(s.word for s in on.ruling)}:
                    lost = [e for e in step.leaves if (e.kind, EVERYONE) not in told]
                    assert {(e.kind, e.whose) for e in lost} <= told, verdict(on)
                else:
                    for rule in on.pending:
                        waiting.setdefault(rule.name, set()).add(step)
        tried |= untried
