"""The last tricks of a hand: how a claimer could play them, and the fewest tricks he then wins.

The same game is played in the browser; here it stands to be read, and to test that one against.
Cards are numbers: suit × 13 + rank, spades 0, the two 0 and the ace 12. Hands are sets of bits.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final, NamedTuple

SUITS: Final = "shrk"
RANKS: Final = "23456789TBDKE"
TRAITS: Final = ("low", "duck", "finesse", "loser", "throws", "ruffs", "refuses", "waste")
"""What can be said of a play by those who see the claimer's cards, and count the others."""
DRAW: Final = "t"
"""Said: draws trumps."""

Strike = tuple[int, int, str, int, bool]
"""A seat does not play a card so while he has another: lead, follow, discard or ruff; to which card
of his own side, or which suit led by the others (-1 for spades, -2, …); and with his partner's card
winning. A lead has -1 and False there.
"""


def card_of(text: str) -> int:
    """`sE`, `hT`."""
    return SUITS.index(text[0]) * 13 + RANKS.index(text[1])


def hand_of(text: str) -> int:
    """`sEK.r2` as a set of bits."""
    suits = (part for part in text.split(".") if part)
    return sum(1 << card_of(part[0] + rank) for part in suits for rank in part[1:])


def cards_in(hand: int) -> Iterator[int]:
    while hand:
        yield (hand & -hand).bit_length() - 1
        hand &= hand - 1


def of_suit(hand: int, suit: int) -> int:
    return hand & (0x1FFF << 13 * suit) if suit >= 0 else 0


def above(card: int) -> int:
    """The higher cards of its suit."""
    return of_suit(-1 << card + 1, card // 13)


class Ending(NamedTuple):
    """Cards that remain, and what was said with them."""

    hands: tuple[int, int, int, int]
    """Those not yet played, by seat: N, Ø, S, V."""
    trump: int
    """-1 in no trumps."""
    leader: int
    """To the trick that is played now."""
    claimer: int
    both: bool
    """The claimer plays his partner's cards too: he is declarer."""
    table: tuple[int, ...] = ()
    """Cards played to the trick, from the leader on."""
    said: tuple[str, ...] = ()
    """In order: a suit `s`, a card `sE`, or trumps drawn."""
    known: frozenset[int] = frozenset()
    """Suits that an opponent has failed to follow to."""


@dataclass(frozen=True)
class Normal:
    """What is held to be normal: the traits and the plays that are struck."""

    struck: frozenset[str] = frozenset()
    strikes: frozenset[Strike] = frozenset()
    counts: bool = True
    """He plays a suit right, once an opponent has failed to follow to it."""
    best: bool = False
    """He sees all the cards and errs in nothing: the double-dummy result, whatever was said."""


class Turn(NamedTuple):
    """What the player to play a card looks at."""

    hand: int
    mate: int
    """Partner's cards if he plays them too."""
    against: int
    """Cards the opponents hold."""
    table: tuple[int, ...]
    trump: int

    def level(self, card: int) -> int:
        """How many of the opponents' cards are higher."""
        return (self.against & above(card)).bit_count()

    def solid(self, suit: int) -> bool:
        """His highest cards take every trick that he can lead the suit to."""
        mine, theirs = of_suit(self.hand | self.mate, suit), of_suit(self.against, suit)
        masters = sum(self.level(card) == 0 for card in cards_in(mine))
        rounds = max(of_suit(h, suit).bit_count() for h in (self.hand, self.mate))
        return masters >= min(rounds, theirs.bit_count())

    @property
    def best(self) -> int:
        """Which of the cards on the table wins."""
        return winner(self.table, self.trump)

    @property
    def last(self) -> bool:
        return len(self.table) == 3

    @property
    def mate_wins(self) -> bool:
        return len(self.table) >= 2 and self.best == len(self.table) - 2

    @property
    def mate_sure(self) -> bool:
        """Partner's card is winning, and nobody can beat it in its suit."""
        return self.mate_wins and (self.last or self.level(self.table[-2]) == 0)

    def beats(self, card: int) -> bool:
        return winner((*self.table, card), self.trump) == len(self.table)

    def mate_can(self, suit: int) -> bool:
        """Partner, who plays after him, has the highest card or can ruff."""
        own = of_suit(self.mate, suit)
        if own:
            return any(self.level(card) == 0 for card in cards_in(own))
        return suit != self.trump and of_suit(self.mate, self.trump) != 0


def winner(table: tuple[int, ...], trump: int) -> int:
    """The place of the card that no higher one of its suit beats, and no trump if it is none."""
    best = table[0]
    for card in table[1:]:
        if card > best if card // 13 == best // 13 else card // 13 == trump:
            best = card
    return table.index(best)


def traits(turn: Turn, card: int) -> frozenset[str]:
    """What a play by the claimer's side is like."""
    if not turn.table:
        return frozenset(_leading(turn, card))
    if card // 13 == turn.table[0] // 13:
        return frozenset(_following(turn, card))
    if card // 13 == turn.trump:
        return frozenset(_ruffing(turn, card))
    return frozenset(_discarding(turn, card))


def _leading(turn: Turn, card: int) -> Iterator[str]:
    suit, level = card // 13, turn.level(card)
    if _towards(turn, card):
        return
    if any(turn.level(other) < level for other in cards_in(of_suit(turn.hand, suit))):
        yield "low"
    if level >= 2 and any(turn.level(other) == 0 for other in cards_in(turn.hand)):
        yield "loser"


def _towards(turn: Turn, card: int) -> bool:
    """Partner can take the trick, or tries to: he has a higher card that at most one beats."""
    suit = card // 13
    most = 0 if turn.solid(suit) else 1
    if any(turn.level(other) <= most for other in cards_in(turn.mate & above(card))):
        return True
    ruffs = suit != turn.trump and of_suit(turn.mate, turn.trump) != 0
    return ruffs and not of_suit(turn.mate, suit)


def _following(turn: Turn, card: int) -> Iterator[str]:
    suit, level, beats = card // 13, turn.level(card), turn.beats(card)
    own = [*cards_in(of_suit(turn.hand, suit))]
    dearer = any(other < card and turn.level(other) > level for other in own)
    if turn.mate_sure:
        if dearer:
            yield "waste"
        return
    winners = [other for other in own if turn.beats(other)]
    sure = winners if turn.last else [other for other in winners if turn.level(other) == 0]
    if not sure:
        if not beats and dearer and not turn.mate_wins:
            yield "waste"
        return
    if turn.last and beats:
        if any(other < card and turn.level(other) > level for other in winners):
            yield "waste"
        return
    if card in sure:
        return
    if turn.last:
        yield "duck"
    elif not beats and not turn.mate_wins:
        if len(turn.table) == 2 or not turn.mate_can(suit):
            yield "duck"
    elif turn.solid(suit):
        yield "low"
    else:
        reached = level if beats else turn.level(turn.table[-2])
        yield "finesse" if reached <= 1 else "duck"


def _ruffing(turn: Turn, card: int) -> Iterator[str]:
    lower = [other for other in cards_in(of_suit(turn.hand, turn.trump)) if other < card]
    if turn.mate_sure:
        yield "ruffs"
        return
    enough = any(turn.beats(c) and turn.level(c) > turn.level(card) for c in lower)
    if not turn.beats(card) or (turn.last and enough):
        yield "waste"


def _discarding(turn: Turn, card: int) -> Iterator[str]:
    trumps = [*cards_in(of_suit(turn.hand, turn.trump))]
    others = [*cards_in(turn.hand & ~of_suit(turn.hand, turn.trump))]
    waits = len(turn.table) == 1 and turn.mate_can(turn.table[0] // 13)
    if not turn.mate_wins and not waits and any(turn.beats(other) for other in trumps):
        yield "refuses"
    lower = [*cards_in(of_suit(turn.hand, card // 13))]
    worse = any(turn.level(c) >= 2 for c in others) or any(turn.level(c) for c in lower)
    if turn.level(card) == 0 and worse:
        yield "throws"


def role(turn: Turn, card: int) -> str:
    if not turn.table:
        return "lead"
    if card // 13 == turn.table[0] // 13:
        return "follow"
    return "ruff" if card // 13 == turn.trump else "discard"


def context(ending: Ending, seat: int) -> tuple[int, bool]:
    """What a strike is about besides the card itself."""
    if not ending.table:
        return -1, False
    led = ending.table[0]
    ours = (ending.leader - seat) % 2 == 0
    return (led if ours else -1 - led // 13), turn_of(ending, seat).mate_wins


def turn_of(ending: Ending, seat: int) -> Turn:
    mate = ending.hands[(seat + 2) % 4] if ending.both else 0
    against = ending.hands[(seat + 1) % 4] | ending.hands[(seat + 3) % 4]
    return Turn(ending.hands[seat], mate, against, ending.table, ending.trump)


def legal(ending: Ending, seat: int) -> list[int]:
    hand = ending.hands[seat]
    led = of_suit(hand, ending.table[0] // 13) if ending.table else 0
    return [*cards_in(led or hand)]


def controlled(ending: Ending, seat: int) -> bool:
    return seat == ending.claimer or (ending.both and (seat - ending.claimer) % 2 == 0)


def required(ending: Ending, seat: int, cards: list[int]) -> list[int]:
    """Those that the statement leaves him; all where it says nothing."""
    own = [h for n, h in enumerate(ending.hands) if controlled(ending, n)]
    said = next((one for one in ending.said if not _done(ending, one, own)), "")
    if not said or not controlled(ending, seat):
        return cards
    if len(said) == 1:
        suit = ending.trump if said == DRAW else SUITS.index(said)
        return cards if ending.table else _any(cards, (c for c in cards if c // 13 == suit))
    return _any(cards, _named(ending, seat, cards, card_of(said)))


def _named(ending: Ending, seat: int, cards: list[int], card: int) -> Iterable[int]:
    if not ending.table:
        return [card] if card in cards else [c for c in cards if c // 13 == card // 13]
    turn = turn_of(ending, seat)
    fits = card // 13 == ending.table[0] // 13 or (
        card // 13 == ending.trump and not turn.mate_sure
    )
    return [card] if card in cards and fits else []


def _any(cards: list[int], some: Iterable[int]) -> list[int]:
    return [*some] or cards


def _done(ending: Ending, said: str, own: list[int]) -> bool:
    if len(said) == 2:
        return not any(hand >> card_of(said) & 1 for hand in own)
    suit = ending.trump if said == DRAW else SUITS.index(said)
    if not any(of_suit(hand, suit) for hand in own):
        return True
    theirs = (h for n, h in enumerate(ending.hands) if (n - ending.claimer) % 2)
    return said == DRAW and not any(of_suit(hand, suit) for hand in theirs)


def normal_plays(ending: Ending, seat: int, cards: list[int], normal: Normal) -> list[int]:
    """What is left when the struck plays are; of nothing but struck plays all are left."""
    turn = turn_of(ending, seat)
    led, wins = context(ending, seat)
    kept = [c for c in cards if (seat, c, role(turn, c), led, wins) not in normal.strikes] or cards
    if not controlled(ending, seat) and not turn.last:
        return kept  # of a defender's partner nobody knows what he would do
    return [c for c in kept if not traits(turn, c) & normal.struck] or kept


def seat_of(ending: Ending) -> int:
    return (ending.leader + len(ending.table)) % 4


def played(ending: Ending, card: int) -> tuple[Ending, int]:
    """What is left, and one trick more if this play wins it for the claimer's side."""
    seat = seat_of(ending)
    rest = ~(1 << card)
    north, east, south, west = ending.hands
    table = (*ending.table, card)
    led = table[0] // 13
    opponent = (seat - ending.claimer) % 2
    shown_out = opponent and card // 13 != led
    known = ending.known | {led} if shown_out else ending.known
    leader, won = ending.leader, False
    if len(table) == 4:
        leader, table = (leader + winner(table, ending.trump)) % 4, ()
        won = (leader - ending.claimer) % 2 == 0
    hands = (north & rest, east & rest, south & rest, west & rest)
    left = ending._replace(hands=hands, leader=leader, table=table, known=known)
    return left, int(won)


@dataclass
class Search:
    """The fewest tricks that the claimer's side wins by any normal play."""

    normal: Normal = Normal()
    _found: dict[Ending, int] = field(default_factory=dict)

    def tricks(self, ending: Ending) -> int:
        if not any(ending.hands):
            return 0
        found = self._found.get(ending)
        if found is None:
            found = self._found[ending] = self._tricks(ending)
        return found

    def _tricks(self, ending: Ending) -> int:
        seat = seat_of(ending)
        cards = legal(ending, seat)
        if (seat - ending.claimer) % 2:
            return min(self.after(ending, card) for card in cards)
        if self.normal.best:
            return max(self.after(ending, card) for card in cards)
        said = required(ending, seat, cards)
        groups: dict[int, list[int]] = {}
        for card in normal_plays(ending, seat, said, self.normal):
            known = self._counted(ending, seat, card)
            if not known:
                groups[card] = [card]
            else:
                groups[-1 - card // 13] = [c for c in said if c // 13 == card // 13]
        return min(max(self.after(ending, card) for card in group) for group in groups.values())

    def _counted(self, ending: Ending, seat: int, card: int) -> bool:
        """He knows where the suit lies, and plays it to a trick it is led to."""
        suit = card // 13
        led = ending.table[0] // 13 if ending.table else suit
        matters = of_suit(turn_of(ending, seat).against, suit) != 0
        seen = suit == led and suit in ending.known and matters
        return self.normal.counts and seen and controlled(ending, seat)

    def after(self, ending: Ending, card: int) -> int:
        left, won = played(ending, card)
        return won + self.tricks(left)
