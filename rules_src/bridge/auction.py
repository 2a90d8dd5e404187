"""Auctions: which calls are legal, whose turn it is, and what the contract becomes.

    Auction           legal calls only
    AuctionLine       an auction on one line, as it went at the table
    Irregularity      the first irregular call of it, and what came of it
    shape_of          what of that a table can show a rule: seats as roles, no ranks

A line, as it is written:

    (S pas) 1h pas 1ut      South passed in North's turn; withdrawn; North called
    S 1ut 2k pas pas pas    South's 1ut stood: West called over it
    1s (1h) 2h              an insufficient bid in turn, replaced
    1s 2r pas (pas) 2ut     a legal call withdrawn: changed after misinformation

Bare calls are in turn, a seat marks an irregular one, brackets hold what was withdrawn;
after a bracket the turn goes back. The keypad's script counts a shape in a browser, and is tested
against this.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise, takewhile
from typing import Final, NamedTuple, Self

from rules_src.bridge.calls import (
    DOUBLE,
    PASS,
    REDOUBLE,
    Bid,
    Call,
    Contract,
    SeatCall,
    call_from_text,
)
from rules_src.bridge.errors import TableError
from rules_src.bridge.seats import Seat


def misses_turn(made: Sequence[SeatCall]) -> bool:
    """Three passes followed a call, one of them out of rotation, so a turn was lost (Law 17D3)."""
    last = [seat for seat, _ in made[-4:]]
    return is_closed(made) and any(later is not before.lho for before, later in pairwise(last))


def is_closed(made: Sequence[SeatCall]) -> bool:
    """Three passes have followed another call, in rotation or not."""
    return len(made) >= 4 and all(call is PASS for _, call in made[-3:])


def against(before: Sequence[SeatCall], turn: Seat, made: SeatCall) -> str | None:
    """What is wrong with a call that nobody marked as irregular, in Danish."""
    if made.seat is not turn:
        return f"{turn.name_da} har tur, ikke {made.seat.name_da}"
    return against_time(before) or against_bid(before, made.call) or against_double(before, made)


def against_accepting(before: Sequence[SeatCall], turn: Seat, made: SeatCall) -> str | None:
    """Why a call marked as irregular cannot have stood, in Danish."""
    late = against_time(before)
    if late:
        return late
    if inadmissible := against_double(before, made):
        return f"{inadmissible}, og det kan aldrig accepteres (§ 36): sæt den i parentes"
    if made.seat is turn and not against_bid(before, made.call):
        return f"{turn.name_da} har tur; skriv meldingen uden plads"
    return None


def against_time(before: Sequence[SeatCall]) -> str | None:
    if misses_turn(before):
        return "en spiller har mistet sin tur: sæt de tilbagetagne pas i parentes (§ 17D3)"
    return "meldeforløbet er slut efter tre pas i træk" if is_closed(before) else None


def against_bid(before: Sequence[SeatCall], call: Call) -> str | None:
    """A bid must be higher than the last (Law 18)."""
    if not isinstance(call, Bid):
        return None
    last = next((earlier for _, earlier in reversed(before) if isinstance(earlier, Bid)), None)
    if last is None or call > last:
        return None
    way = "er det fejlen, så skriv pladsen foran buddet, fx 1s N 1h"
    return f"{call.text} er ikke højere end {last.text}; {way}"


def against_double(before: Sequence[SeatCall], made: SeatCall) -> str | None:
    """Only an opponent's bid may be doubled, only his double redoubled (Law 19)."""
    last = next((earlier for earlier in reversed(before) if earlier.call is not PASS), None)
    theirs = last.call if last and last.seat.side is not made.seat.side else None
    if made.call is DOUBLE and not isinstance(theirs, Bid):
        return f"{made.seat.name_da} har intet bud fra modparten at doble"
    if made.call is REDOUBLE and theirs is not DOUBLE:
        return f"{made.seat.name_da} har ingen dobling fra modparten at redoble"
    return None


class IllegalCallError(ValueError):
    """A call that cannot have stood: what is wrong with it in Danish, and its place among them."""

    def __init__(self, message: str, place: int) -> None:
        super().__init__(message)
        self.place = place


@dataclass(frozen=True)
class Auction:
    """The calls that stand, in order, each legal when it was made.

    A call that stood though irregular, because left-hand opponent accepted it, is named in
    `accepted`: out of rotation (Law 29A), or an insufficient bid in turn (Law 27A1).
    """

    dealer: Seat
    """Who has the first turn."""
    calls: tuple[Call, ...] = ()
    """What was called."""
    accepted: tuple[tuple[int, Seat], ...] = ()
    """The place among `calls` of each irregular call that stood, and who made it."""

    def __post_init__(self) -> None:
        irregular = dict(self.accepted)
        if any(n >= len(self.calls) for n in irregular):
            raise ValueError(f"expected accepted to name calls that were made, got {self.accepted}")
        for n, made in enumerate(self.made):
            before = self.made[:n]
            turn = before[-1].seat.lho if before else self.dealer
            if n - 1 in irregular and made.seat is not turn:
                who = irregular[n - 1].name_da
                raise IllegalCallError(
                    f"{turn.name_da} har ikke accepteret; sæt {who}s melding i parentes", n
                )
            reason = against_accepting if n in irregular else against
            if objection := reason(before, turn, made):
                raise IllegalCallError(objection, n)

    @cached_property
    def made(self) -> tuple[SeatCall, ...]:
        """The calls with their callers."""
        irregular, seat = dict(self.accepted), self.dealer
        made = []
        for n, call in enumerate(self.calls):
            seat = irregular.get(n, seat)
            made.append(SeatCall(seat, call))
            seat = seat.lho
        return tuple(made)

    @property
    def turn(self) -> Seat:
        """Whose turn it is to call, or would be if the auction were not over."""
        return self.made[-1].seat.lho if self.made else self.dealer

    @property
    def is_over(self) -> bool:
        """The final pass has been made: three in rotation after another call (Law 22)."""
        return is_closed(self.made) and not misses_turn(self.made)

    @property
    def last_bid(self) -> Bid | None:
        return next((call for call in reversed(self.calls) if isinstance(call, Bid)), None)

    @property
    def contract(self) -> Contract | None:
        """The last bid, once the auction is over; none if it was passed out."""
        bid = self.last_bid
        if bid is None or not self.is_over:
            return None
        since = list(takewhile(lambda call: call != bid, reversed(self.calls)))
        doubled = 2 if REDOUBLE in since else int(DOUBLE in since)
        return Contract(bid.level, bid.denomination, doubled, self._declarer(bid))

    @property
    def declarer(self) -> Seat | None:
        return self.contract.declarer if self.contract else None

    def _declarer(self, bid: Bid) -> Seat:
        """The first of the side that made the last bid to name its denomination."""
        side = next(seat.side for seat, call in reversed(self.made) if call == bid)
        return next(
            seat
            for seat, call in self.made
            if isinstance(call, Bid) and call.denomination is bid.denomination and seat.side is side
        )

    def continued(self, calls: Sequence[tuple[Call, Seat | None]]) -> Self:
        """The auction some calls later; with each, who made it if it was irregular and stood."""
        marked = ((n, by) for n, (_, by) in enumerate(calls, len(self.calls)) if by is not None)
        made = (call for call, _ in calls)
        return type(self)(self.dealer, (*self.calls, *made), (*self.accepted, *marked))

    @property
    def words(self) -> tuple[str, ...]:
        """Each call as it is written; a seat marks an irregular one that stood."""
        irregular = dict(self.accepted)
        made = enumerate(self.made)
        return tuple(call.text if n in irregular else call.call.text for n, call in made)


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
    column: int

    def error(self, message: str) -> TableError:
        return TableError(message, column=self.column)


class WrittenCall(NamedTuple):
    seat: Seat | None
    """The seat written before it, if any."""
    call: Call
    word: Word


def _words(text: str) -> list[Word]:
    return [Word(match[0], match.start()) for match in WORD.finditer(text)]


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


@dataclass(frozen=True)
class Irregularity:
    """A call out of rotation, an insufficient bid, an inadmissible double, or a call too late."""

    before: tuple[SeatCall, ...]
    """The legal calls before it."""
    due: Seat
    """Whose turn it was."""
    made: SeatCall
    """The irregular call and its caller."""
    over: tuple[SeatCall, ...]
    """The calls made over it, withdrawn with it; all later calls if it was not withdrawn."""
    legal: tuple[SeatCall, ...]
    """The auction after it went back; empty if the call was not withdrawn."""
    withdrawn: bool
    """Whether it stands in brackets."""

    @property
    def offender(self) -> Seat:
        return self.made.seat

    @property
    def call(self) -> Call:
        return self.made.call

    @property
    def out_of_turn(self) -> bool:
        return self.offender is not self.due

    @property
    def offender_had_called_before(self) -> bool:
        """At left-hand opponent's turn this makes it a change of call (Laws 30B2, 31C, 32C)."""
        return any(seat is self.offender for seat, _ in self.before)

    @property
    def sufficient(self) -> bool | None:
        """Whether a bid was higher than the last one before it; None if it was no bid."""
        if not isinstance(self.call, Bid):
            return None
        return against_bid(self.before, self.call) is None

    @property
    def inadmissible(self) -> bool:
        """A double or redouble that was against Law 19 where it was made, in turn or not."""
        return against_double(self.before, self.made) is not None

    @property
    def missed_turn(self) -> bool:
        """Passes, one out of rotation, seemed to end the auction: a turn was lost (Law 17D3)."""
        return misses_turn((*self.before, self.made, *self.over))

    @property
    def accepted_at_table(self) -> bool:
        """Left-hand opponent called over it, and it stands (Law 29A)."""
        return not self.withdrawn and bool(self.over) and not self.missed_turn

    @property
    def replacement(self) -> Call | None:
        """What the offender called in its place, at his next legal turn."""
        return _first(self.legal, self.offender)

    @property
    def rho_call(self) -> Call | None:
        """What right-hand opponent called at his proper turn after the auction went back."""
        return _first(self.legal, self.offender.rho)


def find_irregularity(line: AuctionLine) -> Irregularity | None:
    """The first call on the line that was irregular when it was made."""
    made = line.standing.made
    for n in range(len(made) + 1):
        for bracket in line.withdrawn_at(n):
            first, *over = bracket.calls
            if against(made[:n], bracket.due, first):
                return Irregularity(made[:n], bracket.due, first, tuple(over), made[n:], True)
        if n in dict(line.standing.accepted):
            due = line.standing.dealer.after(n)
            return Irregularity(made[:n], due, made[n], made[n + 1 :], (), False)
    return None


def _first(calls: tuple[SeatCall, ...], seat: Seat) -> Call | None:
    return next((call for caller, call in calls if caller is seat), None)


Shape = Mapping[str, str]
"""Each feature by name; an empty text where it does not hold."""

ROLES = ("offender", "lho", "partner", "rho")
"""In the order in which they call."""


def shape_of(line: AuctionLine, irregularity: Irregularity) -> Shape:
    """Every feature of the irregularity, and of what came of it."""
    offender, over, legal = irregularity.offender, irregularity.over, irregularity.legal
    tried = _tried(line, irregularity)
    return {
        "closed": _yes(is_closed(irregularity.before)),
        "bad": _yes(irregularity.inadmissible),
        "out": _yes(irregularity.out_of_turn),
        "low": _yes(irregularity.sufficient is False),
        "call": _kind(irregularity.call),
        "called": _called(irregularity),
        "due": _due(irregularity),
        "withdrawn": _yes(irregularity.withdrawn),
        "over": role_of(over[0].seat, offender) if over else "",
        "lho_over": _yes(any(seat is offender.lho for seat, _ in over)),
        "legal": _yes(bool(legal)),
        "replaced": _yes(irregularity.replacement is not None),
        "rho_call": _kind(irregularity.rho_call).replace("bid", "acted").replace("double", "acted"),
        "tried": _tried_kind(irregularity, tried),
        "tried_once": _yes(len(tried) == 1),
        "declaring": _declaring(line, offender),
    }


def role_of(seat: Seat, offender: Seat) -> str:
    return next(role for n, role in enumerate(ROLES) if offender.after(n) is seat)


def _due(irregularity: Irregularity) -> str:
    """Whose turn it was; at left-hand opponent's it matters whether offender had called before."""
    role = role_of(irregularity.due, irregularity.offender)
    return "lho_again" if role == "lho" and irregularity.offender_had_called_before else role


def _called(irregularity: Irregularity) -> str:
    """The call as rotation sees it: what it closes, what it answers, whether it was enough."""
    partner = irregularity.offender.partner
    if irregularity.missed_turn:
        return "closing"
    if irregularity.call is PASS:
        acted = any(s is partner and c is not PASS for s, c in irregularity.before)
        return "answer" if acted else "pass"
    return "low" if irregularity.sufficient is False else _kind(irregularity.call)


def _yes(true: bool) -> str:
    return "yes" if true else ""


def _kind(call: Call | None) -> str:
    if call is None:
        return ""
    if isinstance(call, Bid):
        return "bid"
    return "pass" if call is PASS else "double"


def _tried(line: AuctionLine, irregularity: Irregularity) -> list[Call]:
    """What was tried in place of a call that was withdrawn in turn; the last of it stood."""
    firsts = [bracket.calls[0] for bracket in line.withdrawn_at(len(irregularity.before))]
    if irregularity.out_of_turn or irregularity.made not in firsts or not irregularity.legal:
        return []
    later = firsts[firsts.index(irregularity.made) + 1 :]
    return [made.call for made in (*later, irregularity.legal[0])]


def _tried_kind(irregularity: Irregularity, tried: list[Call]) -> str:
    """The kind of the first of them, and whether a bid was again too low."""
    if not tried:
        return ""
    first, bids = tried[0], [c for _, c in irregularity.before if isinstance(c, Bid)]
    too_low = isinstance(first, Bid) and bids and first <= bids[-1]
    return "low" if too_low else _kind(first)


def _declaring(line: AuctionLine, offender: Seat) -> str:
    declarer = line.standing.declarer
    if declarer is None:
        return ""
    return "ours" if declarer.side is offender.side else "theirs"
