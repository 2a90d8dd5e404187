"""Laws 74, 90 and 91: a word, penalty points, or out of the room."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    warn_of_conduct = Instruct(
        "74A2",
        "Du skal være høflig og følge den rigtige fremgangsmåde. Nu har jeg sagt det.",
        to="offender",
        short="{offender} får en påmindelse",
        authority=Authority.ADVICE,
    )
    conduct_is_judged_as_well = Instruct(
        "74A2",
        "Påtal også opførslen. Er den gentaget eller grov, så overvej strafpoint (§§\u00a090 og"
        " 91).",
        to=ME,
    )
    write_down_the_warning = Instruct(
        "81C1",
        "Skriv påmindelsen ned med tid og bord.",
        to=ME,
        authority=Authority.ADVICE,
    )
    stop_annoying_others = Instruct(
        "74A2",
        "Hold op med det samme. Du generer de andre.",
        to="offender",
    )
    penalty_for_conduct = Instruct(
        "90A",
        "Giv strafpoint efter turneringens regler. Loven har ingen takster.",
        to=ME,
        short="strafpoint til {offender}",
    )
    penalty_points_apart_from_score = Instruct(
        "90A",
        "Ret ikke spillets score for at ramme nogen. Strafpoint regnes for sig.",
        to=ME,
    )
    suspend_for_conduct = Instruct(
        "91A",
        "Jeg giver disciplinære strafpoint eller udelukker dig fra resten af sessionen.",
        to="offender",
        short="{offender} får strafpoint eller udelukkes",
    )
    disqualify_with_consent = Instruct(
        "91B",
        "Diskvalificér kun med turneringsarrangørens godkendelse.",
        to=ME,
    )
    discipline_is_final = Instruct(
        "93B3",
        "Sig, at en appelkomite ikke kan omgøre det, kun anbefale en ændring.",
        to=ME,
    )
