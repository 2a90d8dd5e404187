"""Tables that a club prints: contract scores, imps and KP, as plain rows of text."""

from dataclasses import dataclass

from rules_src.bridge.calls import Bid, Denomination
from rules_src.scoring.results import SMALLEST, contract_score, overtricks, undertricks
from rules_src.scoring.teams import TOP, kp_hundredths

KP_BOARDS = range(4, 33)
"""Matches of these lengths get a printed table; the scale itself knows any number of boards."""

COLUMNS = tuple((vulnerable, doubled) for vulnerable in (False, True) for doubled in range(3))
ZONES = tuple(
    ("i zonen" if vulnerable else "uden for zonen") + ("", ", D", ", RD")[doubled]
    for vulnerable, doubled in COLUMNS
)
EQUALS = (
    (Denomination.CLUBS, Denomination.DIAMONDS),
    (Denomination.HEARTS, Denomination.SPADES),
    (Denomination.NOTRUMP,),
)
"""Denominations whose contracts score the same."""


@dataclass(frozen=True)
class Table:
    """A heading for each column, and rows whose first cell names the row."""

    caption: str
    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


def score_table() -> tuple[Table, Table, Table]:
    """Law 77 on one sheet: contracts just made, each overtrick, and contracts that go down."""
    made = tuple(
        (
            " ".join(Bid(level, denomination).text for denomination in equals),
            *(str(contract_score(level, equals[0], d, v, level + 6)) for v, d in COLUMNS),
        )
        for level in range(1, 8)
        for equals in EQUALS
    )
    over = tuple(
        (
            " ".join(denomination.symbol for denomination in equals),
            *(str(overtricks(1, equals[0], d, v)) for v, d in COLUMNS),
        )
        for equals in EQUALS
    )
    down = tuple((str(n), *(str(undertricks(n, d, v)) for v, d in COLUMNS)) for n in range(1, 14))
    return (
        Table("Kontrakten netop vundet", ("Kontrakt", *ZONES), made),
        Table("For hvert overstik", ("Farve", *ZONES), over),
        Table("Kontrakten tabt, point til modstanderne", ("Bet", *ZONES), down),
    )


def imp_table() -> Table:
    """Law 78B: the differences that are worth 0, 1, … 24 imps."""
    highest = (*(f"{start - 10}" for start in SMALLEST), "")
    lowest = (0, *SMALLEST)
    spans = [
        f"{low}–{high}" if high else f"{low} og derover"
        for low, high in zip(lowest, highest, strict=True)
    ]
    rows = tuple((span, str(worth)) for worth, span in enumerate(spans))
    return Table("Forskel i point omsat til imp", ("Forskel", "Imp"), rows)


def kp_table(boards: int) -> Table:
    """What a match of so many boards gives winner and loser for each margin."""
    *less, most = enumerate(kp_hundredths(boards))
    margins = [*((str(m), won) for m, won in less), (f"{most[0]} og derover", most[1])]
    rows = tuple((margin, _kp(won), _kp(TOP - won)) for margin, won in margins)
    return Table(f"KP for en kamp på {boards} spil", ("Imp", "Vinder", "Taber"), rows)


def _kp(hundredths: int) -> str:
    return f"{hundredths // 100},{hundredths % 100:02}"
