"""The team match of the articles: boards 9–16, and a score on board 16 that does not balance."""

from fractions import Fraction

from rules_src.bridge.seats import Vulnerability
from rules_src.scoring.artificial import Artificial
from rules_src.scoring.figures import danish, signed
from rules_src.scoring.results import WeightedResult
from rules_src.scoring.teams import Match, TableScore, board_imps, knock_out, without_result
from rules_src.scoring.worked.reckoning import imps_table, standing
from rules_src.scoring.worked.steps import WorkedExample, WorkedStep

VULNERABLE = Vulnerability.EAST_WEST
"""Board 16."""
FOR_NORTH_SOUTH = WeightedResult.from_text("4♦ S 11")
FOR_EAST_WEST = WeightedResult.from_text("50 % 5♦ S 11 + 50 % 4♦ S 11")
OTHER_ROOM = WeightedResult.from_text("5♦ S 11")

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
