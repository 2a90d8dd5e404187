"""What stands meets what happens next: a ruling with both, walked to its end.

Meeting     the board before, the conversation on it, and what somebody must say in it
meet()      the first conversation that bears out how a pair is placed
settles()   whether what stood is ruled on to the end, before the incident or after it
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from generator.engine.explore import hand_over_of
from generator.engine.rulebook import Board, Conversation, Leg, Rulebook, RuleEntry, Stated
from generator.engine.verdicts import ruled
from rules_src.bridge.seats import Seat
from rules_src.model import Answer, Effect, Encounter, How, Lasting, Phase, Situation, When
from rules_src.model.on_board import (
    OnBoard,
    Standing,
    Unseated,
    declaring,
    seated,
    seats_of,
    standing,
)

ERRED, DECLARES = Seat.EAST, Seat.SOUTH
"""Who errs now in an example, and who declares where the cards are played, if he is no dummy."""
STAYS = (How.LAST, How.APART)
"""What stands before the ruling stands after it too."""


@dataclass(frozen=True)
class Meeting:
    """A ruling where something stood before."""

    board: Board
    declarer: Seat | None
    conversation: Conversation
    stated: Mapping[str, Answer]
    """The answers that neither the board gives nor the guide takes for granted."""

    @property
    def on(self) -> tuple[str, ...]:
        """The rules that it goes on in later."""
        steps = [hand_over_of(leg.path.ruling) for leg in self.conversation.legs[:-1]]
        return tuple(step.rule for step in steps if step and step.when is not When.NOW)

    @property
    def after(self) -> Standing:
        """What stands after it."""
        return _left(self.conversation, self.board)


def meet(book: Rulebook, situation: Situation, each: Encounter) -> Meeting | None:
    """The first conversation that bears out how they meet; None if there is none."""
    rule = book[situation.rule.__name__]
    for declares in (DECLARES, ERRED.partner):
        # who declares, where the cards are played, and where every role sits that follows
        seats = dict(seated(situation.who.role, ERRED)) if situation.who else {}
        declarer = None
        if situation.phase in (Phase.PLAY, Phase.AFTER) and "declarer" not in seats:
            declarer, seats = declares, dict(declaring(seats, declares))
        boards = [Board((thing,), seats) for thing in _things(rule, situation, each, seats)]
        walked = ((board, *walk) for board in boards for walk in walks(rule, {}, board))
        for board, stated, found in walked:
            if _bears_out(rule, each, board, stated, found):
                return Meeting(board, declarer, found, _said(found, stated))
    return None


def settles(book: Rulebook, each: Encounter, met: Meeting) -> bool:
    """Whether the rule that settles what stood comes to a ruling, on the board as it then is."""
    board = met.board if each.how is How.FIRST else Board(met.after, met.board.seats)
    return next(walks(book[each.settled], {}, board), None) is not None


def walks(
    rule: RuleEntry, stated: Mapping[str, Answer], board: Board, before: tuple[Leg, ...] = ()
) -> Iterator[tuple[Mapping[str, Answer], Conversation]]:
    """Every finished conversation on a board, what is taken for granted first.

    One that waits for its moment comes first as it is, and then as it goes on.
    """
    found = rule.follow(stated, board=board, before=before)
    if not found.question:
        yield stated, found
        for later in found.pending:
            yield from walks(later, stated, board, found.legs)
        return
    fact = found.question.fact
    fitting = fact.fitting(board.seats, board.standing)
    for answer in sorted(fitting, key=lambda answer: answer is not fact.assume):
        yield from walks(rule, {**stated, fact.name: answer}, board, before)


def _things(
    rule: RuleEntry, situation: Situation, each: Encounter, seats: Mapping[str, Seat]
) -> Iterator[OnBoard]:
    """What stands in an example: where it is read, or at the one whom the situation is about."""
    if each.how is How.READS and each.kind is not Lasting.VOID_CLAIM:
        facts = rule.facts_in_reach.values()
        read = dict.fromkeys(e for fact in facts for e in fact.stands if e.kind is each.kind)
        yield from dict.fromkeys(thing for effect in read for thing in _placed(effect, seats))
    elif each.kind is Lasting.LATER:
        yield OnBoard(each.kind, None, "after_play.adjust.used")
    else:
        dummy = situation.who and situation.who.role == "dummy"
        own = (OnBoard(each.kind, ERRED.lho if dummy else ERRED),)
        yield from (each.whose and tuple(_placed(Effect(each.kind, each.whose), seats))) or own


def _placed(effect: Effect, seats: Mapping[str, Seat]) -> Iterator[OnBoard]:
    try:
        places = seats_of(effect.whose, seats)
    except Unseated:
        return
    yield from (OnBoard(effect.kind, seat, effect.detail) for seat in places)


def _bears_out(
    rule: RuleEntry, each: Encounter, board: Board, stated: Stated, found: Conversation
) -> bool:
    if each.how is How.READS:
        return rule.follow(stated, board=Board((), board.seats)).ruling != found.ruling
    try:
        after = _left(found, board)
    except Unseated:
        return False
    return each.how not in STAYS or board.standing[0] in after


def _left(found: Conversation, board: Board) -> Standing:
    return standing([ruled(found, board.seats, {})], board.standing)


def _said(found: Conversation, stated: Mapping[str, Answer]) -> Mapping[str, Answer]:
    facts = {name: fact for leg in found.legs for name, fact in leg.rule.facts.items()}
    return {
        name: answer
        for name, answer in stated.items()
        if facts[name].stands or facts[name].doubted_by or facts[name].assume is not answer
    }
