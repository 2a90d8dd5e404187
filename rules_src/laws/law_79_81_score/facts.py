"""Laws 79 and 82C: what is wrong, and when it was discovered."""

from __future__ import annotations

from rules_src.contents.regulations import CORRECTION_PERIOD
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Issue(Answer):
    CLAIM = "de er uenige om et krav eller et afkald"
    TRICKS = "de er uenige om, hvor mange stik der er vundet"
    ENTRY = "de er enige, men scoren er skrevet eller regnet forkert"
    NOT_WON = "en side har opdaget, at de har fået et stik for meget"
    RULING = "du har dømt forkert"
    INVENTED = "siderne har aftalt en score for et spil, der ikke er spillet"
    UNNOTICED = "du hører om en uregelmæssighed, som ingen kaldte dig til"


class CalledWhen(Answer):
    CARDS_OUT = "runden er ikke slut, og kortene ligger, som de er spillet"
    IN_ROUND = "runden er ikke slut, men kortene er blandet"
    AFTER_ROUND = "runden er slut"


class MixedBy(Answer):
    ONE_SIDE = "kun {offending_side}"
    BOTH = "begge sider"


class ScoreTime(Answer):
    IN_TIME = "inden rettelsesfristen"
    LATE_AND_CERTAIN = "efter fristen, men fejlen er sikker, og arrangøren er enig"
    LATE = "efter fristen"


class ScoreToCorrect(Facts):
    score_issue = Fact(Issue, "Hvad drejer det sig om?", "79")
    called_when = Fact(
        CalledWhen,
        "Hvornår bliver du kaldt?",
        "79B",
        help="Runden er ikke slut for et bord, før spillerne har forladt det (§\u00a08B1).",
    )
    tricks_mixed_by = Fact(
        MixedBy,
        "Hvem har blandet deres kort?",
        "66D",
        help="Den side, der alene har blandet sine kort, mister tvivlen.",
    )
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
        help=f"Fristen er i DBf {CORRECTION_PERIOD}. Klubben kan"
        " fastsætte en anden. Lovens egen er 30 minutter.",
    )
    board_can_be_saved = Judgement(
        YesNo,
        "Kan spillet stadig få et normalt resultat?",
        "82C",
        weigh=("Kan du give den rigtige kendelse nu, uden at den forkerte har påvirket spillet?",),
    )


OVERLAPS = (
    Overlap(ScoreToCorrect.score_issue, (Issue.CLAIM, Issue.TRICKS, Issue.UNNOTICED)),
    Overlap(ScoreToCorrect.score_issue, (Issue.ENTRY, Issue.UNNOTICED)),
    Overlap(ScoreToCorrect.score_issue, (Issue.INVENTED, Issue.UNNOTICED)),
    Overlap(ScoreToCorrect.score_time, (ScoreTime.LATE_AND_CERTAIN, ScoreTime.LATE)),
)
