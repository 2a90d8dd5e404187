"""The articles' pairs board: nine tables, and one table whose two scores do not balance.

The frequency tables of the article are lost, but what it says of them nearly gives them back.
On the centred scale +150 is worth −1 to North-South; to East-West +400 is worth −3½ and +150
+1½, once half a result has moved from +150 to +400. So the two scores lie five places apart, and
the five tables where South played in diamonds fill them all: nothing lies between. The other
four results lie above and below in one of two ways, which the tests count; that one of *the*
+150s was adjusted speaks for the one that has two of them. Which contracts those four were is
chosen by us: only whether they lie above or below counts.
"""

from fractions import Fraction

from rules_src.scoring.figures import danish, percent, signed
from rules_src.scoring.matchpoints import FrequencyTable
from rules_src.scoring.pairs import board
from rules_src.scoring.results import Result
from rules_src.scoring.tables import Table
from rules_src.scoring.teams import TableScore
from rules_src.scoring.worked.match import ADJUSTED, VULNERABLE
from rules_src.scoring.worked.steps import WorkedExample, WorkedStep

OTHERS = (
    *("4♠D V 8", "5♦ S 11", "5♦ S 11", "5♦ S 11", "4♦ S 11"),
    *("4♠ V 9", "4♠ V 9", "3♠ V 9"),
)
"""The results at the eight tables where nothing happened."""

GAME, PART_SCORE = 400, 150


THE_BOARD = board(
    (ADJUSTED, *(TableScore.same(Result.from_text(text).score(VULNERABLE)) for text in OTHERS))
)
"""The nine tables, the adjusted one first."""


def _for_north_south() -> WorkedStep:
    points = THE_BOARD.north_south.north_south(PART_SCORE)
    return WorkedStep(
        "78A",
        f"Ingen af N-S-parrenes scorer er justeret. Hvert par får 1 point for hvert par, det slår, "
        f"og −1 for hvert par, der er bedre: {signed(PART_SCORE)} er {signed(points)} værd.",
        (points,),
        _frequencies(THE_BOARD.north_south, "N-S", 1),
    )


def _for_east_west() -> WorkedStep:
    game, part = (THE_BOARD.east_west.east_west(score) for score in (GAME, PART_SCORE))
    return WorkedStep(
        "12C1c",
        f"For Ø-V er det ene resultat på {signed(PART_SCORE)} delt: et halvt bliver stående, og et "
        f"halvt flytter til {signed(GAME)}. Nu giver {signed(GAME)} parret Ø-V {signed(game)}, og "
        f"{signed(PART_SCORE)} giver det {signed(part)}.",
        (game, part),
        _frequencies(THE_BOARD.east_west, "Ø-V", -1),
    )


def _frequencies(frequencies: FrequencyTable, side: str, sign: int) -> Table:
    rows = tuple(
        (signed(score), danish(count), signed(sign * frequencies.north_south(score)))
        for score, count in frequencies.frequencies
    )
    return Table(f"Frekvenstabel for {side}", ("Point til N-S", "Antal", side), rows)


def _together() -> WorkedStep:
    rows = tuple(
        (
            signed(line.score),
            danish(line.north_south_frequency),
            danish(line.east_west_frequency),
            signed(line.north_south),
            signed(line.east_west),
        )
        for line in THE_BOARD.lines()
    )
    head = ("Point til N-S", "Antal N-S", "Antal Ø-V", "N-S", "Ø-V")
    return WorkedStep(
        "78A",
        f"De to tabeller lægges sammen. Ud for {signed(GAME)} og {signed(PART_SCORE)} går tallene "
        "for N-S og Ø-V ikke op mod hinanden.",
        table=Table("Samlet frekvenstabel", head, rows),
    )


def _the_table() -> WorkedStep:
    east_west = THE_BOARD.east_west.east_west
    shares = " plus ".join(
        f"{percent(share.weight)} af {signed(east_west(share.score))}"
        for share in ADJUSTED.east_west.shares
    )
    ours, theirs = THE_BOARD.points(ADJUSTED)
    return WorkedStep(
        "12C1c",
        f"Ved det justerede bord får Ø-V {shares}, i alt {signed(theirs)}. "
        f"N-S har den score, de spillede sig til: {signed(ours)}.",
        (theirs, ours),
    )


def _the_sum() -> WorkedStep:
    here = sum(THE_BOARD.points(ADJUSTED), Fraction(0))
    others = [sum(THE_BOARD.points(table), Fraction(0)) for table in THE_BOARD.tables[1:]]
    diamonds = [total for total in others if total]
    return WorkedStep(
        "78A",
        f"Ved det bord har de to par tilsammen {signed(here)}. Ved de {len(diamonds)} andre borde "
        f"i ruder er det {signed(diamonds[0])}, ved resten 0. Alle par tilsammen får "
        f"{signed(here + sum(others))}, altså middel.",
        (here, len(diamonds), diamonds[0], here + sum(others)),
    )


PAIRS = WorkedExample(
    "pairs",
    "Parturnering: to frekvenstabeller",
    (_for_north_south(), _for_east_west(), _together(), _the_table(), _the_sum()),
    ("S98",),
    "Antallet af borde, de fem ruderkontrakter og "
    "værdien af +400 og +150 følger af artiklens tal. Det giver to muligheder for, hvor de øvrige "
    "fire borde ligger; her er valgt den med to gange +150. Kontrakterne ved de fire borde er "
    "valgt af os.",
)
"""Two frequency tables, each of which sums to average."""
