"""Laws 68, 69 and 71: claims and concessions; how a disputed one is decided is beside (70).

The offender is who claimed or conceded, though he has done nothing wrong.
"""

from __future__ import annotations

from rules_src.facts import Answer, Fact, Facts, Kind
from rules_src.laws.law_61_64_revoke_established import FROM_CONCESSION, NO_CONCESSION
from rules_src.laws.law_70_disputed_claim import IF_REVOKED, claim_disputed
from rules_src.regulations import CORRECTION_PERIOD
from rules_src.ruling import Authority, Ruling
from rules_src.situation import Phase, Situation
from rules_src.steps import About, HandOver, Information, Instruct, NewIrregularity, Status


class ClaimKind(Answer):
    CLAIM = "han krævede eller opgav stik, foreslog at stoppe eller viste sine kort"
    THIS_TRICK = "han talte kun om det stik, der var i gang"
    NOT_MEANT = "han viste kort, men klart uden at ville kræve eller opgive noget"
    OBJECTED = "han er modspiller og opgav stik, men den anden modspiller protesterede straks"


class Reply(Answer):
    AGREED = "alle er enige"
    DISPUTED = "mindst én er uenig; den blinde tæller også"
    PLAY_ON = "den anden side bad om at spille videre, og alle fire var med på det"
    AGREED_THEN_NOT = "den anden side var enig, men har fortrudt"
    CONCEDED_THEN_NOT = "den, der opgav stik, har fortrudt"


class RegretsWhen(Answer):
    EARLY = "før runden er slut, og før siden har meldt på en senere mappe"
    IN_TIME = "senere, men inden rettelsesfristen"
    LATE = "efter rettelsesfristen"


class GivenAway(Answer):
    WON = "et stik, siden allerede havde vundet"
    PROBABLE = "et stik, siden sandsynligvis ville have vundet, hvis der var spillet videre"
    OTHER = "et stik, siden kun måske ville have vundet"


class Conceded(Answer):
    WON = "et stik, siden allerede havde vundet"
    SAFE = "et stik, som ingen normal spillemåde kan tabe"
    OTHER = "et stik, som kan tabes med en normal spillemåde"


class Claimed(Facts):
    claim_kind = Fact(
        ClaimKind,
        "Hvad gjorde spilleren?",
        "68A",
        help="Spillede en modspiller et kort til stikket, før den anden havde lagt til, gælder"
        " §\u00a057A, også selv om han kun talte om det stik.",
    )
    reply = Fact(
        Reply,
        "Hvad siger de andre?",
        "68D",
        help="Spillet står stille efter et krav eller et afkald. Har nogen spillet videre, uden at"
        " alle fire var med på det, er kravet stadig til afgørelse.",
    )
    regrets_when = Fact(
        RegretsWhen,
        "Hvornår siger han det?",
        "69A",
        help=f"Rettelsesfristen er i DBf {CORRECTION_PERIOD}, hvis klubben ikke har fastsat andet"
        " (§\u00a079C).",
    )


class AgreementWithdrawn(Facts):
    given_away = Fact(
        GivenAway,
        "Hvad gav siden fra sig?",
        "69B",
        Kind.JUDGEMENT,
        weigh=(
            "Læg de kort op, der var tilbage, og hør begge siders bud på resten af spillet.",
            "Her skal stikket være sandsynligt; mulighed for at vinde det er ikke nok.",
        ),
    )


class ConcessionRegretted(Facts):
    conceded = Fact(
        Conceded,
        "Hvad blev der opgivet?",
        "71",
        Kind.JUDGEMENT,
        weigh=(
            "Læg de kort op, der var tilbage.",
            "Normal er også en skødesløs eller ringere spillemåde på spillerens eget niveau.",
        ),
    )


GOES_ON = Instruct(
    "68",
    "play_goes_on_after_remark",
    "Der er intet krav, og spillet går videre. En modspillers kort, der blev vist, er ikke"
    " strafkort.",
)
NO_CLAIM = Instruct("68A", "not_a_claim", "Der er intet krav, og spillet går videre.")
AS_AGREED = Instruct(
    "69A", "scored_as_agreed", "Stikkene noteres, som siderne er enige om, at de ville være faldet."
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
TRICK_BACK = (
    "trick_given_back",
    "Stikket går til den side, der gav det fra sig, og mappen regnes om.",
)
AGREEMENT_STANDS = "agreement_stands", "Scoren står, som siderne blev enige om."
CONCESSION_STANDS = "concession_stands", "Afkaldet står ved magt."
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
            return Ruling(Instruct("69B1", *TRICK_BACK))
        case GivenAway.PROBABLE:
            return Ruling(Instruct("69B2", *TRICK_BACK))
        case GivenAway.OTHER:
            return Ruling(Instruct("69A", *AGREEMENT_STANDS))


def concession_regretted(facts: ConcessionRegretted) -> Ruling:
    """A concession stands, but not of a trick already won or impossible to lose normally (71)."""
    match facts.conceded:
        case Conceded.WON:
            return Ruling(Instruct("71A", *TRICK_BACK))
        case Conceded.SAFE:
            return Ruling(Instruct("71B", *TRICK_BACK))
        case Conceded.OTHER:
            return Ruling(Instruct("71", *CONCESSION_STANDS))


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
    parts=(claim_disputed, agreement_withdrawn, concession_regretted),
    part_titles=(
        "Et krav, der er uenighed om",
        "En side fortryder, at den var enig",
        "En side fortryder sit afkald",
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
    ),
)
