"""Laws 68, 69 and 71: claims and concessions.

The offender is who claimed or conceded, though he has done nothing wrong.
"""

from __future__ import annotations

from rules_src.laws.common.claim import FROM_CONCESSION, NO_CONCESSION
from rules_src.laws.common.correction_period import CORRECTION_PERIOD_IS
from rules_src.laws.common.dummy import TOOK_PART
from rules_src.laws.common.unauthorised import USED
from rules_src.laws.law_68_71_claims.facts import (
    AgreementWithdrawn,
    Claimed,
    ClaimKind,
    Conceded,
    ConcessionRegretted,
    GivenAway,
    RegretsWhen,
    Reply,
)
from rules_src.laws.law_68_71_claims.words import (
    AGREEMENT_STANDS,
    AS_AGREED,
    CONCESSION_STANDS,
    DUMMY_CANNOT_CLAIM,
    GOES_ON,
    IF_GIVEN_UP,
    IF_REVOKED,
    NO_CLAIM,
    NO_CLAIM_BY_DUMMY,
    STOP,
    TOO_LATE,
    TRICK_BACK,
    VOID,
)
from rules_src.model.ruling import Ruling
from rules_src.model.steps import About, HandOver, Information, NewIrregularity, Status


def claim(facts: Claimed) -> Ruling:
    """Declarer's or a defender's claim of later tricks suspends play; dummy cannot claim (68)."""
    match facts.claim_kind:
        case ClaimKind.DUMMY:
            return Ruling(DUMMY_CANNOT_CLAIM, IF_GIVEN_UP, *TOOK_PART, verdict=NO_CLAIM_BY_DUMMY)
        case ClaimKind.THIS_TRICK:
            seen = Information("68", Status.UNAUTHORISED, About.CARD)
            return Ruling(GOES_ON, seen, USED)
        case ClaimKind.NOT_MEANT:
            return Ruling(NO_CLAIM, NewIrregularity("49", "penalty_card"))
        case ClaimKind.OBJECTED:
            return Ruling(NO_CONCESSION, FROM_CONCESSION, USED)
        case ClaimKind.CLAIM:
            return answered(facts)


def answered(facts: Claimed) -> Ruling:
    """Agreed, disputed at once, waived by all four, or regretted (68D, 69, 71)."""
    match facts.reply:
        case Reply.AGREED:
            return Ruling(AS_AGREED, IF_REVOKED)
        case Reply.DISPUTED:
            return Ruling(STOP, HandOver("70", "claim_disputed"))
        case Reply.PLAY_ON:
            return Ruling(VOID)
        case Reply.AGREED_THEN_NOT | Reply.CONCEDED_THEN_NOT:
            return regretted(facts)


def regretted(facts: Claimed) -> Ruling:
    """Agreement is fixed when the round ends or the side calls again; then Law 69B or 71."""
    if facts.regrets_when is RegretsWhen.LATE:
        return Ruling(TOO_LATE, CORRECTION_PERIOD_IS)
    if facts.reply is Reply.CONCEDED_THEN_NOT:
        return Ruling(HandOver("71", "concession_regretted"))
    if facts.regrets_when is RegretsWhen.EARLY:
        return Ruling(STOP, HandOver("70", "claim_disputed"))
    return Ruling(HandOver("69B", "agreement_withdrawn"))


def agreement_withdrawn(facts: AgreementWithdrawn) -> Ruling:
    """A trick already won, or likely to be won, goes back to the side that gave it away (69B)."""
    match facts.given_away:
        case GivenAway.WON:
            return Ruling(TRICK_BACK)
        case GivenAway.PROBABLE:
            return Ruling(TRICK_BACK.under("69B2"))
        case GivenAway.OTHER:
            return Ruling(AGREEMENT_STANDS)


def concession_regretted(facts: ConcessionRegretted) -> Ruling:
    """A concession stands, but not of a trick already won or impossible to lose normally (71)."""
    match facts.conceded:
        case Conceded.WON:
            return Ruling(TRICK_BACK.under("71A"))
        case Conceded.SAFE:
            return Ruling(TRICK_BACK.under("71B"))
        case Conceded.OTHER:
            return Ruling(CONCESSION_STANDS)
