"""Overlaps of information: explanations, alerts, what was withdrawn or overheard, manners."""

from __future__ import annotations

from rules_src.laws.law_16b_unauthorised.facts import Origin, UnauthorisedInformation
from rules_src.laws.law_16c_withdrawn.facts import Withdrawn, WithdrawnAction
from rules_src.laws.law_16d_extraneous.facts import Extraneous, Learnt
from rules_src.laws.law_20_40_alert.facts import Alert, AlertSlip
from rules_src.laws.law_20_75_explanations.facts import Discoverer, Explanation
from rules_src.laws.law_21_misinformation.facts import Damage, Harm, Misinformation, Misled, OwnPart
from rules_src.laws.law_72_duty_to_tell.facts import Matter, OwnMistake, Plan
from rules_src.laws.law_74_conduct.facts import Conveyed, Manners, Severity
from rules_src.laws.law_76_spectators.facts import Did, Outside
from rules_src.model.overlaps import Overlap

ONE_BY_ONE = "én for én"

OVERLAPS: tuple[Overlap, ...] = (
    Overlap(UnauthorisedInformation.origin, (Origin.WITHDRAWN, Origin.PARTNER)),
    Overlap(UnauthorisedInformation.origin, (Origin.WITHDRAWN, Origin.OPPONENT)),
    Overlap(WithdrawnAction.withdrawn, (Withdrawn.SAME_DENOMINATION, Withdrawn.COMPARABLE)),
    Overlap(Extraneous.learnt, (Learnt.FROM_PARTNER, Learnt.ONE_HAND)),
    Overlap(Extraneous.learnt, (Learnt.FROM_PARTNER, Learnt.MORE)),
    Overlap(AlertSlip.alert, (Alert.LATE, Alert.FORGOTTEN, Alert.MISSED)),
    Overlap(AlertSlip.alert, (Alert.NEEDLESS, Alert.FORGOTTEN, Alert.MISSED)),
    Overlap(
        Explanation.discovered_by, (Discoverer.EXPLAINER, Discoverer.PARTNER, Discoverer.OTHERS)
    ),
    Overlap(Misinformation.misled_by, (Misled.MISSING_ALERT, Misled.EXPLANATION)),
    Overlap(Misinformation.misled_by, (Misled.EXPLANATION, Misled.ALERT_NOT_REQUIRED)),
    Overlap(Damage.harm, (Harm.CALLS, Harm.PLAYS)),
    Overlap(Damage.own_part, (OwnPart.DECLINED_DIRECTOR, OwnPart.OWN_FAULT)),
    Overlap(OwnMistake.matter, (Matter.EXPLANATION, Matter.ON_PURPOSE, Matter.MISHAP)),
    Overlap(OwnMistake.matter, (Matter.TRICKS, Matter.ON_PURPOSE, Matter.MISHAP)),
    Overlap(OwnMistake.plan, (Plan.HIDE, Plan.ASKED, Plan.SILENT)),
    Overlap(Manners.conveyed, (Conveyed.PARTNER, Conveyed.OPPONENT), ONE_BY_ONE),
    Overlap(Manners.severity, (Severity.GROSS, Severity.AGAIN)),
    Overlap(Outside.did, (Did.ANSWERED, Did.SHOWED_MISTAKE, Did.TOLD)),
    Overlap(Outside.did, (Did.SHOWED_MISTAKE, Did.CAUSED, Did.TOLD, Did.DISTURBED)),
)
