"""The articles' scores worked out, from the ruling to the last decimal; no figure is copied.

The frequency tables of the pairs board are lost, but what the article says of them nearly gives
them back. On the centred scale +150 is worth −1 to North-South; to East-West +400 is worth −3½ and
+150 +1½, once half a result has moved from +150 to +400. So the two scores lie five places apart,
and the five tables where South played in diamonds fill them all: nothing lies between. The other
four results lie above and below in one of two ways, which the tests count; that one of *the*
+150s was adjusted speaks for the one that has two of them. Which contracts those four were is
chosen by us: only whether they lie above or below counts. So are the contracts and results of the
single boards of a team match, where the articles have no figures.
"""

from dataclasses import dataclass
from fractions import Fraction

from rules_src.bridge.seats import Vulnerability
from rules_src.scoring.artificial import Artificial
from rules_src.scoring.figures import danish, percent, signed
from rules_src.scoring.pairs import FrequencyTable, board
from rules_src.scoring.results import (
    Result,
    WeightedResult,
    WeightedScore,
    certain,
    imps,
    imps_between,
)
from rules_src.scoring.tables import Table
from rules_src.scoring.teams import (
    Match,
    TableScore,
    board_imps,
    knock_out,
    one_side_at_fault,
    without_result,
)

Number = Fraction | int


@dataclass(frozen=True)
class WorkedStep:
    """One sentence of the reckoning, with the exact figures that it shows."""

    law: str
    text: str
    numbers: tuple[Number, ...] = ()
    table: Table | None = None


@dataclass(frozen=True)
class WorkedExample:
    """A score worked out from the ruling to the last decimal."""

    id: str
    """Names the example for ever: addresses and tests use it."""
    title: str
    steps: tuple[WorkedStep, ...]
    sources: tuple[str, ...] = ()
    """Items of the inventory of the articles."""
    note: str = ""
    """What the article leaves open, and what was chosen or restored instead."""


def shares_table(result: WeightedResult, vulnerable: Vulnerability) -> Table:
    """Each result of an adjusted score with its weight and its points."""
    rows = tuple(
        (percent(weight), each.text, signed(each.score(vulnerable)))
        for weight, each in result.shares
    )
    return Table("Den justerede score", ("Vægt", "Resultat", "Point til N-S"), rows)


def imps_table(scores: WeightedScore, other: int, sign: int) -> Table:
    """Each share against the other table, in imps and then weighted; `sign` −1 for East-West."""
    rows = tuple(
        (
            percent(share.weight),
            signed(share.score),
            signed(sign * (share.score - other)),
            signed(sign * imps(share.score - other)),
            signed(share.weight * sign * imps(share.score - other)),
        )
        for share in scores.shares
    )
    head = ("Vægt", "Point til N-S", "Forskel for holdet", "Imp", "Vægtet imp")
    return Table(f"Mod {signed(other)} ved det andet bord", head, rows)


def standing(match: Match, home: bool, board: Fraction) -> str:
    """How the match ends as one team sees it, its own imps first: `5–37`."""
    own, theirs = (match.home, match.away) if home else (match.away, match.home)
    own, theirs = own + max(board, Fraction(0)), theirs + max(-board, Fraction(0))
    return f"{danish(own)}–{danish(theirs)}"


VULNERABLE = Vulnerability.EAST_WEST
"""Board 16."""
FOR_NORTH_SOUTH = WeightedResult.of((100, "4♦ S 11"))
FOR_EAST_WEST = WeightedResult.of((50, "5♦ S 11"), (50, "4♦ S 11"))
OTHER_ROOM = WeightedResult.of((100, "5♦ S 11"))

ADJUSTED = TableScore(FOR_NORTH_SOUTH.score(VULNERABLE), FOR_EAST_WEST.score(VULNERABLE))
CLOSED = TableScore(OTHER_ROOM.score(VULNERABLE), OTHER_ROOM.score(VULNERABLE))
KEPT = ADJUSTED.north_south.shares[0].score
OTHER = CLOSED.north_south.shares[0].score

BEFORE = Match(boards=8, home=Fraction(5), away=Fraction(31))
"""Team A is home: North-South in the open room, where the score was adjusted."""
BOARD = board_imps(ADJUSTED, CLOSED)
A_MARGIN, B_MARGIN = BEFORE.margins(BOARD)
A_KP, B_KP = BEFORE.kp(BOARD)

TEAM_MATCH = WorkedExample(
    "team-match",
    "Holdkamp: hvert hold får sit eget regnskab",
    (
        WorkedStep(
            "11A",
            f"I åbent rum beholder N-S {FOR_NORTH_SOUTH.text}, {signed(KEPT)}. "
            f"Ø-V får den vægtede score {FOR_EAST_WEST.text}.",
            (KEPT,),
        ),
        WorkedStep(
            "78B",
            f"Hold A er N-S i åbent rum. Dér har holdet {signed(KEPT)}, og holdkammeraterne i "
            f"lukket rum har {signed(-OTHER)}. Forskellen {signed(KEPT - OTHER)} er "
            f"{signed(BOARD.home)} imp.",
            (KEPT, -OTHER, KEPT - OTHER, BOARD.home),
        ),
        WorkedStep(
            "78D",
            f"Før spil 16 var Hold A bagud {danish(BEFORE.home)}–{danish(BEFORE.away)}. "
            f"Nu ender holdets kamp {standing(BEFORE, True, BOARD.home)}: "
            f"{signed(A_MARGIN)} imp over {BEFORE.boards} spil giver {danish(A_KP, 2)} KP.",
            (A_MARGIN, A_KP),
        ),
        WorkedStep(
            "12C1c",
            "Hold B får hvert udfald regnet om til imp for sig. Først derefter vægtes der: "
            f"i alt {signed(BOARD.away)} imp.",
            (BOARD.away,),
            imps_table(ADJUSTED.east_west, OTHER, -1),
        ),
        WorkedStep(
            "78D",
            f"Hold B’s kamp ender {standing(BEFORE, False, BOARD.away)}: "
            f"{signed(B_MARGIN)} imp giver {danish(B_KP, 2)} KP.",
            (B_MARGIN, B_KP),
        ),
        WorkedStep(
            "78D",
            f"Resultatet er {danish(B_KP, 2)}–{danish(A_KP, 2)} til Hold B. Det er "
            f"{danish(A_KP + B_KP, 2)} KP i alt og ikke 20, fordi de to hold ikke fik hver sin "
            "side af samme score.",
            (A_KP + B_KP,),
        ),
    ),
    ("S93", "S94", "S95"),
    "Artiklen skriver et sted 5♦ med 11 stik som +150. Det skal være 4♦.",
)
"""Each team gets its own result of the match, and the two do not share 20 KP."""

AVERAGED = knock_out(BOARD)
AVERAGED_MARGIN = BEFORE.margins(AVERAGED)[1]

KNOCK_OUT = WorkedExample(
    "knock-out",
    "Knockoutkamp: begge hold får gennemsnittet",
    (
        WorkedStep(
            "12C4",
            f"Hvert holds score på spillet er regnet ud: {signed(BOARD.home)} imp til Hold A "
            f"og {signed(BOARD.away)} til Hold B. Kun ét hold kan gå videre.",
            (BOARD.home, BOARD.away),
        ),
        WorkedStep(
            "12C4",
            f"Set fra Hold B er det {signed(-BOARD.home)} og {signed(BOARD.away)}; "
            f"gennemsnittet er {signed(AVERAGED.away)}. Så mange imp vinder Hold B på spillet, "
            "og Hold A taber lige så mange.",
            (AVERAGED.away,),
        ),
        WorkedStep(
            "12C4",
            f"Kontrol: Hold B vinder kampen {standing(BEFORE, False, AVERAGED.away)}, altså med "
            f"{danish(AVERAGED_MARGIN)} imp. Det er midt imellem de {danish(-A_MARGIN)} imp, som "
            f"Hold A ville have tabt med, og de {danish(B_MARGIN)}, som Hold B ville have vundet "
            "med.",
            (AVERAGED_MARGIN, -A_MARGIN, B_MARGIN),
        ),
    ),
    ("S97",),
)
"""In a knock-out both teams get the average of the two results."""


def _artificial(law: str, given: Artificial, when: str) -> WorkedStep:
    board = without_result(given, given)
    home, away = BEFORE.margins(board)
    home_kp, away_kp = BEFORE.kp(board)
    return WorkedStep(
        law,
        f"{when}, får de {given.value}, {signed(board.home)} imp hver. Hold A ender "
        f"{standing(BEFORE, True, board.home)}: {signed(home)} imp, {danish(home_kp, 2)} KP. "
        f"Hold B ender {standing(BEFORE, False, board.away)}: {signed(away)} imp, "
        f"{danish(away_kp, 2)} KP.",
        (board.home, board.away, home, home_kp, away, away_kp),
    )


BOTH_ARTIFICIAL = WorkedExample(
    "both-artificial",
    "Holdkamp: kunstig score til begge hold",
    (
        WorkedStep(
            "86B2",
            "Fordelingen er blevet ændret undervejs, så de to borde ikke har spillet det samme "
            "spil. Begge borde har et resultat, men de kan ikke sammenlignes.",
        ),
        _artificial("86B2a", Artificial.AVERAGE_PLUS, "Er ingen af holdene skyld i det"),
        _artificial("86B2c", Artificial.AVERAGE_MINUS, "Er begge hold skyld i det"),
    ),
    ("S96",),
    "Stillingen før spillet er den samme som i holdkampen ovenfor; KP-tallene er vores.",
)
"""Average plus to both teams, or average minus to both."""


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


ALL = Vulnerability.ALL
OUR_FIGURES = "Kontrakter og resultater er valgt til eksemplet."

MADE, DOWN = (Result.from_text(text).score(ALL) for text in ("3ut S 9", "3ut S 8"))
EXCHANGED = board_imps(TableScore.same(MADE), TableScore.same(DOWN)).exchanged

TURNED_ROUND = WorkedExample(
    "turned-round",
    "Holdkamp: begge borde sidder omvendt i ét spil",
    (
        WorkedStep(
            "16D2a",
            "Øst har set Nords kort, og det andet bord er ikke begyndt. Begge borde bytter "
            "plads i dette spil, så Hold A nu er Ø-V i åbent rum.",
        ),
        WorkedStep(
            "78B",
            f"3ut lykkes i åbent rum, {signed(MADE)} til N-S, og går en bet i lukket rum, "
            f"{signed(DOWN)}. Forskellen er {danish(MADE - DOWN)} point, "
            f"{danish(EXCHANGED.away)} imp.",
            (MADE, DOWN, MADE - DOWN, EXCHANGED.away),
        ),
        WorkedStep(
            "78B",
            "Imp’ene går til dem, der sad N-S i åbent rum, og det er i dette spil Hold B: "
            f"{signed(EXCHANGED.away)} til Hold B og {signed(EXCHANGED.home)} til Hold A. Vend "
            "også spillet i regnskabet.",
            (EXCHANGED.away, EXCHANGED.home),
        ),
    ),
    ("S84", "S85"),
    OUR_FIGURES,
)
"""Both tables play the board with the seats exchanged, and so is the score."""

ASSIGNED = WeightedResult.of((60, "4♥ S 11"), (40, "6♥ S 11")).score(ALL)
FAVOURABLE = Result.from_text("6♥ S 11").score(ALL)
WON = imps_between(ASSIGNED, certain(FAVOURABLE))

FAVOURABLE_ELSEWHERE = WorkedExample(
    "favourable-elsewhere",
    "Spillet aflyst ved ét bord: se på resultatet ved det andet",
    (
        WorkedStep(
            "86B1",
            "Spillet kan ikke spilles her, men Hold A er Ø-V i lukket rum, hvor modstanderne er "
            f"gået bet i 6♥: {signed(FAVOURABLE)} til N-S. Det er klart gunstigt for Hold A, så "
            "der skal ikke gives en kunstig score.",
            (FAVOURABLE,),
        ),
        WorkedStep(
            "12C1c",
            "TL skønner i stedet, hvad Hold A’s N-S-par ville have opnået, og vægter i imp: "
            f"{signed(WON)} imp til Hold A.",
            (WON,),
            imps_table(ASSIGNED, FAVOURABLE, 1),
        ),
    ),
    ("S86",),
    "Artiklen nævner kun +3 imp til det uskyldige hold. Tallene her er valgt af os.",
)
"""An assigned score, not three imps, when one team has a clearly favourable result."""


def _better(assigned: Fraction) -> WorkedStep:
    given = one_side_at_fault(assigned)
    return WorkedStep(
        "86B2b",
        f"Skønner TL, at det uskyldige hold ville have vundet {danish(assigned)} imp, får det "
        f"{signed(given)} imp og det andet hold {signed(-given)}.",
        (assigned, given, -given),
    )


BETTER_OF_TWO = WorkedExample(
    "better-of-two",
    "To resultater, der ikke kan sammenlignes: ét hold er skyld i det",
    (
        WorkedStep(
            "86B2b",
            "Ved de to borde er der spillet med hver sin fordeling, og det ene hold er skyld i "
            "det. Det uskyldige hold får middel plus eller en korrigeret score, hvad der nu er "
            "bedst.",
        ),
        _better(Fraction("1.5")),
        _better(Fraction("7.8")),
    ),
    (),
    "Tallene er valgt af os.",
)
"""Average plus or an assigned score, whichever is better for the side without fault."""


NS = Vulnerability.NORTH_SOUTH

TURNED = WeightedResult.of((15, "4♦ N 10"), (15, "4♠ Ø 9"), (30, "3♠ Ø 9"), (40, "3ut S 4"))
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

TWO_DIAMONDS = WeightedResult.of((25, "2♦ Ø 8"), (75, "2♦ Ø 9"))
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
(MAJOR,) = {game.score(ALL) for game in GAMES}
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
            f"Ved bordet gik 3ut to bet i zonen, {signed(THREE_NOTRUMP)} til N-S.",
            (THREE_NOTRUMP,),
        ),
        WorkedStep(
            "12C1b",
            "Med rigtig forklaring ender N-S i 4♥ eller 4♠. Begge giver 10 stik, uanset hvem der "
            f"spiller, altså {signed(MAJOR)}; der er intet at vægte.",
            (MAJOR,),
            Table(
                "Kontrakter, N-S kunne ende i",
                ("Resultat", "Point til N-S"),
                tuple((game.text, signed(game.score(ALL))) for game in GAMES),
            ),
        ),
        WorkedStep(
            "12C1e",
            "3ut er hverken en særdeles alvorlig fejl eller en satsende handling. Derfor får "
            f"begge sider samme score: {signed(MAJOR)} til N-S og {signed(-MAJOR)} til Ø-V.",
            (MAJOR, -MAJOR),
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


EXAMPLES: tuple[WorkedExample, ...] = (
    DIRECTOR_NOT_CALLED,
    TEAM_MATCH,
    KNOCK_OUT,
    PAIRS,
    BOTH_ARTIFICIAL,
    TURNED_ROUND,
    FAVOURABLE_ELSEWHERE,
    BETTER_OF_TWO,
    TURNED_BOARD,
    BOTH_OR_NO_MAJOR,
    FORGOTTEN_DEFENCE,
)
"""In the order in which a director learns the method."""
