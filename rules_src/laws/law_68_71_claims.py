"""Laws 68, 69 and 71: claims and concessions; how a disputed one is decided is beside (70).

The offender is who claimed or conceded, though he has done nothing wrong.
"""

from __future__ import annotations

from rules_src.contents.regulations import CORRECTION_PERIOD
from rules_src.laws.law_61_64_revoke_established import FROM_CONCESSION, NO_CONCESSION
from rules_src.laws.law_68_71_facts import (
    AgreementWithdrawn,
    Claimed,
    ClaimKind,
    Conceded,
    ConcessionRegretted,
    GivenAway,
    RegretsWhen,
    Reply,
)
from rules_src.laws.law_70_disputed_claim import IF_REVOKED, claim_disputed
from rules_src.model.ruling import Authority, Ruling
from rules_src.model.situation import Part, Phase, Situation
from rules_src.model.steps import About, HandOver, Information, Instruct, NewIrregularity, Status

GOES_ON = Instruct(
    "68",
    "play_goes_on_after_remark",
    "Der er intet krav, og spillet går videre. En modspillers kort, der blev vist, er ikke"
    " strafkort.",
)
NO_CLAIM = Instruct("68A", "not_a_claim", "Der er intet krav, og spillet går videre.")
AS_AGREED = Instruct(
    "69A", "scored_as_agreed", "Mappen scores, som om stikkene var faldet, som siderne er enige om."
)
VOID = Instruct(
    "68D2bii",
    "claim_is_void",
    "Kravet er bortfaldet. Spil mappen færdig; viste kort er ikke strafkort, alle må bruge det, de"
    " har set og hørt, og resultatet gælder.",
)
STOP = Instruct(
    "68D2a", "play_is_over", "Ingen spiller mere i mappen; turneringslederen fordeler resten."
)
TRICK_BACK = Instruct(
    "69B1",
    "trick_given_back",
    "Stikket går til den side, der gav det fra sig, og mappen regnes om.",
)
AGREEMENT_STANDS = Instruct("69A", "agreement_stands", "Scoren står, som siderne blev enige om.")
CONCESSION_STANDS = Instruct("71", "concession_stands", "Afkaldet står ved magt.")
TOO_LATE = Instruct("79C1", "claim_past_correction", "Fristen er udløbet, og scoren står.")
PERIOD = Instruct(
    "79C1",
    "correction_period",
    f"Rettelsesfristen er {CORRECTION_PERIOD}, hvis klubben ikke har fastsat andet.",
    private=True,
    authority=Authority.FEDERATION,
)


def claim(facts: Claimed) -> Ruling:
    """A claim or concession about later tricks suspends play and is agreed or disputed (68)."""
    match facts.claim_kind:
        case ClaimKind.THIS_TRICK:
            seen = Information("68", Status.UNAUTHORISED, About.CARD)
            return Ruling(GOES_ON, seen)
        case ClaimKind.NOT_MEANT:
            return Ruling(NO_CLAIM, NewIrregularity("49", "penalty_card"))
        case ClaimKind.OBJECTED:
            return Ruling(NO_CONCESSION, FROM_CONCESSION)
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
        return Ruling(TOO_LATE, PERIOD)
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


SITUATION = Situation(
    rule=claim,
    slug="krav-og-afkald",
    title="Krav og afkald",
    phase=Phase.PLAY,
    happened="En spiller krævede eller opgav stik, og nogen er uenig eller fortryder",
    intro=(
        "Et krav stopper spillet. Er alle enige, er det afgjort; ellers afgør turneringslederen"
        " det, og tvivl går ud over den, der krævede. Et afkald står, undtagen hvis stikket var"
        " vundet eller umuligt at tabe."
    ),
    laws=("68", "69", "70", "71", "79C"),
    parts=(
        Part(claim_disputed, "Et krav, der er uenighed om"),
        Part(agreement_withdrawn, "En side fortryder, at den var enig"),
        Part(concession_regretted, "En side fortryder sit afkald"),
    ),
    confuse=("revoke", "score_correction"),
    search=(
        "claim",
        "kræve resten",
        "lægge op",
        "resten er mine",
        "glemt trumf",
        "indsigelse mod krav",
        "spille videre efter krav",
        "opgav for mange stik",
        "fortrød",
        "opgav resten",
        "fortrød kravet",
    ),
)
