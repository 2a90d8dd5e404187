"""Law 74: whom it told something, and how serious it was."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement
from rules_src.model.overlaps import Overlap


class Conveyed(Answer):
    NOBODY = "nej"
    PARTNER = "ja, det fortalte {partner} noget"
    OPPONENT = "ja, det narrede en modstander"


class Severity(Answer):
    FIRST = "en mindre ting, første gang, og ingen blev generet"
    GROSS = "groft, eller der er ikke længere orden"
    AGAIN = "gentaget, eller det generede eller forsinkede andre"


class Manners(Facts):
    conveyed = Fact(
        Conveyed,
        "Fortalte det nogen noget om kortene?",
        "74C",
        help="Et kort, der ses uden at være ledt efter, må gerne bruges (§\u00a074C5)."
        " Fortalte det begge noget, så tag dem én for én.",
    )
    severity = Judgement(
        Severity,
        "Hvor alvorligt er det?",
        "90A",
        weigh=(
            "Hør begge sider for sig, og væk fra bordet.",
            "Er spilleren advaret før i turneringen?",
            "Ødelægger det glæden ved spillet for andre?",
            "Slå op, hvad turneringens regler siger om strafpoint.",
        ),
    )


OVERLAPS = (
    Overlap(Manners.conveyed, (Conveyed.PARTNER, Conveyed.OPPONENT), "én for én"),
    Overlap(Manners.severity, (Severity.GROSS, Severity.AGAIN)),
)
