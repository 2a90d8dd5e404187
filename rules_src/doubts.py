"""What the laws leave open, and how it is read here."""

from rules_src.contents.regulations import LEFT_OPEN
from rules_src.laws import SITUATIONS
from rules_src.model.law_ref import LawRef
from rules_src.model.situation import Doubt

DOUBTS: tuple[Doubt, ...] = (
    *(doubt for each in SITUATIONS for doubt in each.doubts),
    # what no rule depends on, and is still to be settled: which law is in force
    Doubt("89").says("""
        WBF ændrede §§ 73 og 89 med virkning fra 1.\u00a0januar 2024.
        Om DBf har taget den i brug, er ikke set; siden følger udgaven fra 2017."""),
    Doubt("12C1c").says("""
        Efter 2007-loven måtte klubber kun vægte en score, hvis de havde besluttet det på
        forhånd. Om DBf har beholdt den regel, er ikke set."""),
    Doubt(
        "80B2f",
        text="DBf kan have regler om dette, men de er ikke set i en offentliggjort tekst, og siden"
        " har ingen tal for dem: "
        + "; ".join(f"{what} (§\u00a0{LawRef.parse(law).bare})" for law, what in LEFT_OPEN)
        + ".",
    ),
    Doubt("70E2").says("""
        DBf kan have fastsat, i hvilken orden en farve regnes for spillet efter et krav. En
        regel er ikke set. Værktøjet til krav regner med, at ingen spiller en høj farve nedefra.
        Det kan ændres ved hvert krav."""),
)


def doubts_of(rules: tuple[str, ...]) -> tuple[Doubt, ...]:
    """The doubts that touch any of these rules."""
    return tuple(doubt for doubt in DOUBTS if set(doubt.rules) & set(rules))
