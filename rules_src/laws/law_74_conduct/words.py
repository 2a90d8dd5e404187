"""Laws 74, 90 and 91: a word, penalty points, or out of the room."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct

WARN = Instruct(
    "74A2",
    "warn_of_conduct",
    "Du skal være høflig og følge den rigtige fremgangsmåde. Nu har jeg sagt det.",
    to="offender",
    short="{offender} får en påmindelse",
    authority=Authority.ADVICE,
)
CONDUCT_AS_WELL = Instruct(
    "74A2",
    "conduct_is_judged_as_well",
    "Påtal også opførslen. Er den gentaget eller grov, så overvej strafpoint (§§\u00a090 og 91).",
    to=ME,
)
REMEMBER = Instruct(
    "81C1",
    "write_down_the_warning",
    "Skriv påmindelsen ned med tid og bord.",
    to=ME,
    authority=Authority.ADVICE,
)
STOP = Instruct(
    "74A2",
    "stop_annoying_others",
    "Hold op med det samme. Du generer de andre.",
    to="offender",
)
PENALTY = Instruct(
    "90A",
    "penalty_for_conduct",
    "Giv strafpoint efter turneringens regler. Loven har ingen takster.",
    to=ME,
    short="strafpoint til {offender}",
)
APART = Instruct(
    "90A",
    "penalty_points_apart_from_score",
    "Ret ikke spillets score for at ramme nogen. Strafpoint regnes for sig.",
    to=ME,
)
SUSPEND = Instruct(
    "91A",
    "suspend_for_conduct",
    "Jeg giver disciplinære strafpoint eller udelukker dig fra resten af sessionen.",
    to="offender",
    short="{offender} får strafpoint eller udelukkes",
)
DISQUALIFY = Instruct(
    "91B",
    "disqualify_with_consent",
    "Diskvalificér kun med turneringsarrangørens godkendelse.",
    to=ME,
)
FINAL = Instruct(
    "93B3",
    "discipline_is_final",
    "Sig, at en appelkomite ikke kan omgøre det, kun anbefale en ændring.",
    to=ME,
)
