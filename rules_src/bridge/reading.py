"""Reading the fields of a table, keeping every finding."""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from rules_src.bridge.calls import SeatCall
from rules_src.bridge.deals import Deal, Hand
from rules_src.bridge.errors import TableError
from rules_src.bridge.line import AuctionLine
from rules_src.bridge.meaning import Meaning
from rules_src.bridge.play import ALL, Play, Takes, without_from_text
from rules_src.bridge.seats import Seat
from rules_src.bridge.trick import Trick, faced_from_text

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
