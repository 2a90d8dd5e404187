"""Law 74: conduct is put right by a word, by Law 90 or by Law 91."""

from __future__ import annotations

from rules_src.laws.law_74_conduct.facts import Conveyed, Manners, Severity
from rules_src.laws.law_74_conduct.words import (
    APART,
    CONDUCT_AS_WELL,
    DISQUALIFY,
    FINAL,
    PENALTY,
    REMEMBER,
    STOP,
    SUSPEND,
    WARN,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def conduct(facts: Manners) -> Ruling:
    """Courtesy is expected of all (74A, 74B); 90 and 91 say what the director can do."""
    if facts.conveyed is Conveyed.PARTNER:
        return Ruling(NewIrregularity("16B", "unauthorised_information"), CONDUCT_AS_WELL)
    if facts.conveyed is Conveyed.OPPONENT:
        return Ruling(NewIrregularity("73E2", "misleading_tempo"), CONDUCT_AS_WELL)
    match facts.severity:
        case Severity.FIRST:
            return Ruling(WARN, REMEMBER)
        case Severity.AGAIN:
            return Ruling(STOP, PENALTY, APART)
        case Severity.GROSS:
            return Ruling(SUSPEND, DISQUALIFY, APART, FINAL)
