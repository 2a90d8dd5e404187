"""Laws 68, 69 and 71: claims and concessions.

The offender is who claimed or conceded, though he has done nothing wrong.
"""

from __future__ import annotations

from rules_src.laws.common import correction_period, dummy, unauthorised
from rules_src.laws.common.claim import Say as ClaimSay
from rules_src.laws.law_68_71_claims import facts as law
from rules_src.laws.law_68_71_claims.words import Say
from rules_src.model.ruling import Ruling
from rules_src.model.steps import About, HandOver, Information, NewIrregularity, Status


def claim(facts: law.Claimed) -> Ruling:
    """Declarer's or a defender's claim of later tricks suspends play; dummy cannot claim (68)."""
    match facts.claim_kind:
        case law.ClaimKind.DUMMY:
            return Ruling(
                Say.dummy_cannot_claim,
                Say.asked_if_a_defender_gave_up,
                *dummy.Say.took_part,
                verdict=Say.no_claim_by_dummy,
            )
        case law.ClaimKind.THIS_TRICK:
            seen = Information("68", Status.UNAUTHORISED, About.CARD)
            return Ruling(Say.play_goes_on_after_remark, seen, unauthorised.Say.used)
        case law.ClaimKind.NOT_MEANT:
            return Ruling(Say.not_a_claim, NewIrregularity("49", "penalty_card"))
        case law.ClaimKind.OBJECTED:
            return Ruling(
                ClaimSay.nothing_conceded, ClaimSay.from_concession, unauthorised.Say.used
            )
        case law.ClaimKind.CLAIM:
            return answered(facts)


def answered(facts: law.Claimed) -> Ruling:
    """Agreed, disputed at once, waived by all four, or regretted (68D, 69, 71)."""
    match facts.reply:
        case law.Reply.AGREED:
            return Ruling(Say.scored_as_agreed, Say.if_revoked)
        case law.Reply.DISPUTED:
            return Ruling(Say.play_is_over, HandOver("70", "claim_disputed"))
        case law.Reply.PLAY_ON:
            return Ruling(Say.claim_is_void)
        case law.Reply.AGREED_THEN_NOT | law.Reply.CONCEDED_THEN_NOT:
            return regretted(facts)


def regretted(facts: law.Claimed) -> Ruling:
    """Agreement is fixed when the round ends or the side calls again; then Law 69B or 71."""
    if facts.regrets_when is law.RegretsWhen.LATE:
        return Ruling(Say.claim_past_correction, correction_period.Say.correction_period)
    if facts.reply is law.Reply.CONCEDED_THEN_NOT:
        return Ruling(HandOver("71", "concession_regretted"))
    if facts.regrets_when is law.RegretsWhen.EARLY:
        return Ruling(Say.play_is_over, HandOver("70", "claim_disputed"))
    return Ruling(HandOver("69B", "agreement_withdrawn"))


def agreement_withdrawn(facts: law.AgreementWithdrawn) -> Ruling:
    """A trick already won, or likely to be won, goes back to the side that gave it away (69B)."""
    match facts.given_away:
        case law.GivenAway.WON:
            return Ruling(Say.trick_given_back)
        case law.GivenAway.PROBABLE:
            return Ruling(Say.trick_given_back.under("69B2"))
        case law.GivenAway.OTHER:
            return Ruling(Say.agreement_stands)


def concession_regretted(facts: law.ConcessionRegretted) -> Ruling:
    """A concession stands, but not of a trick already won or impossible to lose normally (71)."""
    match facts.conceded:
        case law.Conceded.WON:
            return Ruling(Say.trick_given_back.under("71A"))
        case law.Conceded.SAFE:
            return Ruling(Say.trick_given_back.under("71B"))
        case law.Conceded.OTHER:
            return Ruling(Say.concession_stands)
