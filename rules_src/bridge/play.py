"""The play of a case: the lead, the tricks in order, the cards left, and how the rest would go.

A trick is written as who led, and the cards in the order in which they fell:

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

from rules_src.bridge.auction import SEATS, WORD
from rules_src.bridge.calls import Contract
from rules_src.bridge.cards import PACK_ORDER, Card, Deal, Suit
from rules_src.bridge.errors import TableError
from rules_src.bridge.seats import Seat, Side

FACE_DOWN: Final = "fordækt"


@dataclass(frozen=True)
class Lead:
    """A card led, and by whom."""

    seat: Seat
    """Who led."""
    card: Card
    """The card."""
    face_down: bool = False
    """Whether it still lies with its back up."""

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`Ø ♦K` or `Ø rK`; `Ø rK fordækt` as long as it is not faced."""
        seat, _, card = text.strip().partition(" ")
        faced = card.removesuffix(f" {FACE_DOWN}")
        return cls(Seat.from_text(seat), Card.from_text(faced.strip()), faced != card)


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
            if (word == "(") is bracket:
                raise ValueError(
                    "parenteserne passer ikke; sæt ( og ) om hvert kort, der gik tilbage"
                )
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


ALL: Final = 13
TAKES: Final = re.compile(r"(N-?S|Ø-?V) (\d+)")
REACHED: Final = re.compile(r"(\S+ [NØSV]) (\d+)")
SIDES: Final = {side.text.replace("-", ""): side for side in Side}


@dataclass(frozen=True)
class Takes:
    """How many of the tricks that are left one side is reckoned to take."""

    side: Side
    """Whose tricks are counted."""
    tricks: int
    """Their number; the other side takes the rest."""

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`N-S 3`."""
        match = TAKES.fullmatch(text.strip())
        if not match:
            raise ValueError(f"»{text}« er intet antal stik; skriv fx N-S 3")
        return cls(SIDES[match[1].replace("-", "")], int(match[2]))


@dataclass(frozen=True)
class Without:
    """What would have been won, had nobody erred: in the same contract, or in another."""

    takes: Takes
    """Whose tricks, and how many."""
    contract: Contract | None = None
    """The contract that would have been reached, where it is another; of thirteen tricks."""

    @classmethod
    def from_text(cls, text: str) -> Self:
        """`N-S 5`, or `4h S 10`."""
        match = REACHED.fullmatch(text.strip())
        if not match or TAKES.fullmatch(text.strip()):
            return cls(Takes.from_text(text))
        contract = Contract.from_text(match[1])
        return cls(Takes(contract.declarer.side, int(match[2])), contract)


def without_from_text(text: str) -> tuple[Without, ...]:
    """`4h S 10, 4s S 10`."""
    return tuple(Without.from_text(part) for part in text.split(","))


@dataclass(frozen=True)
class Play:
    """What is told of the play, after the hands as they are shown."""

    left: int = ALL
    """How many cards each player holds in the hands that are shown."""
    to_lead: Seat | None = None
    """Who leads to the first of the tricks, where no trick shows it."""
    tricks: tuple[Trick, ...] = ()
    """The tricks as they were played; the last may be incomplete."""
    rest: tuple[Trick, ...] = ()
    """How the play would go on; begins with the incomplete trick, if there is one."""
    takes: Takes | None = None
    """What one side takes of the tricks that are left after those that are complete."""
    without: tuple[Without, ...] = ()
    """What would have been won of all the tricks that are shown, had nobody erred."""
    faced: tuple[Faced, ...] = ()
    """Cards that lie face up as the hands are shown."""
    not_found: str = ""
    """Why a player would not take what he could take with all cards in sight."""

    @property
    def complete(self) -> tuple[Trick, ...]:
        """The tricks that were finished."""
        return tuple(trick for trick in self.tricks if trick.complete)

    @property
    def in_progress(self) -> Trick | None:
        """The trick that was not finished."""
        return next((trick for trick in self.tricks if not trick.complete), None)

    @property
    def remaining(self) -> int:
        """How many tricks are left after those that were finished."""
        return self.left - len(self.complete)

    @property
    def first(self) -> int:
        """The number of the first trick that is shown, of thirteen."""
        return ALL - self.left + 1

    def leader(self, contract: Contract | None) -> Seat | None:
        """Who leads to the first trick that is shown."""
        if self.to_lead:
            return self.to_lead
        if self.tricks or self.rest:
            return (*self.tricks, *self.rest)[0].leader
        return contract.leader if contract and self.left == ALL else None

    def next_leader(self, contract: Contract | None) -> Seat | None:
        """Who leads to the first trick that is left."""
        if self.in_progress:
            return self.in_progress.leader
        if self.complete:
            return self.complete[-1].winner(trump_of(contract))
        return self.leader(contract)

    def taken(self, side: Side, contract: Contract | None) -> int:
        """How many of the tricks that would follow a side takes."""
        winners = (trick.winner(trump_of(contract)) for trick in self.rest)
        return sum(winner is not None and winner.side is side for winner in winners)


def trump_of(contract: Contract | None) -> Suit | None:
    """The trump suit; None in notrump."""
    return contract.denomination.suit if contract else None


def contradictions(play: Play, deal: Deal | None, contract: Contract | None) -> list[TableError]:
    """What cannot be true of the play at once, in Danish, at the field to mend."""
    if wrong := [*_faced(play, deal)]:
        return wrong
    if not contract and not (play.tricks or play.rest or play.takes):
        return [*_counts(play, deal, contract)]
    if not contract:
        return [TableError("stik kræver en kontrakt; skriv fx contract: 1ut S", field="tricks")]
    findings = [*_Followed(play, deal or Deal(size=play.left), contract).findings()]
    return findings or [*_counts(play, deal, contract)]


def _faced(play: Play, deal: Deal | None) -> Iterator[TableError]:
    """A card that lies face up is still one of its owner's."""
    for faced in play.faced:
        hand = deal.hand(faced.seat) if deal else None
        for card in faced.cards:
            if hand is None or card not in hand.cards:
                message = f"{faced.seat.name_da} har ikke {card.text} i table.hands"
                yield TableError(message, field="faced")


def _counts(play: Play, deal: Deal | None, contract: Contract | None) -> Iterator[TableError]:
    """The tricks that one side takes must fit the cards and the line that is told."""
    if play.not_found and not (play.takes or play.without):
        yield TableError("hvad findes ikke? skriv også table.takes, fx N-S 3", field="not_found")
    told = [("takes", play.takes, play.remaining, play.next_leader(contract))] if play.takes else []
    for each in play.without:
        leader = each.contract.leader if each.contract else play.leader(contract)
        told.append(("without", each.takes, play.left, leader))
        if each.contract and play.left < ALL:
            yield TableError("en anden kontrakt kræver alle 13 kort", field="without")
    for field, takes, left, leader in told:
        if takes.tricks > left:
            yield TableError(f"der er kun {left} stik tilbage, ikke {takes.tricks}", field=field)
        if len(deal.hands if deal else ()) < len(Seat):
            yield TableError("antallet af stik kræver alle fire hænder", field=field)
        if leader is None:
            yield TableError("hvem spiller ud? skriv to_lead: N, Ø, S eller V", field=field)
    yield from _line(play, contract)


def _line(play: Play, contract: Contract | None) -> Iterator[TableError]:
    """A line told to the last card must give the number that is told."""
    takes = play.takes
    if not takes:
        return
    told = play.taken(takes.side, contract)
    if len(play.rest) == play.remaining and told != takes.tricks:
        message = f"efter rest tager {takes.side.text} {told} stik, ikke {takes.tricks}"
        yield TableError(message, field="takes")


class _Followed:
    """The tricks followed card by card, from the hands as they are shown."""

    def __init__(self, play: Play, deal: Deal, contract: Contract) -> None:
        self.play, self.contract = play, contract
        self.trump = trump_of(contract)
        self.hands: dict[Seat, set[Card]] = {s: {*hand.cards} for s, hand in deal.hands.items()}
        self.gone: dict[Card, Seat] = {}
        opening = contract.leader if play.left == ALL else None
        self.due: Seat | None = play.to_lead or opening

    def findings(self) -> Iterator[TableError]:
        """Every mistake in the tricks, each at its field and number."""
        play = self.play
        if play.to_lead and play.left == ALL and play.to_lead is not self.contract.leader:
            message = f"{self.contract.leader.name_da} spiller ud til {self.contract.text}"
            yield TableError(message, field="to_lead")
        if len(play.tricks) > play.left:
            yield TableError(f"der er kun kort til {play.left} stik", field="tricks")
        for n, trick in enumerate(play.tricks[:-1]):
            if not trick.complete:
                yield _at("tricks", n, "stikket er ikke færdigt; kun det sidste må være det")
        finished = len(play.complete)
        yield from self._follow("tricks", play.complete)
        if play.in_progress and not play.rest:
            yield from self._follow("tricks", (play.in_progress,), finished)
        if play.in_progress and play.rest and not _continues(play.rest[0], play.in_progress):
            message = f"begynd med de kort, der ligger i stikket: {play.in_progress.text}"
            yield _at("rest", 0, message)
        if len(play.rest) > play.remaining:
            yield TableError(f"der er kun kort til {play.remaining} stik", field="rest")
        yield from self._follow("rest", play.rest)

    def _follow(self, field: str, tricks: Sequence[Trick], start: int = 0) -> Iterator[TableError]:
        for n, trick in enumerate(tricks, start):
            for message in self._trick(trick):
                yield _at(field, n, message)
            self.due = trick.winner(self.trump)

    def _trick(self, trick: Trick) -> Iterator[str]:
        played: list[Seat] = []
        for play in trick.plays:
            turn = next_of([*played, *trick.missing]) if played else self.due
            yield from self._turn(play, turn, first=not played)
            yield from self._holds(play)
            if play.withdrawn:
                continue
            if play.seat in played:
                yield f"{play.seat.name_da} har allerede spillet til stikket"
            yield from self._follows_suit(play, trick.suit, first=not played)
            played.append(play.seat)
            self.hands.get(play.seat, set()).discard(play.card)
            self.gone[play.card] = play.seat

    def _turn(self, play: Played, turn: Seat | None, first: bool) -> Iterator[str]:
        if turn is None or play.withdrawn:
            return
        if play.out_of_turn and play.seat is turn:
            yield f"{turn.name_da} har tur; slet {WARNED} efter pladsen"
        if not play.out_of_turn and play.seat is not turn:
            does = "spiller ud" if first else "har tur"
            yield f"{turn.name_da} {does}, ikke {play.seat.name_da}; skriv {play.seat.text}{WARNED}"

    def _holds(self, play: Played) -> Iterator[str]:
        seat, card = play.seat, play.card
        if card in self.gone:
            yield f"{card.text} er allerede spillet af {self.gone[card].name_da}"
        elif seat in self.hands and card not in self.hands[seat]:
            yield f"{seat.name_da} har ikke {card.text}; spillede en anden, så skriv pladsen foran"
        else:
            others = (s for s, cards in self.hands.items() if card in cards and s is not seat)
            yield from (f"{other.name_da} har {card.text}, ikke {seat.name_da}" for other in others)

    def _follows_suit(self, play: Played, suit: Suit, first: bool) -> Iterator[str]:
        seat, card = play.seat, play.card
        if card.suit is suit:
            if play.revoke and not first:
                yield f"{card.text} bekender; slet {WARNED} efter kortet"
            return
        if seat not in self.hands:
            return
        could = any(other.suit is suit for other in self.hands[seat])
        if could and not play.revoke:
            revoke = f"{card.text}{WARNED}, hvis det er kulørsvigten"
            yield f"{seat.name_da} har {suit.name_da} og skal bekende; skriv {revoke}"
        if not could and play.revoke:
            yield f"{seat.name_da} har ingen {suit.name_da}, så {card.text} er ingen kulørsvigt"


def _continues(trick: Trick, begun: Trick) -> bool:
    cards = [(play.seat, play.card) for play in begun.standing]
    return [(play.seat, play.card) for play in trick.standing][: len(cards)] == cards


def _at(field: str, n: int, message: str) -> TableError:
    return TableError(message, field=field, key=str(n))
