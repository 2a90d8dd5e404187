"""Adjusted scores of the articles, before a form of contest makes imps or matchpoints of them."""

from fractions import Fraction

from rules_src.bridge.seats import Vulnerability
from rules_src.scoring.figures import percent, signed
from rules_src.scoring.imps import imps
from rules_src.scoring.results import Result, WeightedResult
from rules_src.scoring.tables import Table
from rules_src.scoring.weighted import certain, imps_between
from rules_src.scoring.worked.match import FOR_EAST_WEST, FOR_NORTH_SOUTH, KEPT, VULNERABLE
from rules_src.scoring.worked.reckoning import imps_table, shares_table
from rules_src.scoring.worked.steps import WorkedExample, WorkedStep

ALL, NS = Vulnerability.ALL, Vulnerability.NORTH_SOUTH

TURNED = WeightedResult.from_text("15 % 4♦ N 10 + 15 % 4♠ Ø 9 + 30 % 3♠ Ø 9 + 40 % 3ut S 4")
TURNED_SCORES = TURNED.score(ALL)
ONE_SPADE = sum((weight for weight, _ in TURNED.shares[:3]), Fraction(0))
OTHER_TABLE = Result.from_text("3♠ Ø 9").score(ALL)
TURNED_IMPS = imps_between(TURNED_SCORES, certain(OTHER_TABLE))
MEAN = TURNED_SCORES.convert(lambda score: score)
"""What one must not do: average the points."""

TURNED_BOARD = WorkedExample(
    "turned-board",
    "Vendt mappe: vægtet score med fire udfald",
    (
        WorkedStep(
            "12C1c",
            f"TL skønner, at Øst uden at kende Nords kort melder 1♠ i {percent(ONE_SPADE)} af "
            "tilfældene og ellers 2♠. Efter 1♠ er der tre mulige slutkontrakter; efter 2♠ er der "
            "resultatet ved bordet.",
            (ONE_SPADE * 100,),
            shares_table(TURNED, ALL),
        ),
        WorkedStep(
            "78B",
            f"Har det andet bord {signed(OTHER_TABLE)}, regnes hvert udfald om til imp for sig "
            f"og vægtes så. N-S’ hold får {signed(TURNED_IMPS)} imp.",
            (*(imps(share.score - OTHER_TABLE) for share in TURNED_SCORES.shares), TURNED_IMPS),
            imps_table(TURNED_SCORES, OTHER_TABLE, 1),
        ),
        WorkedStep(
            "78B",
            f"Vægt aldrig pointene først: I gennemsnit er de {signed(MEAN)}, og det ville give "
            f"{signed(imps(MEAN - OTHER_TABLE))} imp.",
            (MEAN, imps(MEAN - OTHER_TABLE)),
        ),
    ),
    ("S88", "S89"),
    "Artiklen har vægtene og de fire resultater. Resultatet ved det andet bord er valgt af os.",
)
"""Four results weighted, because East knew North's hand."""

DIRECTOR_NOT_CALLED = WorkedExample(
    "director-not-called",
    "TL blev ikke kaldt: kun den ene side justeres",
    (
        WorkedStep(
            "21B3",
            "Havde TL været kaldt, da forklaringen blev rettet, måtte Nord have ændret sin "
            "seneste pas. TL skønner, at Nord så ville have meldt 5♦ halvdelen af gangene.",
            (),
            shares_table(FOR_EAST_WEST, VULNERABLE),
        ),
        WorkedStep(
            "11A",
            "Nord spillede videre uden TL, og Ø-V har haft fordel af det. Fordelen fjernes: Ø-V "
            f"får den vægtede score. N-S beholder {FOR_NORTH_SOUTH.text}, {signed(KEPT)}.",
            (KEPT,),
        ),
    ),
    ("S102", "S103"),
    "Hvad det betyder i regnskabet, står under holdkamp, knockoutkamp og parturnering.",
)
"""Only the side that gained has its score adjusted."""

TWO_DIAMONDS = WeightedResult.from_text("25 % 2♦ Ø 8 + 75 % 2♦ Ø 9")
TWO_HEARTS = Result.from_text("2♥ S 8").score(ALL)
EAST_WEST_GETS = tuple(-share.score for share in TWO_DIAMONDS.score(ALL).shares)

BOTH_OR_NO_MAJOR = WorkedExample(
    "both-or-no-major",
    "Ubeføjet oplysning: 2♥ regnes ikke med, og 2♦ vægtes",
    (
        WorkedStep(
            "77",
            f"Ved bordet spillede Syd 2♥ med 8 stik, {signed(TWO_HEARTS)} til N-S.",
            (TWO_HEARTS,),
        ),
        WorkedStep(
            "12C1c",
            "Uden 2♥ spiller Øst 2♦, og TL skønner, hvor mange stik det giver.",
            (),
            shares_table(TWO_DIAMONDS, ALL),
        ),
        WorkedStep(
            "12B1",
            f"Ø-V fik {signed(-TWO_HEARTS)} ved bordet. Begge udfald er bedre for dem, "
            f"{' og '.join(map(signed, EAST_WEST_GETS))}, så der er en skade at rette op på.",
            (-TWO_HEARTS, *EAST_WEST_GETS),
        ),
    ),
    ("S104", "S105"),
    "Artiklen nævner både Øst og Vest som spilfører i 2♦. Farven er Østs, og scoren er den "
    "samme. Den afhænger heller ikke af zonen.",
)
"""Two hearts is disallowed, and two diamonds weighted by its tricks."""

THREE_NOTRUMP = Result.from_text("3ut S 7").score(ALL)
GAMES = tuple(Result.from_text(f"4{suit} {seat} 10") for suit in "♥♠" for seat in "NS")
(GAME,) = {game.score(ALL) for game in GAMES}
(DOUBLED,) = {
    Result.from_text("2♠D Ø 4").score(ALL),
    Result.from_text("2♠D Ø 3").score(NS),
}
"""Four down vulnerable or five down not vulnerable; the article does not say which."""

FORGOTTEN_DEFENCE = WorkedExample(
    "forgotten-defence",
    "Glemt sansforsvar: samme score til begge sider",
    (
        WorkedStep(
            "77",
            f"Ved bordet gik 3ut to ned i zonen, {signed(THREE_NOTRUMP)} til N-S.",
            (THREE_NOTRUMP,),
        ),
        WorkedStep(
            "12C1b",
            "Med rigtig forklaring ender N-S i 4♥ eller 4♠. Begge giver 10 stik, uanset hvem der "
            f"spiller, altså {signed(GAME)}; der er intet at vægte.",
            (GAME,),
            Table(
                "Kontrakter, N-S kunne ende i",
                ("Resultat", "Point til N-S"),
                tuple((game.text, signed(game.score(ALL))) for game in GAMES),
            ),
        ),
        WorkedStep(
            "12C1e",
            "3ut er hverken en særdeles alvorlig fejl eller en satsende handling. Derfor får "
            f"begge sider samme score: {signed(GAME)} til N-S og {signed(-GAME)} til Ø-V.",
            (GAME, -GAME),
        ),
        WorkedStep(
            "12C1c",
            f"2♠ doblet til {signed(-DOUBLED)} for Ø-V tæller ikke med. En korrekt forklaring "
            "ville ikke have fået Nord til at doble.",
            (-DOUBLED,),
        ),
    ),
    ("S111", "S112"),
    f"{signed(-DOUBLED)} er fire zonebeter eller fem beter uden for zonen; artiklen siger ikke "
    "hvilke.",
)
"""The same score to both sides, and no weighting where nothing is in doubt."""
