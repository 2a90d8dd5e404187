"""Single boards of a team match: seats exchanged, a result at one table only, and at none.

The articles have no figures here; contracts and results are chosen.
"""

from fractions import Fraction

from rules_src.bridge.seats import Vulnerability
from rules_src.scoring.figures import danish, signed
from rules_src.scoring.results import Result, WeightedResult
from rules_src.scoring.teams import TableScore, board_imps, one_side_at_fault
from rules_src.scoring.weighted import certain, imps_between
from rules_src.scoring.worked.reckoning import imps_table
from rules_src.scoring.worked.steps import WorkedExample, WorkedStep

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
            f"3ut lykkes i åbent rum, {signed(MADE)} til N-S, og går en ned i lukket rum, "
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

ASSIGNED = WeightedResult.from_text("60 % 4♥ S 11 + 40 % 6♥ S 11").score(ALL)
FAVOURABLE = Result.from_text("6♥ S 11").score(ALL)
WON = imps_between(ASSIGNED, certain(FAVOURABLE))

FAVOURABLE_ELSEWHERE = WorkedExample(
    "favourable-elsewhere",
    "Spillet aflyst ved ét bord: se på resultatet ved det andet",
    (
        WorkedStep(
            "86B1",
            "Spillet kan ikke spilles her, men Hold A er Ø-V i lukket rum, hvor modstanderne er "
            f"gået ned i 6♥: {signed(FAVOURABLE)} til N-S. Det er klart gunstigt for Hold A, så "
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
