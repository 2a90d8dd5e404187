"""Laws 12 and 86: the contest, the fault, and artificial scores by fault."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling, Step
from rules_src.model.steps import ArtificialScore, Instruct
from rules_src.scoring.artificial import Artificial


class Contest(Answer):
    PAIRS = "en parturnering"
    INDIVIDUAL = "en individuel turnering"
    TEAMS = "en holdkamp"


class Fault(Answer):
    ONE = "kun {offending_side}, og den har direkte skyld"
    ONE_PARTLY = "kun {offending_side}, og den er kun delvis skyld i det"
    NEITHER = "ingen af siderne"
    BOTH = "begge sider har direkte skyld"
    BOTH_PARTLY = "begge sider er delvis skyld i det"


class Played(Facts):
    contest = Fact(Contest, "Hvad spilles der?", "12C")
    knockout = Fact(YesNo, "Er det en knockoutkamp, hvor kun ét hold går videre?", "12C4")


class NoResult(Played):
    fault = Judgement(
        Fault,
        "Hvem er skyld i, at der ikke er et resultat?",
        "12C2a",
        weigh=(
            "Spørg begge sider, hvad der skete, og hvem der burde have set det.",
            "Skyldes det turneringslederen, et program eller andre borde, har ingen af siderne"
            " skyld.",
            "Har turneringslederen dømt forkert, regnes begge sider som ikke-fejlende"
            " (§\u00a082C).",
        ),
    )


IN_IMPS = Instruct(
    "78B",
    "count_in_imps",
    "Regn hvert resultat om til imp mod det andet bord, og vægt imp’ene til sidst. Vægt aldrig"
    " pointene.",
    private=True,
)
AVERAGE_OF_TWO = Instruct(
    "12C4",
    "average_of_two",
    "Kun ét hold kan gå videre: Regn spillet ud for hvert hold for sig, og giv begge"
    " gennemsnittet, set fra hver sin side.",
    private=True,
)
LATER_BOARDS = Instruct(
    "12C2d",
    "later_boards",
    "Er det ikke sidens første spil uden resultat i sessionen, så se efter, om forbundet har"
    " fastsat andre værdier.",
    private=True,
)
BOTH_NON_OFFENDING = Instruct(
    "82C",
    "both_non_offending",
    "Begge sider regnes som ikke-fejlende, og tvivlen kommer hver af dem til gode.",
)
GIVEN = {
    Fault.ONE: (Artificial.AVERAGE_MINUS, Artificial.AVERAGE_PLUS),
    Fault.ONE_PARTLY: (Artificial.AVERAGE, Artificial.AVERAGE_PLUS),
    Fault.NEITHER: (Artificial.AVERAGE_PLUS, Artificial.AVERAGE_PLUS),
    Fault.BOTH: (Artificial.AVERAGE_MINUS, Artificial.AVERAGE_MINUS),
    Fault.BOTH_PARTLY: (Artificial.AVERAGE, Artificial.AVERAGE),
}
"""What one side gets, the offending one if only one is at fault, and what the other gets."""


def artificial_scores(fault: Fault, law: str, in_imps: bool = False) -> Ruling:
    """Give each side its average plus, average or average minus (12C2)."""
    one, other = GIVEN[fault]
    if one is other:
        return Ruling(ArtificialScore(law, one, "both", in_imps))
    sides: tuple[Step, ...] = (
        ArtificialScore(law, one, "offending_side", in_imps),
        ArtificialScore(law, other, "other_side", in_imps),
    )
    return Ruling(*sides)
