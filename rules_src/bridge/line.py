"""An auction on one line, as it went at the table.

    (S pas) 1h pas 1ut      South passed in North's turn; withdrawn; North called
    S 1ut 2k pas pas pas    South's 1ut stood: West called over it
    1s (1h) 2h              an insufficient bid in turn, replaced
    1s 2r pas (pas) 2ut     a legal call withdrawn: changed after misinformation

Bare calls are in turn, a seat marks an irregular one, brackets hold what was withdrawn;
after a bracket the turn goes back.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple, Self

from rules_src.bridge.auction import Auction, IllegalCallError
from rules_src.bridge.calls import Call, SeatCall, call_from_text
from rules_src.bridge.errors import TableError
from rules_src.bridge.seats import Seat

WORD: Final = re.compile(r"[()]|[^\s()]+")
SEATS: Final = {seat.text: seat for seat in Seat}
ENGLISH_SEATS: Final = {"E": "Ø", "W": "V"}


@dataclass(frozen=True)
class Withdrawal:
    """Calls withdrawn together: the first, and those made over it."""

    after: int
    """How many of the standing calls came before."""
    due: Seat
    """Whose turn it was, and is again."""
    calls: tuple[SeatCall, ...]
    """What was withdrawn, in order; never empty."""

    @property
    def text(self) -> str:
        """`(S 1♥ pas)`."""
        expected, words = self.due, []
        for made in self.calls:
            words.append(made.call.text if made.seat is expected else made.text)
            expected = made.seat.lho
        return f"({' '.join(words)})"


class LineCall(NamedTuple):
    """One call on the line, for whoever draws the auction."""

    seat: Seat
    """Who called."""
    call: Call
    """What was called."""
    withdrawn: bool
    """Whether it was taken back or cancelled."""


@dataclass(frozen=True)
class AuctionLine:
    """What stood, and what was withdrawn where."""

    standing: Auction
    """The calls that stand."""
    withdrawals: tuple[Withdrawal, ...] = ()
    """The brackets, in order."""

    def withdrawn_at(self, n: int) -> tuple[Withdrawal, ...]:
        """The brackets just before standing call number `n`."""
        return tuple(bracket for bracket in self.withdrawals if bracket.after == n)

    @property
    def entries(self) -> tuple[LineCall, ...]:
        """Every call, withdrawn or not, in the order in which it was made."""
        entries: list[LineCall] = []
        for n in range(len(self.standing.calls) + 1):
            for bracket in self.withdrawn_at(n):
                entries += [LineCall(*made, withdrawn=True) for made in bracket.calls]
            entries += [LineCall(*made, withdrawn=False) for made in self.standing.made[n : n + 1]]
        return tuple(entries)

    @property
    def text(self) -> str:
        words: list[str] = []
        for n in range(len(self.standing.calls) + 1):
            words += [bracket.text for bracket in self.withdrawn_at(n)]
            words += self.standing.words[n : n + 1]
        return " ".join(words)

    @classmethod
    def from_text(cls, dealer: Seat, text: str) -> Self:
        standing = Auction(dealer)
        withdrawals: list[Withdrawal] = []
        written = _words(text)
        _check_spelling(written)
        for bracket, words in _runs(written):
            if bracket:
                withdrawals.append(_withdrawal(standing, list(_calls(words))))
                continue
            standing = _stand(standing, list(_calls(words)))
        return cls(standing, tuple(withdrawals))


@dataclass(frozen=True)
class Word:
    text: str
    index: int
    """Its number on the line, brackets not counted."""
    column: int

    def error(self, message: str) -> TableError:
        return TableError(message, word_index=self.index, column=self.column)


class WrittenCall(NamedTuple):
    seat: Seat | None
    """The seat written before it, if any."""
    call: Call
    word: Word


def _words(text: str) -> list[Word]:
    words: list[Word] = []
    index = 0
    for match in WORD.finditer(text):
        words.append(Word(match[0], index, match.start()))
        index += match[0] not in "()"
    return words


def _check_spelling(words: list[Word]) -> None:
    """Every word that is no call, at once; any other mistake hides what comes after it."""
    wrong: list[TableError] = []
    for word in words:
        try:
            if word.text not in "()" and word.text not in SEATS:
                _call(word)
        except TableError as error:
            wrong.append(error)
    if wrong:
        wrong[0].also = tuple(wrong[1:])
        raise wrong[0]


def _runs(words: list[Word]) -> Iterator[tuple[bool, list[Word]]]:
    """The words outside and inside brackets, by turns."""
    opened: Word | None = None
    run: list[Word] = []
    for word in words:
        if word.text not in "()":
            run.append(word)
            continue
        _check_bracket(word, opened, run)
        yield opened is not None, run
        opened, run = (word if word.text == "(" else None), []
    if opened:
        raise opened.error(
            "parentesen bliver ikke lukket; skriv ) efter det, der blev trukket tilbage"
        )
    yield False, run


def _check_bracket(word: Word, opened: Word | None, run: list[Word]) -> None:
    if word.text == "(" and opened:
        raise word.error("en parentes kan ikke stå inden i en anden; luk den første med )")
    if word.text == ")" and not opened:
        raise word.error("der er ingen ( før denne )")
    if word.text == ")" and not run:
        raise word.error("parentesen er tom; skriv den eller de tilbagetrukne meldinger i den")


def _calls(words: list[Word]) -> Iterator[WrittenCall]:
    """Each call with the seat written before it."""
    seat: Word | None = None
    for word in words:
        if word.text not in SEATS:
            yield WrittenCall(SEATS[seat.text] if seat else None, _call(word), seat or word)
            seat = None
            continue
        if seat:
            raise word.error(f"forventede en melding efter {seat.text}, fandt {word.text}")
        seat = word
    if seat:
        raise seat.error(f"forventede en melding efter {seat.text}, men der står ikke mere")


def _call(word: Word) -> Call:
    if word.text[0] in SEATS and word.text not in SEATS:
        raise word.error(f"»{word.text}« er ingen melding; skriv et mellemrum efter pladsen")
    if word.text in ENGLISH_SEATS:
        raise word.error(f"»{word.text}« er ingen plads; skriv {ENGLISH_SEATS[word.text]}")
    try:
        return call_from_text(word.text)
    except ValueError as error:
        raise word.error(str(error)) from None


def _stand(standing: Auction, written: list[WrittenCall]) -> Auction:
    try:
        return standing.continued([(call, seat) for seat, call, _ in written])
    except IllegalCallError as error:
        word = written[error.place - len(standing.calls)].word
        raise word.error(str(error)) from None


def _withdrawal(standing: Auction, calls: list[WrittenCall]) -> Withdrawal:
    expected = standing.turn
    made: list[SeatCall] = []
    for written in calls:
        if written.seat is expected:
            raise written.word.error(f"{expected.name_da} har tur; skriv meldingen uden plads")
        made.append(SeatCall(written.seat or expected, written.call))
        expected = made[-1].seat.lho
    return Withdrawal(len(standing.calls), standing.turn, tuple(made))
