"""The table of a case: who sat where, what was called, and what the law needs to see of it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Self, TypeVar

from rules_src.bridge.auction import Auction, AuctionLine, Irregularity, find_irregularity
from rules_src.bridge.calls import Contract, Denomination, Meaning, SeatCall, natural
from rules_src.bridge.cards import Deal, Hand, Suit
from rules_src.bridge.errors import TableError
from rules_src.bridge.play import (
    ALL,
    Lead,
    Play,
    Takes,
    Trick,
    contradictions,
    faced_from_text,
    without_from_text,
)
from rules_src.bridge.seats import Seat, Vulnerability

T = TypeVar("T")


class Reading:
    """Reads field after field; `finish` raises what was found, all at once."""

    def __init__(self) -> None:
        self._findings: list[TableError] = []

    def take(self, field: str, read: Callable[[str], T], text: str, key: str = "") -> T | None:
        """One field, or None if it is empty or cannot be read."""
        if not text.strip():
            return None
        try:
            return read(text)
        except TableError as error:
            self._findings += [error, *error.also]
        except ValueError as error:
            self._findings.append(TableError(str(error), field=field, key=key))
        return None

    def line(self, dealer: Seat, text: str) -> AuctionLine | None:
        return self.take("auction", lambda line: AuctionLine.from_text(dealer, line), text)

    def meanings(self, texts: Mapping[str, str], line: AuctionLine | None) -> tuple[Meaning, ...]:
        if not texts:
            return ()
        called = {SeatCall(seat, call) for seat, call, _ in line.entries} if line else set()
        read = {made: self._meaning(made, suits, called) for made, suits in texts.items()}
        self._twice("meanings", {key: meaning and meaning.made for key, meaning in read.items()})
        return tuple(meaning for meaning in read.values() if meaning)

    def _meaning(self, made: str, suits: str, called: set[SeatCall]) -> Meaning | None:
        """The meaning of a call that was made."""
        meaning = self.take("meanings", lambda text: Meaning.from_text(made, text), suits, made)
        if meaning and called and meaning.made not in called:
            message = f"{meaning.made.seat.name_da} har ikke meldt {meaning.made.call.text}"
            self._findings.append(TableError(message, field="meanings", key=made))
        return meaning

    def deal(self, texts: Mapping[str, str], size: int = ALL) -> Deal | None:
        read = {key: self.take("hands", Seat.from_text, key, key) for key in texts}
        hands = {key: self.take("hands", Hand.from_text, text, key) for key, text in texts.items()}
        known = {seat: hand for key, seat in read.items() if seat and (hand := hands[key])}
        self._twice("hands", read)
        return self.take("hands", lambda _: Deal.of(known, size), "hands") if known else None

    def play(
        self,
        cards_left: str,
        to_lead: str,
        tricks: Sequence[str],
        rest: Sequence[str],
        takes: str,
        without: str,
        faced: str,
        not_found: str,
    ) -> Play | None:
        """What is told of the play; None if nothing is."""
        if not any((cards_left, to_lead, tricks, rest, takes, without, faced, not_found)):
            return None
        return Play(
            self.take("cards_left", _number, cards_left) or ALL,
            self.take("to_lead", Seat.from_text, to_lead),
            self._tricks("tricks", tricks),
            self._tricks("rest", rest),
            self.take("takes", Takes.from_text, takes),
            self.take("without", without_from_text, without) or (),
            self.take("faced", faced_from_text, faced) or (),
            not_found,
        )

    def _tricks(self, field: str, texts: Sequence[str]) -> tuple[Trick, ...]:
        read = [self.take(field, Trick.from_text, text, str(n)) for n, text in enumerate(texts)]
        return tuple(trick for trick in read if trick)

    def _twice(self, field: str, read: Mapping[str, object]) -> None:
        """One value under two keys: `Ø` and `Øst`, `N 2h` and `N 2♥`."""
        values = list(read.values())
        for n, (key, value) in enumerate(read.items()):
            if value is not None and value in values[:n]:
                self._findings.append(TableError(f"»{key}« står to gange", field=field, key=key))

    def lacks_dealer(self, dealer: str, auction: str) -> None:
        if auction.strip() and not dealer.strip():
            message = "meldeforløbet mangler en giver; skriv N, Ø, S eller V"
            self._findings.append(TableError(message, field="dealer"))

    def finish(self) -> None:
        if self._findings:
            first, *others = self._findings
            first.also = tuple(others)
            raise first


def _number(text: str) -> int:
    """How many cards are left, 1 to 13."""
    if not text.isdecimal() or int(text) not in range(1, ALL + 1):
        raise ValueError(f"»{text}« er intet antal kort; skriv 1 til 13")
    return int(text)


@dataclass(frozen=True)
class Table:
    """What a case tells of one board; everything a rule may see is derived from it."""

    dealer: Seat | None = None
    """Who had the first turn."""
    vulnerable: Vulnerability | None = None
    """Which sides were vulnerable."""
    line: AuctionLine | None = None
    """The auction as it went, withdrawn calls included."""
    stated_contract: Contract | None = None
    """The contract, where the case states it."""
    lead: Lead | None = None
    """The opening lead that the case is about."""
    meanings: tuple[Meaning, ...] = ()
    """Calls that specify other denominations than the one they name."""
    hands: Deal | None = None
    """The hands that are known."""
    play: Play | None = None
    """The tricks, and what is told of the rest."""
    stated_offender: Seat | None = None
    """Who is at fault, where neither a call nor a lead shows it."""

    def __post_init__(self) -> None:
        findings = list(_contradictions(self))
        if findings:
            findings[0].also = tuple(findings[1:])
            raise findings[0]

    @classmethod
    def read(
        cls,
        dealer: str = "",
        auction: str = "",
        *,
        vulnerable: str = "",
        contract: str = "",
        lead: str = "",
        meanings: Mapping[str, str] | None = None,
        hands: Mapping[str, str] | None = None,
        offender: str = "",
        cards_left: str = "",
        to_lead: str = "",
        tricks: Sequence[str] = (),
        rest: Sequence[str] = (),
        takes: str = "",
        without: str = "",
        faced: str = "",
        not_found: str = "",
    ) -> Self:
        """The table of a case from the texts of its fields; a field left empty is not known."""
        reading = Reading()
        reading.lacks_dealer(dealer, auction)
        seat = reading.take("dealer", Seat.from_text, dealer)
        line = reading.line(seat, auction) if seat else None
        play = reading.play(cards_left, to_lead, tricks, rest, takes, without, faced, not_found)
        fields = (
            seat,
            reading.take("vulnerable", Vulnerability.from_text, vulnerable),
            line,
            reading.take("contract", Contract.from_text, contract),
            reading.take("lead", Lead.from_text, lead),
            reading.meanings(meanings or {}, line),
            reading.deal(hands or {}, play.left if play else ALL),
            play,
            reading.take("offender", Seat.from_text, offender),
        )
        reading.finish()
        return cls(*fields)

    @property
    def text(self) -> str:
        """The auction on one line; empty if it is not known."""
        return self.line.text if self.line else ""

    # --- the auction

    @property
    def legal_auction(self) -> Auction | None:
        """Every call that stood."""
        return self.line.standing if self.line else None

    @cached_property
    def irregularity(self) -> Irregularity | None:
        """The first irregular call."""
        return find_irregularity(self.line) if self.line else None

    # --- what was shown

    def meaning(self, made: SeatCall) -> frozenset[Denomination]:
        """The denominations a call specifies: as the case states, else the one it names."""
        stated = (meaning.denominations for meaning in self.meanings if meaning.made == made)
        return next(stated, natural(made))

    def specified(self, seat: Seat) -> frozenset[Denomination]:
        """The denominations a player has specified in the legal auction (Laws 26B, 27B1)."""
        calls = self.legal_auction.made if self.legal_auction else ()
        return frozenset(d for made in calls if made.seat is seat for d in self.meaning(made))

    def unshown(self, seat: Seat) -> frozenset[Suit]:
        """The suits declarer may choose from under Law 26B."""
        specified = self.specified(seat)
        return frozenset(suit for suit in Suit if Denomination(suit) not in specified)

    # --- the play

    @property
    def left(self) -> int:
        """How many cards each player holds in the hands that are shown."""
        return self.play.left if self.play else ALL

    # --- contract and roles

    @cached_property
    def contract(self) -> Contract | None:
        """As stated, else as the auction ended."""
        reached = self.legal_auction.contract if self.legal_auction else None
        return self.stated_contract or reached

    @property
    def declarer(self) -> Seat | None:
        return self.contract.declarer if self.contract else None

    @property
    def offender(self) -> Seat | None:
        """Who made the irregular call, else led out of turn, else is named, else led in turn."""
        if self.irregularity:
            return self.irregularity.offender
        if self.lead and not self.led_in_turn:
            return self.lead.seat
        return self.stated_offender or (self.lead.seat if self.lead else None)

    @property
    def led_in_turn(self) -> bool:
        """The lead came from declarer's left-hand opponent (Law 41A)."""
        leader = self.contract.leader if self.contract else None
        return self.lead is not None and self.lead.seat is leader


def _contradictions(table: Table) -> Iterator[TableError]:
    """What cannot be true of one table at once: every finding, in Danish, at the field to mend."""
    yield from _contract(table)
    yield from _lead(table)
    if table.play:
        yield from contradictions(table.play, table.hands, table.contract)
    stated, seen = table.stated_offender, table.offender
    if stated and seen and stated is not seen:
        yield TableError(f"den fejlende er {seen.name_da}; udelad feltet", field="offender")


def _contract(table: Table) -> Iterator[TableError]:
    stated, auction = table.stated_contract, table.legal_auction
    if not stated or not auction or not auction.is_over or auction.contract == stated:
        return
    end = f"i {auction.contract.text}" if auction.contract else "uden kontrakt"
    yield TableError(f"meldeforløbet ender {end}, ikke i {stated.text}", field="contract")


def _lead(table: Table) -> Iterator[TableError]:
    if not table.lead:
        return
    seat, card = table.lead.seat, table.lead.card
    if not table.contract:
        yield TableError("et udspil kræver en kontrakt; skriv fx contract: 1ut S", field="lead")
    hand = table.hands.hand(seat) if table.hands else None
    if hand and card not in hand.cards and table.left == ALL:
        yield TableError(f"{seat.name_da} har ikke {card.text}", field="lead")
    tricks = table.play.tricks if table.play and table.left == ALL else ()
    if tricks and (seat, card) not in [(play.seat, play.card) for play in tricks[0].plays]:
        yield TableError(f"{card.text} er ikke i første stik: {tricks[0].text}", field="lead")
