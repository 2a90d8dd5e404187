"""Laws 90 and 91: what was done, and what it calls for."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement
from rules_src.model.overlaps import Overlap


class Offence(Answer):
    PROCEDURE = "fremgangsmåden: tid, kort, mapper, resultater eller en anvisning"
    CONDUCT = "opførsel eller orden"


class Response(Answer):
    NONE = "ingenting"
    WARNING = "en advarsel"
    POINTS = "strafpoint"


class Discipline(Answer):
    WARNING = "en advarsel"
    POINTS = "disciplinære strafpoint"
    SUSPENSION = "udelukkelse fra resten af sessionen eller en del af den"
    DISQUALIFICATION = "diskvalifikation"


class Penalty(Facts):
    offence = Fact(
        Offence,
        "Hvad er der gjort forkert?",
        "90A",
        help="Er det begge dele, så døm dem én for én.",
    )
    response = Judgement(
        Response,
        "Hvad svarer fejlen til?",
        "90A",
        weigh=(
            "Er det klart, hvem der gjorde det? En mistanke er ikke nok.",
            "Forsinkede det turneringen, generede det andre, eller kostede det en justeret score?",
            "Var det første gang, og vidste de, at det var forkert?",
            "Hvad siger turneringens regler? Klubben kan have satser.",
        ),
        help="Lovens eksempler står i §\u00a090B1–8. Listen er åben.",
    )
    discipline = Judgement(
        Discipline,
        "Hvad kræver ordenen?",
        "91A",
        weigh=(
            "Kan turneringen gå videre i ro med en advarsel?",
            "Hvad har du selv set og hørt, og hvad siger andre?",
            "Diskvalifikation kræver, at arrangøren godkender det.",
        ),
    )


OVERLAPS = (Overlap(Penalty.offence, (Offence.PROCEDURE, Offence.CONDUCT), "én for én"),)
