"""Law 12C: what the rules on adjusted scores share, and artificial scores by fault."""

from __future__ import annotations

from rules_src.laws.law_12_facts import Fault
from rules_src.model.ruling import Ruling, Step
from rules_src.model.steps import ArtificialScore, Instruct
from rules_src.scoring.artificial import Artificial

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
BOTH_PARTNERS = Instruct(
    "12C3",
    "both_partners",
    "Scoren gælder begge spillere på {offending_side}. Den, der er uden skyld, får ingen"
    " strafpoint.",
)
OWN_AVERAGE = Instruct(
    "12C2c",
    "own_average",
    "Har en uskyldig side over 60\u00a0% på sine øvrige spil i sessionen, får den i stedet sin egen"
    " procent, og det samme gælder en skyldig side med under 40\u00a0%.",
    private=True,
)
OWN_AVERAGE_IMPS = Instruct(
    "12C2c",
    "own_average_imps",
    "Svarer en uskyldig sides øvrige spil til mere end +3\u00a0imp, eller en skyldig sides til"
    " mindre end −3\u00a0imp, gælder det gennemsnit i stedet.",
    private=True,
)
LATER_BOARDS = Instruct(
    "12C2d",
    "later_boards",
    "Er det ikke sidens første spil uden resultat i sessionen, så se efter, om forbundet har"
    " fastsat andre værdier.",
    private=True,
)

GIVEN = {
    Fault.ONE: (Artificial.AVERAGE_MINUS, Artificial.AVERAGE_PLUS),
    Fault.ONE_PARTLY: (Artificial.AVERAGE, Artificial.AVERAGE_PLUS),
    Fault.NEITHER: (Artificial.AVERAGE_PLUS, Artificial.AVERAGE_PLUS),
    Fault.BOTH: (Artificial.AVERAGE_MINUS, Artificial.AVERAGE_MINUS),
    Fault.BOTH_PARTLY: (Artificial.AVERAGE, Artificial.AVERAGE),
}
"""What one side gets, the offending one if only one is at fault, and what the other gets."""

BALANCED_IN_IMPS = (Fault.ONE, Fault.BOTH_PARTLY)
"""Where one side gets what the other loses."""


def artificial_scores(fault: Fault, law: str, in_imps: bool = False) -> Ruling:
    """The steps that give each side its average plus, average or average minus (12C2)."""
    one, other = GIVEN[fault]
    if one is other:
        return Ruling(ArtificialScore(law, one, "both", in_imps))
    sides: tuple[Step, ...] = (
        ArtificialScore(law, one, "offending_side", in_imps),
        ArtificialScore(law, other, "other_side", in_imps),
    )
    return Ruling(*sides)
