"""Laws 92 and 93: an appeal is admitted or not, and goes to whoever decides it."""

from __future__ import annotations

from rules_src.laws.law_92_93_appeal import facts as law
from rules_src.laws.law_92_93_appeal.words import Say
from rules_src.model.ruling import Ruling

ADMITTED = (Say.appeal_goes_through_director, Say.take_deposit, Say.result_open_until_appeal)


def appeal(facts: law.Appeal) -> Ruling:
    """A ruling at one's own table may be reviewed, in time and by agreement (92), under Law 93."""
    if facts.appealed is law.Appealed.OTHER_TABLE:
        return Ruling(Say.appeal_of_own_table_only)
    if not facts.came_to_director:
        return Ruling(Say.appeal_to_be_handed_over)
    if not facts.in_time:
        return Ruling(Say.appeal_too_late)
    if not facts.consent:
        return Ruling(Say.appeal_not_agreed)
    if not facts.committee:
        return Ruling(Say.chief_director_decides, *ADMITTED)
    match facts.subject:
        case law.Subject.LAW:
            return Ruling(
                Say.chief_director_decides_law, Say.committee_may_only_recommend, *ADMITTED
            )
        case law.Subject.DISCIPLINE:
            return Ruling(Say.committee_decides, Say.committee_may_only_recommend, *ADMITTED)
        case law.Subject.JUDGEMENT:
            return Ruling(Say.committee_decides, *ADMITTED)
