"""Laws 92 and 93: whose ruling, in time, with whose consent, on what, and before whom."""

from __future__ import annotations

from rules_src.contents.regulations import APPEAL_MINUTES
from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.overlaps import Overlap


class Appealed(Answer):
    OWN_TABLE = "en kendelse ved eget bord"
    OTHER_TABLE = "en kendelse ved et andet bord"


class Subject(Answer):
    JUDGEMENT = "fakta eller et skøn"
    LAW = "lov eller reglement"
    DISCIPLINE = "en afgørelse om disciplin efter §\u00a091"


class Appeal(Facts):
    appealed = Fact(Appealed, "Hvad vil de have prøvet?", "92A")
    came_to_director = Fact(YesNo, "Er appellen kommet til dig?", "92C", assume=YesNo.YES)
    in_time = Fact(
        YesNo,
        "Er appellen kommet inden fristen?",
        "92B",
        help=f"Loven giver {APPEAL_MINUTES} minutter, fra resultatet er tilgængeligt, hvis"
        " arrangøren ikke har sat en anden frist. DBf’s frist er ikke set, så slå den op.",
    )
    consent = Fact(
        YesNo,
        "Er de rette enige om at appellere?",
        "92D",
        help="I par skal begge ville det, på hold holdkaptajnen. I en individuel turnering"
        " bestemmer spilleren selv.",
    )
    committee = Fact(
        YesNo, "Er der en appelkomite, som kan mødes uden at forstyrre turneringen?", "93A"
    )
    subject = Fact(
        Subject,
        "Hvad drejer appellen sig om?",
        "93B",
        help="Er der flere punkter, så tag dem ét for ét.",
    )


OVERLAPS = (
    Overlap(Appeal.subject, (Subject.JUDGEMENT, Subject.LAW, Subject.DISCIPLINE), "ét for ét"),
)
