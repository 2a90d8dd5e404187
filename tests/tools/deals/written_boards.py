"""Boards dealt by number, and written as files have them: PBN and LIN as both formats allow."""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

SEATS = "NESW"
DANISH_SEATS = "NØSV"
RANKS = "AKQJT98765432"
DANISH_RANKS = "EKDBT98765432"
ZONES = {"None": "", "NS": "NS", "EW": "ØV", "All": "alle"}
CALLS = {"Pass": "pas", "X": "D", "XX": "RD"}
DENOMINATIONS = {"C": "k", "D": "r", "H": "h", "S": "s", "NT": "ut"}


@dataclass(frozen=True)
class Dealt:
    """A board that somebody knows."""

    number: int
    dealer: int
    zone: str
    hands: tuple[tuple[str, str, str, str], ...]
    """By seat from North: spades, hearts, diamonds and clubs."""
    calls: tuple[str, ...]
    play: tuple[str, ...] = ()

    @property
    def in_the_tools(self) -> dict[str, object]:
        """What every tool's address must say of it."""
        called = [CALLS.get(call) or call[0] + DENOMINATIONS[call[1:]] for call in self.calls]
        return {
            "giver": DANISH_SEATS[self.dealer],
            "zone": ZONES[self.zone],
            "meldinger": ",".join(called),
            "hands": self.held,
        }

    @property
    def held(self) -> list[str]:
        """By seat from North, as the poll's address has a hand."""
        danish = str.maketrans(RANKS, DANISH_RANKS)
        return [".".join(hand).translate(danish) for hand in self.hands]


def dealt(number: int) -> Dealt:
    """The board of a number: the same each time."""
    random = Random(number)
    deck = [(suit, rank) for suit in range(4) for rank in RANKS]
    random.shuffle(deck)
    hands = []
    for seat in range(4):
        own = deck[13 * seat : 13 * seat + 13]
        suits = ["".join(r for r in RANKS if (s, r) in own) for s in range(4)]
        hands.append((suits[0], suits[1], suits[2], suits[3]))
    zone = random.choice([*ZONES])
    calls = random.choice(
        [
            ("1C", "Pass", "1H", "Pass", "2NT", "Pass", "3NT", "Pass", "Pass", "Pass"),
            ("Pass", "1S", "X", "XX", "2D", "Pass", "Pass", "4S", "X", "Pass", "Pass", "Pass"),
            ("Pass", "Pass", "Pass", "Pass"),
            ("7NT", "X", "XX", "Pass", "Pass", "Pass"),
            (),
        ]
    )
    return Dealt(number, random.randrange(4), zone, tuple(hands), calls)


def pbn_deal(board: Dealt, first: int = 0) -> str:
    hands = [".".join(board.hands[(first + n) % 4]) for n in range(4)]
    return f"{SEATS[first]}:{' '.join(hands)}"


def pbn(board: Dealt, first: int = 0, end: str = "\n") -> str:
    """A game in the export form."""
    lines = [
        '[Event ""]',
        f'[Board "{board.number}"]',
        f'[Dealer "{SEATS[board.dealer]}"]',
        f'[Vulnerable "{board.zone}"]',
        f'[Deal "{pbn_deal(board, first)}"]',
    ]
    if board.calls:
        rows = [" ".join(board.calls[n : n + 4]) for n in range(0, len(board.calls), 4)]
        lines += [f'[Auction "{SEATS[board.dealer]}"]', *rows]
    return end.join([*lines, "", ""])


def lin(board: Dealt, hands: int = 4, shown: Callable[[str], str] = str.lower) -> str:
    """A board as a line of LIN; the last hand may be left out."""
    order = [board.hands[seat] for seat in (2, 3, 0, 1)][:hands]
    short = {"Pass": "p", "X": "d", "XX": "r"}
    calls = [short.get(call) or shown(call.replace("NT", "N")) for call in board.calls]
    dealer = {2: 1, 3: 2, 0: 3, 1: 4}[board.dealer]
    zone = {"None": "o", "NS": "n", "EW": "e", "All": "b"}[board.zone]
    said = "".join(f"mb|{call}|" for call in calls)
    suits = (zip("SHDC", hand, strict=True) for hand in order)
    cards = ",".join("".join(letter + held for letter, held in hand) for hand in suits)
    return f"pn|a,b,c,d|st||md|{dealer}{cards}|rh||ah|Board {board.number}|sv|{zone}|{said}pg||\n"


FILES: dict[str, tuple[str, list[Dealt]]] = {}
"""By what is special about it, a file and the boards that it tells of."""


def _file(name: str, text: str, *boards: Dealt) -> None:
    FILES[name] = (text, [*boards])


for _n, _seat in enumerate(SEATS):
    _file(f"the deal begins with {_seat}", pbn(dealt(_n + 1), _n), dealt(_n + 1))
    _file(f"LIN, board {_n + 31}", lin(dealt(_n + 31)), dealt(_n + 31))
_file("Windows line ends", pbn(dealt(6), end="\r\n"), dealt(6))
_file("old Macintosh line ends", pbn(dealt(7), end="\r"), dealt(7))
_file("thirty boards", "".join(pbn(dealt(n)) for n in range(1, 31)), *map(dealt, range(1, 31)))
_file(
    "comments and an escaped line",
    "% PBN 2.1\n; en kommentar\n" + pbn(dealt(8)).replace("[Dealer", '{ [Board "99"] }\n[Dealer'),
    dealt(8),
)
_file(
    "a comment over two lines", pbn(dealt(9)).replace("[Deal ", "{ en\n[Deal }\n[Deal "), dealt(9)
)
_file("a byte order mark", "\ufeff" + pbn(dealt(10)), dealt(10))
_file(
    "lower case cards",
    pbn(dealt(11)).replace(pbn_deal(dealt(11)), "N" + pbn_deal(dealt(11))[1:].lower()),
    dealt(11),
)
_file(
    "one hand is not known to the file",
    pbn(dealt(12)).replace(".".join(dealt(12).hands[2]), "-"),
    dealt(12),
)
_file("a void is a dash", pbn(dealt(13)), dealt(13))
_file(
    "no event, several games",
    "".join(pbn(dealt(n)).replace('[Event ""]\n', "") for n in (14, 15)),
    dealt(14),
    dealt(15),
)
_file(
    "a value is inherited",
    pbn(dealt(16)) + pbn(dealt(17)).replace(f'[Vulnerable "{dealt(17).zone}"]', '[Vulnerable "#"]'),
    dealt(16),
    Dealt(17, dealt(17).dealer, dealt(16).zone, dealt(17).hands, dealt(17).calls),
)
_file(
    "Love and Both",
    pbn(Dealt(18, 1, "None", dealt(18).hands, ())).replace('"None"', '"Love"')
    + pbn(Dealt(19, 2, "All", dealt(19).hands, ())).replace('"All"', '"Both"'),
    Dealt(18, 1, "None", dealt(18).hands, ()),
    Dealt(19, 2, "All", dealt(19).hands, ()),
)
_file(
    "dealer and zone by the number",
    pbn(Dealt(20, 3, "All", dealt(20).hands, ()))
    .replace('[Dealer "W"]\n', "")
    .replace('[Vulnerable "All"]\n', ""),
    Dealt(20, 3, "All", dealt(20).hands, ()),
)
_ENDED = Dealt(21, 0, "NS", dealt(21).hands, ("1NT", "Pass", "Pass", "Pass"))
_file("all pass at the end", pbn(_ENDED).replace("1NT Pass Pass Pass", "1NT AP"), _ENDED)
_NOTED = Dealt(22, 0, "EW", dealt(22).hands, ("1C", "Pass", "1H", "Pass"))
_file(
    "notes on calls",
    pbn(_NOTED).replace("1C Pass 1H Pass", '1C =1= Pass! 1H $2 Pass ?\n[Note "1:16+"]'),
    _NOTED,
)
_file("an auction that was not finished", pbn(_NOTED).replace("1H Pass", "1H Pass *"), _NOTED)
_file(
    "other tags",
    pbn(dealt(23)).replace("[Deal ", '[Site "Ørehus \\"A\\""]\n[Score "NS 420"]\n[Deal '),
    dealt(23),
)
_file(
    "a table of scores",
    pbn(dealt(24)) + '[ScoreTable "Contract\\\\3L;Score\\\\4R"]\n4S 420\n3NT 400\n',
    dealt(24),
)
_file("LIN, three hands", lin(dealt(35), 3), dealt(35))
_file(
    "LIN, capitals and alerts",
    lin(dealt(36), shown=str.upper).replace("mb|1C|", "mb|1C!|an|16+|"),
    dealt(36),
)
_file(
    "LIN of thirty boards",
    "".join(lin(dealt(n)) for n in range(40, 70)),
    *map(dealt, range(40, 70)),
)
_file(
    "LIN over several lines",
    lin(dealt(37)).replace("|sv", "|\nsv").replace("|ah", "|\nah"),
    dealt(37),
)

_ONE = pbn(dealt(1))
_SPADES = dealt(1).hands[0][0]
BROKEN: dict[str, tuple[str, str]] = {
    "empty": ("", "hverken PBN eller LIN"),
    "another kind of file": ("Kære klub\nHer er spillene.", "hverken PBN eller LIN"),
    "no deals": ('[Event "x"]\n[Board "1"]\n', "ingen fordeling"),
    "fifty-one cards": (_ONE.replace(_SPADES + ".", _SPADES[1:] + ".", 1), "har 12 kort"),
    "a card twice": (
        _ONE.replace("N:", "N:A", 1)
        if "A" not in _SPADES
        else _ONE.replace("N:" + _SPADES, "N:" + _SPADES + _SPADES[0]),
        "to gange",
    ),
    "no card": (_ONE.replace("N:", "N:Z", 1), "ingen kort"),
    "three hands": (_ONE.replace(" " + ".".join(dealt(1).hands[3]), ""), "fire hænder"),
    "three suits": (
        _ONE.replace(".".join(dealt(1).hands[0]), ".".join(dealt(1).hands[0][:3])),
        "3 farver",
    ),
    "no first seat": (_ONE.replace("N:", "", 1), "en plads, et kolon"),
    "no zone": (_ONE.replace(f'"{dealt(1).zone}"', '"Nord"'), "ingen zonestilling"),
    "no call": (pbn(_ENDED).replace("1NT Pass", "1XT Pass"), "ingen melding"),
    "a bid of eight": (pbn(_ENDED).replace("1NT", "8NT"), "ingen melding"),
    "no contract": (_ONE + '[Declarer "N"]\n[Contract "9S"]\n', "ingen kontrakt"),
    "LIN, no dealer": (lin(dealt(31)).replace("md|", "md|9", 1), "et tal fra 1 til 4"),
    "LIN, a card short": (
        lin(dealt(31)).replace(
            "md|" + lin(dealt(31)).split("md|")[1][:3],
            "md|" + lin(dealt(31)).split("md|")[1][:2],
            1,
        ),
        "kort",
    ),
    "LIN, no call": (lin(dealt(31)).replace("pg||", "mb|9N|pg||"), "ingen melding"),
    "LIN, no zone": (lin(dealt(31)).replace("sv|", "sv|q", 1), "ingen zonestilling"),
    "LIN, a zone that every object has": (
        lin(dealt(31)).replace(lin(dealt(31)).split("|sv")[1][:3], "|constructor|", 1),
        "ingen zonestilling",
    ),
    "a deal without end": (_ONE.replace("N:", "N:" + " " * 50_000, 1), "har 50"),
    "an auction without end": (pbn(_ENDED) + "Pass " * 100_000, "højst være 319"),
    "LIN, an auction without end": (lin(dealt(31)) + "mb|p|" * 100_000, "højst være 319"),
    "LIN, no hand": (lin(dealt(31)).replace(",S", ",Y", 1), "ingen hånd"),
    "too long": (_ONE + "x" * 2_000_000, "højst to millioner"),
    "hostile": ('[Board "<img src=x onerror=alert(1)>"]\n[Deal "N:<b>. . . ."]\n', "farver"),
}
"""By what is wrong with it, a file and what is said of it; nothing of such a board is taken."""

_PLAYED = _ONE + '[Declarer "S"]\n[Contract "4S"]\n[Play "W"]\n'
ODD = {
    "a card of somebody else's": (_PLAYED + f"S{_SPADES[0]}\n", "har ikke"),
    "a card that is none": (_PLAYED + "Z9\n", "intet kort"),
    "a play without end": (_PLAYED + "S2 " * 100_000, "højst være 52"),
    "an auction that cannot be": (
        pbn(_NOTED).replace("1C Pass 1H Pass", "1S 1H X XX 7NT 1C"),
        "Melding nr. 2, 1h, kan ikke meldes dér",
    ),
    "a dealer that is no seat": (
        _ONE.replace(f'[Dealer "{SEATS[dealt(1).dealer]}"]', '[Dealer "Nobody"]'),
        "»Nobody« er ingen plads",
    ),
    "a name without end": (_ONE.replace('"1"', f'"{"x" * 50_000}"'), "har 50000 tegn"),
    "LIN, a name without end": (lin(dealt(31)).replace("Board", "1x" * 25_000), "tegn"),
    "LIN, a card that is none": (
        lin(Dealt(31, 0, "None", dealt(31).hands, _ENDED.calls)).replace("pg|", "pc|Z9|pg|"),
        "intet kort",
    ),
}
"""By what is odd in it, a file whose hands are taken, and what is said of the rest."""
TRICKS = {
    '[Result "9"]': "9", '[Result "NS 12"]': "12", '[Result "EW 4 NS 9"]': "9",
    '[Result "EW 99"]': "", '[Result "?"]': "",
}  # fmt: skip
"""What a file says that was taken by South, and what the workbench is told."""
