"""Law 90: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.law_90_91_penalty import facts as law
from rules_src.laws.law_90_91_penalty.rule import points, procedural_penalty
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.ruling import Ruling


def conduct_is_procedure(facts: law.Penalty) -> Ruling:
    """Conduct that inconveniences others is an offence against procedure too (90A)."""
    if facts.offence is law.Offence.CONDUCT and facts.discipline is law.Discipline.POINTS:
        return points()
    return procedural_penalty(facts)


DOUBTS = (
    Doubt(
        "90A",
        ("procedural_penalty",),
        "DBf’s satser for strafpoint, og om der skal advares først, er ikke set. Her står ingen"
        " tal, og en advarsel er et råd.",
    ),
    Doubt(
        "91A",
        ("procedural_penalty",),
        "Loven trækker ingen skarp grænse mellem det, der generer andre (§\u00a090A), og det, der"
        " bryder orden og høflighed (§\u00a091). Her er grov tale altid en sag for §\u00a091.",
        (
            OtherReading(
                "grov tale kan straffes som det, der generer andre",
                "procedural_penalty",
                conduct_is_procedure,
            ),
        ),
    ),
)
