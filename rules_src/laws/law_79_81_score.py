"""Laws 79, 81C3 and 82C: how many tricks were won, and a score or a ruling to correct."""

from __future__ import annotations

from rules_src.contents.regulations import CORRECTION_PERIOD
from rules_src.laws.law_12_adjusted_score import BOTH_NON_OFFENDING
from rules_src.laws.law_61_66_asking import AFTER_PLAY
from rules_src.laws.law_68_71_claims import PERIOD
from rules_src.laws.law_72_duty_to_tell import TRICKS
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling, When
from rules_src.model.situation import Phase, Situation
from rules_src.model.steps import HandOver, Instruct


class Issue(Answer):
    TRICKS = "siderne er uenige om, hvor mange stik der er vundet"
    CLAIM = "det samme, og der blev krævet eller opgivet stik"
    ENTRY = "siderne er enige, men scoren er skrevet eller regnet forkert"
    NOT_WON = "en side har opdaget, at den har fået et stik for meget"
    RULING = "turneringslederen har dømt forkert"
    UNNOTICED = "turneringslederen hører om en fejl, som ingen kaldte ham til"


class CalledWhen(Answer):
    CARDS_OUT = "kortene ligger stadig, som de er spillet"
    IN_ROUND = "kortene er blandet, men runden er ikke slut"
    AFTER_ROUND = "runden er slut"


class ScoreTime(Answer):
    IN_TIME = "inden rettelsesfristen"
    LATE_AND_CERTAIN = "efter fristen, men fejlen er sikker, og arrangøren er enig"
    LATE = "efter fristen"


class ScoreToCorrect(Facts):
    score_issue = Fact(Issue, "Hvad drejer det sig om?", "79")
    called_when = Fact(CalledWhen, "Hvornår bliver du tilkaldt?", "79B")
    certain = Judgement(
        YesNo,
        "Er du sikker på, hvor mange stik der blev vundet?",
        "79B3",
        weigh=(
            "Gå spillet igennem stik for stik med alle fire spillere og kortfordelingen.",
            "Sammenlign med det, der er skrevet i regnskabet.",
        ),
    )
    score_time = Fact(
        ScoreTime,
        "Hvornår er fejlen opdaget?",
        "79C1",
        help=f"Fristen er i DBf {CORRECTION_PERIOD}; klubben kan fastsætte en anden. Lovens egen er"
        " 30 minutter.",
    )
    board_can_be_saved = Judgement(
        YesNo,
        "Kan mappen stadig få en normal score?",
        "82C",
        weigh=("Kan den rigtige kendelse gives nu, uden at den forkerte har påvirket spillet?",),
    )


AGREE_FIRST = Instruct(
    "79A1",
    "agree_before_cards_go_back",
    "Siderne skal være enige om antallet af stik, før hænderne lægges i mappen.",
)
DIRECTOR_DECIDES = Instruct(
    "79B2",
    "director_decides_tricks",
    "Turneringslederen afgør, hvor mange stik der noteres. Den, der blandede sine kort, kan have"
    " mistet muligheden for at bevise noget.",
)
BOTH_CHANGED = Instruct("79B3", "both_scores_changed", "Scoren rettes for begge sider.")
ONE_LOWERED = Instruct(
    "79B3",
    "no_score_raised",
    "Scoren står, eller den ene sides score sættes ned, uden at den andens sættes op.",
)
CORRECTED = Instruct("79C1", "score_corrected", "Scoren rettes.")
STANDS = Instruct("79C1", "score_past_correction", "Fristen er udløbet, så fejlen rettes ikke.")
PUT_RIGHT = Instruct(
    "81C3", "mistake_put_right", "Fejlen rettes, ligegyldigt hvordan den er kommet frem."
)
NOT_ANY_MORE = Instruct(
    "81C3", "too_late_to_put_right", "Fristerne er udløbet, så fejlen rettes ikke af den grund."
)
RULE_AGAIN = Instruct(
    "82A", "ruling_replaced", "Turneringslederen retter sin kendelse og giver den rigtige."
)


def score_correction(facts: ScoreToCorrect) -> Ruling:
    """The director settles a disagreement on tricks and corrects errors in time (79, 81C3, 82C)."""
    match facts.score_issue:
        case Issue.TRICKS:
            return tricks(facts)
        case Issue.CLAIM:
            return Ruling(HandOver("79B1", "claim"))
        case Issue.ENTRY:
            return entry(facts)
        case Issue.NOT_WON:
            return Ruling(TRICKS, *entry(facts))
        case Issue.RULING:
            if facts.board_can_be_saved:
                return Ruling(RULE_AGAIN)
            later = HandOver("82C", "wrong_ruling", when=When.AFTER_PLAY)
            return Ruling(BOTH_NON_OFFENDING, later)
        case Issue.UNNOTICED:
            in_time = facts.score_time is ScoreTime.IN_TIME
            return Ruling(PUT_RIGHT if in_time else NOT_ANY_MORE, PERIOD)


def tricks(facts: ScoreToCorrect) -> Ruling:
    """After the round a score is raised only if certain; after the period 79C governs (79B)."""
    match facts.called_when:
        case CalledWhen.CARDS_OUT:
            return Ruling(AFTER_PLAY, AGREE_FIRST)
        case CalledWhen.IN_ROUND:
            return Ruling(DIRECTOR_DECIDES)
        case CalledWhen.AFTER_ROUND:
            if facts.score_time is not ScoreTime.IN_TIME:  # review: 79B3 itself names no period
                return entry(facts)
            return Ruling(BOTH_CHANGED if facts.certain else ONE_LOWERED)


def entry(facts: ScoreToCorrect) -> Ruling:
    """An error is corrected within the period, later only if beyond doubt (79C)."""
    match facts.score_time:
        case ScoreTime.IN_TIME:
            return Ruling(CORRECTED, PERIOD)
        case ScoreTime.LATE_AND_CERTAIN:
            return Ruling(CORRECTED.under("79C2"))
        case ScoreTime.LATE:
            return Ruling(STANDS, PERIOD)


SITUATION = Situation(
    rule=score_correction,
    slug="antal-stik-og-score",
    title="Antal stik og en score, der skal rettes",
    phase=Phase.AFTER,
    happened="Der er uenighed om antallet af stik, eller en score er forkert",
    intro=(
        "Lad kortene ligge, til siderne er enige om stikkene. Er runden slut, sættes ingen op, hvis"
        " turneringslederen ikke er sikker. En fejl i en score, begge er enige om, kan rettes inden"
        " en frist."
    ),
    laws=("79", "81C3", "82C"),
    confuse=("claim", "duty_to_tell"),
    search=(
        "forkert score",
        "fejl i regnskabet",
        "indtastet forkert",
        "antal stik",
        "uenige om stik",
        "rettelsesfrist",
        "72 timer",
        "for mange stik",
        "turneringslederens fejl",
        "uenige om antal stik",
        "tastet forkert",
        "stikkene talt forkert",
    ),
)
