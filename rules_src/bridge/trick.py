"""One trick as it is written: who led, and the cards in the order in which they fell.

    V h3 h4 hK hE          West led; the others followed in turn
    V h3 h4 (h8) s2! hK    East's eight was taken back; then he revoked with a spade
    V h3 Ø! hK h4 h5       East played before his turn, and it stood
    Ø! h3 h4               East led out of turn, and it stood
    V h3 - hK h4           North did not play to the trick
    S r5 r9                a trick not yet complete

A `!` says that the writer knows: after a seat, the turn was another's; after a card, a revoke.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Self

from rules_src.bridge.cards import PACK_ORDER, Card, Suit
from rules_src.bridge.seats import Seat

WORD: Final = re.compile(r"[()]|[^\s()]+")
SEATS: Final = {seat.text: seat for seat in Seat}
WARNED: Final = "!"
NOTHING: Final = "-"


@dataclass(frozen=True)
class Played:
    """One card of a trick."""

    seat: Seat
    """Who played it."""
    card: Card
    """The card."""
    withdrawn: bool = False
    """Whether it went back to the hand, or never was played."""
    out_of_turn: bool = False
    """Whether the writer says that the turn was another's."""
    revoke: bool = False
    """Whether the writer says that it was a revoke."""

    @property
    def text(self) -> str:
        return self.card.text + WARNED * self.revoke


@dataclass(frozen=True)
class Trick:
    """The cards of a trick in the order in which they fell."""

    plays: tuple[Played, ...]
    """Never empty; withdrawn cards among them."""
    missing: tuple[Seat, ...] = ()
    """Who played no card to a trick that was finished all the same (Law 67)."""

    @property
    def standing(self) -> tuple[Played, ...]:
        """The cards that stayed."""
        return tuple(play for play in self.plays if not play.withdrawn)

    @property
    def leader(self) -> Seat:
        return (self.standing or self.plays)[0].seat

    @property
    def suit(self) -> Suit:
        """The suit led."""
        return (self.standing or self.plays)[0].card.suit

    @property
    def complete(self) -> bool:
        return len(self.standing) + len(self.missing) == 4

    def winner(self, trump: Suit | None) -> Seat | None:
        """Who won it (Law 44E, 44F); None as long as it is not complete."""
        if not self.complete:
            return None
        trumps = [play for play in self.standing if play.card.suit is trump]
        best = trumps or [play for play in self.standing if play.card.suit is self.suit]
        return min(best, key=lambda play: PACK_ORDER[play.card]).seat

    @property
    def text(self) -> str:
        """As it is written."""
        words, due, played = [], None, list[Seat]()
        for play in self.plays:
            while due in self.missing and due is not play.seat and not play.out_of_turn:
                words.append(NOTHING)
                played.append(due)
                due = next_of(played)
            seat = [play.seat.text + WARNED * play.out_of_turn] if play.seat is not due else []
            written = " ".join([*seat, play.text])
            words.append(f"({written})" if play.withdrawn else written)
            played += [] if play.withdrawn else [play.seat]
            due = next_of(played) if played else due or play.seat
        words += [NOTHING for seat in self.missing if seat not in played]
        return " ".join(words)

    @classmethod
    def from_text(cls, text: str) -> Self:
        read = tuple(_plays(text))
        plays = tuple(one for one in read if isinstance(one, Played))
        return cls(plays, tuple(one for one in read if isinstance(one, Seat)))


@dataclass(frozen=True)
class Faced:
    """Cards that lie face up before a player: penalty cards, or cards dropped."""

    seat: Seat
    """Whose cards they are."""
    cards: tuple[Card, ...]
    """In the order in which they are told."""
    taken_up: tuple[Card, ...] = ()
    """Those of them that declarer's choice sends back to the hand."""


def faced_from_text(text: str) -> tuple[Faced, ...]:
    """`Ø rK r6 V hD`; `Ø rK (r6)` where ♦6 is taken up."""
    found: list[Faced] = []
    for word in text.replace(",", " ").split():
        if word in SEATS:
            found.append(Faced(SEATS[word], ()))
        elif not found:
            raise ValueError(f"hvis kort er det? skriv pladsen foran: Ø {word}")
        else:
            *before, last = found
            bare = word.removeprefix("(").removesuffix(")")
            card = Card.from_text(bare)
            back = (*last.taken_up, card) if word == f"({bare})" else last.taken_up
            found = [*before, Faced(last.seat, (*last.cards, card), back)]
    return tuple(found)


def next_of(played: Sequence[Seat]) -> Seat:
    """Whose turn it is: the first, clockwise from the leader, who has not yet played."""
    leader = played[0]
    return next((leader.after(n) for n in range(1, 4) if leader.after(n) not in played), leader)


def _plays(text: str) -> Iterator[Played | Seat]:
    """Each card, and each player who played none."""
    due: Seat | None = None
    named: tuple[Seat, bool] | None = None
    played: list[Seat] = []
    bracket = False
    for word in WORD.findall(text):
        bare = word.removesuffix(WARNED)
        if word in "()":
            _check_bracket(word, bracket)
            bracket = word == "("
        elif bare in SEATS:
            named = SEATS[bare], bare != word
        else:
            seat = named[0] if named else due
            if word == NOTHING and seat and played:
                yield seat
                played.append(seat)
                due, named = next_of(played), None
                continue
            if seat is None:
                raise ValueError(f"stikket mangler den, der spillede ud; skriv fx V {bare}")
            revoke = bare != word
            yield Played(seat, Card.from_text(bare), bracket, bool(named and named[1]), revoke)
            played += [] if bracket else [seat]
            due = next_of(played) if played else due or seat
            named = None
    if bracket:
        raise ValueError("parentesen bliver ikke lukket; skriv ) efter kortet")
    if named:
        raise ValueError(f"forventede et kort efter {named[0].text}, men der står ikke mere")
    if due is None:
        raise ValueError("stikket er tomt; skriv fx V h3 h4 hK hE")


def _check_bracket(word: str, opened: bool) -> None:
    if (word == "(") is opened:
        raise ValueError("parenteserne passer ikke; sæt ( og ) om hvert kort, der gik tilbage")
