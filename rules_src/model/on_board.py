"""What stands on a board, as its rulings, in order, leave it.

OnBoard     an effect that stands, at a seat
Ruled       a ruling, and who its roles were
standing()  folds the rulings of a board, in order, into what stands
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import Self

from rules_src.bridge.cards import Card
from rules_src.bridge.seats import Seat
from rules_src.bridge.table import Table
from rules_src.model.effects import (
    CARDS,
    GROWS,
    IF_DEFENDS,
    IN_AUCTION,
    IN_PLAY,
    JUDGED,
    Effect,
    Lasting,
)
from rules_src.model.roles import DECLARING, SEATED, SIDES, TOKEN, TURNED
from rules_src.model.ruling import EVERYONE, ME, Step, When

AFTER_PLAY = (When.AFTER_PLAY, When.LATER_BOARD)
BOARD_CANCELLED = tuple(Effect(kind, EVERYONE) for kind in Lasting if not kind.after_play)
"""What ends with a board that is cancelled: all that would have bound its auction and play."""


class Unseated(ValueError):  # noqa: N818  (what it is: a role without a seat)
    """A role whose seat nothing shows."""

    def __init__(self, role: str) -> None:
        super().__init__(f"no place is known for {role!r}")
        self.role = role


def left_by(step: Step) -> tuple[Effect, ...]:
    """What a step leaves; whatever the director does after play is looked at then."""
    if step.leaves or step.to != ME or step.when not in AFTER_PLAY:
        return step.leaves
    return (Effect(Lasting.LATER, "", f"{step.when.key}.{step.word}"),)


@dataclass(frozen=True)
class OnBoard:
    """An effect that stands, and the ruling it comes from."""

    kind: Lasting
    seat: Seat | None
    detail: str = ""
    by: int = field(default=-1, compare=False)
    """The place of the ruling on the board; none where the director entered what stands."""

    @property
    def text(self) -> str:
        """`Ø.major_card.♣K`, as addresses, cases and the log write it."""
        seat = self.seat.text if self.seat else ""
        return ".".join(part for part in (seat, self.kind.key, self.detail) if part)

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`Ø.major_card.♣K`; raises ValueError, in Danish, for anything else."""
        first, _, rest = text.partition(".")
        seat = next((seat for seat in Seat if seat.text == first), None)
        key, _, detail = (rest if seat else text).partition(".")
        kinds = {kind.key: kind for kind in Lasting}
        if key not in kinds:
            raise ValueError(f"»{text}« kan ikke stå på et spil; skriv fx Ø.major_card.♣K")
        if detail and kinds[key] in CARDS:
            detail = Card.from_text(detail).text
        return cls(kinds[key], seat, detail)

    def is_at(self, effect: Effect, seats: Mapping[str, Seat]) -> bool:
        """Whether a pattern means this."""
        told = "" if TOKEN.search(effect.detail) else effect.detail
        own = self.detail, self.detail.partition(" ")[0]
        same = self.kind is effect.kind and told in ("", *own)
        return same and self.seat in seats_of(effect.whose, seats)


Standing = tuple[OnBoard, ...]


def stands(effect: Effect, on_board: Standing, seats: Mapping[str, Seat]) -> bool:
    """Whether it stands now that roles sit at these seats; no where its role has none."""
    try:
        return any(each.is_at(effect, seats) for each in on_board)
    except Unseated:
        return False


@dataclass(frozen=True)
class Ruled:
    """A ruling on a board, and who its roles were."""

    ruling: tuple[Step, ...]
    seats: Mapping[str, Seat] = field(default_factory=dict)
    texts: Mapping[str, str] = field(default_factory=dict)
    """The card and the suit that it was about, where they are known."""
    lapsed: frozenset[Lasting] = frozenset()
    """What is over where such a thing happens, whatever is ruled of it."""
    play_over: bool = False
    """Only that stands then which is looked at after play."""


def seated(role: str, seat: Seat) -> Mapping[str, Seat]:
    """Where every role sits that follows from the seat of one."""
    return {other: seat.after(turns) for other, turns in SEATED[role].items()}


def declaring(seats: Mapping[str, Seat], declares: Seat) -> Mapping[str, Seat]:
    """These seats, and where every role sits that follows from who declares."""
    follow = {
        role: declares.after(turns)
        for role, (turns, *against) in DECLARING.items()
        if all(o in seats and seats[o].side is not declares.side for o in against)
    }
    return {**follow, **seats}


def seats_shown(table: Table) -> Mapping[str, Seat]:
    """The seat of each role that a table shows: `due`, `offender`, `declarer`, …"""
    seats = {"due": table.irregularity.due} if table.irregularity else {}
    if table.offender:
        seats |= seated("offender", table.offender)
    return declaring(seats, table.declarer) if table.declarer else seats


def seats_of(role: str, seats: Mapping[str, Seat]) -> tuple[Seat | None, ...]:
    """The seat of a role, those of a side, all four, or none: the board itself."""
    if not role:
        return (None,)
    if role == EVERYONE:
        return tuple(Seat)
    if role in SIDES:
        known = next((r for r in ("offender", *TURNED) if r in seats), "")
        if not known:
            raise Unseated(role)
        side = seats[known].side
        own = (role == SIDES[0]) is (known not in TURNED)
        return side.seats if own else side.opponents.seats
    if role not in seats:
        raise Unseated(role)
    return (seats[role],)


def standing(ruled: Iterable[Ruled], before: Standing = ()) -> Standing:
    """What stands after the rulings of a board, in order; `before` stood already."""
    on_board = [*before]
    first = max((each.by for each in before), default=-1) + 1
    for place, each in enumerate(ruled, first):
        on_board = [o for o in on_board if o.kind not in each.lapsed]
        for step in each.ruling:
            if not step.explained:
                on_board = _after(step, each, on_board, place)
        declarer = each.seats.get("declarer")
        if declarer and not each.lapsed.isdisjoint(IN_AUCTION):
            own = [(kind, declarer.side) for kind in IF_DEFENDS]
            on_board = [o for o in on_board if (o.kind, o.seat and o.seat.side) not in own]
        if each.play_over:
            on_board = [o for o in on_board if o.kind.after_play or o.kind in JUDGED]
    return tuple(on_board)


def _after(step: Step, ruled: Ruled, on_board: list[OnBoard], place: int) -> list[OnBoard]:
    """What stands after one more step: what it ends goes, and then what it leaves comes.

    What is looked at after play is ended by its own ruling only: each revoke is counted by itself,
    and of others' only the counting ends (64B7).
    Of several penalty cards of a player all are major (50B); nothing else stands twice.
    """
    ended = [
        o
        for effect in step.ends
        for o in _ended(effect, ruled, [o for o in on_board if _within(effect, o, place)])
    ]
    over = [o for o in ended if o.by == place or not o.kind.after_play]
    kept = [o for o in on_board if not any(o is each for each in over)]
    kept = [replace(o, detail="") if any(o is each for each in ended) else o for o in kept]
    left = [new for effect in left_by(step) for new in _placed(effect, ruled, place)]
    minor, major = GROWS
    grown = [
        replace(old, kind=major)
        for old in ended
        if old.kind is Lasting.SHOWN_CARD
        and any(n.kind is major and n.seat is old.seat for n in left)
    ]  # a card that becomes a major penalty card is the card it was (50B)
    left = [new for n, new in enumerate(left) if not new.detail or new not in left[:n]]
    if any(new.kind in IN_PLAY for new in left):
        kept = [o for o in kept if o.kind not in IN_AUCTION]
    for shown in [o for o in kept if o.kind is Lasting.SHOWN_CARD]:
        now = [new for new in left if new.kind in GROWS and new.seat is shown.seat]
        if now:  # it is a penalty card from now on, and as a rule the one that is spoken of (24E)
            same = next((n for n in now if "" in (n.detail, shown.detail)), None)
            same = next((n for n in now if n.detail == shown.detail), same)
            kept = [o for o in kept if o is not shown]
            left = [new for new in left if new is not same]
            grown.append(replace(shown, kind=now[0].kind, detail=shown.detail or now[0].detail))
    fresh = [new for new in left if not _stands_twice(new, kept)]
    after = [*kept, *grown, *fresh]
    several = [o.seat for o in after if o.kind in GROWS]
    return [
        replace(o, kind=major) if o.kind is minor and several.count(o.seat) > 1 else o
        for o in after
    ]


def _within(effect: Effect, each: OnBoard, place: int) -> bool:
    """Whether a ruling may end it: some only what it has left itself."""
    later = each.kind.after_play and effect.whose != EVERYONE
    return each.by == place or not (effect.own or later)


def _stands_twice(new: OnBoard, kept: list[OnBoard]) -> bool:
    """Whether it is what stands already; a pass that two laws demand is one."""
    if new.kind is Lasting.PASSES_ONCE:
        rest = replace(new, kind=Lasting.PASSES_REST)
        return any(o in (new, rest) for o in kept)
    own = new.kind.after_play or (new.kind in CARDS and not new.detail)
    return any(new == o and (o.by == new.by or not own) for o in kept)


def _ended(effect: Effect, ruled: Ruled, on_board: list[OnBoard]) -> list[OnBoard]:
    """What it ends: all it means, or those it names; one where none can be told from another.

    Whose seat nobody knows, nothing of his own ends.
    """
    try:
        there = [o for o in on_board if o.is_at(effect, ruled.seats)]
    except Unseated:
        if not effect.own:
            raise
        return []
    if not TOKEN.search(effect.detail):
        return there
    if named := _filled(effect, ruled).split():
        unnamed = [o for o in there if not o.detail]
        return [o for o in there if o.detail in named] or unnamed[:1]
    return there[:1] if len({o.detail for o in there}) == 1 else []


def _filled(effect: Effect, ruled: Ruled) -> str:
    return TOKEN.sub(lambda token: ruled.texts.get(token[1], ""), effect.detail).strip()


def _placed(effect: Effect, ruled: Ruled, place: int) -> Iterator[OnBoard]:
    """What stands at each seat: of several cards each by itself, where they are known."""
    filled = _filled(effect, ruled)
    details = filled.split() if effect.kind in CARDS and filled else [filled]
    for seat in seats_of(effect.whose, ruled.seats):
        yield from (OnBoard(effect.kind, seat, detail, place) for detail in details)
