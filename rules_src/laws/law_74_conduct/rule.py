"""Law 74: conduct is put right by a word, by Law 90 or by Law 91."""

from __future__ import annotations

from rules_src.laws.law_74_conduct import facts as law
from rules_src.laws.law_74_conduct.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


def conduct(facts: law.Manners) -> Ruling:
    """Courtesy is expected of all (74A, 74B); 90 and 91 say what the director can do."""
    if facts.conveyed is law.Conveyed.PARTNER:
        return Ruling(
            NewIrregularity("16B", "unauthorised_information"), Say.conduct_is_judged_as_well
        )
    if facts.conveyed is law.Conveyed.OPPONENT:
        return Ruling(NewIrregularity("73E2", "misleading_tempo"), Say.conduct_is_judged_as_well)
    match facts.severity:
        case law.Severity.FIRST:
            return Ruling(Say.warn_of_conduct, Say.write_down_the_warning)
        case law.Severity.AGAIN:
            return Ruling(
                Say.stop_annoying_others,
                Say.penalty_for_conduct,
                Say.penalty_points_apart_from_score,
            )
        case law.Severity.GROSS:
            return Ruling(
                Say.suspend_for_conduct,
                Say.disqualify_with_consent,
                Say.penalty_points_apart_from_score,
                Say.discipline_is_final,
            )
