"""What the encounters claim is what the rules do, tried in every conversation."""

from collections.abc import Callable, Mapping
from functools import cache

import pytest
from own_book import BOOK
from test_what_stands import EAST as AROUND

from generator.engine.rulebook import Board, Conversation, RuleEntry
from generator.engine.verdicts import ruled
from rules_src.bridge.seats import Seat
from rules_src.laws import SITUATIONS
from rules_src.model import EVERYONE, Answer, How, Lasting, NewIrregularity, Situation
from rules_src.model.effects import CARDS, GROWS, IF_DEFENDS, IN_AUCTION, IN_PLAY
from rules_src.model.on_board import OnBoard, Ruled, Standing, left_by, standing


def placed(situation: Situation, *hows: How) -> frozenset[Lasting]:
    return frozenset(each.kind for each in situation.encounters if each.how in hows)


def in_reach(situation: Situation) -> frozenset[Lasting]:
    """The kinds that some rule reads which it can lead to, also later."""
    facts = BOOK[situation.rule.__name__].facts_in_reach.values()
    return frozenset(effect.kind for fact in facts for effect in fact.stands)


def those(wanted: Callable[[Situation], bool]) -> pytest.MarkDecorator:
    some = [situation for situation in SITUATIONS if wanted(situation)]
    return pytest.mark.parametrize("situation", some, ids=lambda s: s.slug)


@cache
def begun(situation: Situation) -> tuple[Conversation, ...]:
    """One conversation for each way through the rows."""
    every = BOOK[situation.rule.__name__].conversations
    return (*{tuple(row.id for row in found.rows): found for found in every}.values(),)


def changed(rule: RuleEntry, known: Mapping[str, Answer], kind: Lasting) -> bool:
    """Whether it rules otherwise where this kind stands at one of the players."""
    facts = rule.facts_in_reach
    reads = {name for name, fact in facts.items() if any(e.kind is kind for e in fact.stands)}
    stated = {name: answer for name, answer in known.items() if name not in reads}
    boards = ((), *((OnBoard(kind, seat),) for seat in Seat))
    empty, *stands = (rule.follow(stated, None, Board(board, AROUND)).ruling for board in boards)
    return any(ruling != empty for ruling in stands)


@those(lambda s: in_reach(s) > placed(s, How.READS))
def test_what_is_not_read_decides_nothing_in_any_ruling(situation: Situation) -> None:
    rule = BOOK[situation.rule.__name__]
    for kind in in_reach(situation) - placed(situation, How.READS):
        for found in begun(situation):
            assert not changed(rule, found.answers, kind), (kind, found.answers)


@those(lambda s: bool(s.encounters))
def test_what_stands_after_any_ruling_is_what_the_sentence_of_the_pair_says(
    situation: Situation,
) -> None:
    """What does not touch or is looked at last still stands, what lapses does not."""
    settled = {Lasting.LEAD_RIGHT, Lasting.MINOR_CARD}
    """Looked at last in the same conversation, and then used up: the sentence says so."""
    stay = placed(situation, How.APART) | (placed(situation, How.LAST) - settled)
    for kind in stay | placed(situation, How.ENDS):
        before = tuple(OnBoard(kind, seat, "x") for seat in Seat)
        grown = {kind, *GROWS} if kind in CARDS else {kind}
        for found in begun(situation):
            if all(isinstance(step, NewIrregularity) for step in found.ruling):
                continue  # it is only sent to another situation
            if kind in over(found) or contradicts(found, before):
                continue
            now = ruled(found, AROUND, {})
            after = standing([now], before)
            seats = {o.seat for o in after if o.kind in grown and o.detail == "x"}
            ends = kind in IF_DEFENDS and now.lapsed.intersection(IN_AUCTION)
            left = {*AROUND["offender"].side.seats} if ends else {*Seat}
            assert seats == (left if kind in stay else set()), (kind, found.answers)


def over(found: Conversation) -> frozenset[Lasting]:
    """What ends for all four: with a board that is cancelled, with the auction, or with play."""
    if ruled(found, AROUND, {}).play_over:
        return frozenset(kind for kind in Lasting if not kind.after_play)
    ends = {e.kind for step in found.ruling for e in step.ends if e.whose == EVERYONE}
    in_play = {e.kind for step in found.ruling for e in left_by(step)} & {*IN_PLAY}
    return frozenset((*ends, *(IN_AUCTION if in_play else ())))


def contradicts(found: Conversation, before: Standing) -> bool:
    """Whether what stands answers one of its questions otherwise."""
    facts = {name: fact for leg in found.legs for name, fact in leg.rule.facts.items()}
    read = ((facts[name], answer) for name, answer in found.answers.items())
    return any(fact.stands and fact.left(before, AROUND) is not a for fact, a in read)


@those(lambda s: bool(placed(s, How.ENDS)))
def test_what_lapses_does_not_stand_when_play_is_over(situation: Situation) -> None:
    for kind in placed(situation, How.ENDS):
        assert standing([Ruled((), play_over=True)], (OnBoard(kind, Seat.EAST),)) == ()
