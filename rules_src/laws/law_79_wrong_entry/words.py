"""Laws 12C2 and 79C: a result is moved, and what a keyed score is worth."""

from __future__ import annotations

from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct

NO_DOUBT_WHEN_LATE = Instruct(
    "79C2",
    "no_doubt_when_late",
    "Efter rettelsesfristen retter du kun, hvis du ingen tvivl har, og arrangøren er enig.",
    to=ME,
)
OK_IS_NOT_FINAL = Instruct(
    "79C1",
    "ok_is_not_final",
    "Lad ikke et OK på maskinen afgøre sagen. Også det, begge har godkendt, kan være forkert.",
    to=ME,
)
MOVED = Instruct(
    "79C1",
    "result_moved",
    "Jeg flytter resultatet til det spil, det hører til.",
    short="resultatet flyttes",
)
WHO_KEYED = Instruct(
    "12C2a",
    "who_keyed_and_who_checked",
    "Spørg, hvem der tastede, og hvem der godkendte, hvis nogen ikke kan få et resultat.",
    to=ME,
    authority=Authority.ADVICE,
)
HOUSE_RULE = Instruct(
    "80B2f",
    "house_rule_on_entry",
    "Husregel: Har klubben bestemt, hvem der svarer for tastningen, så følg det. Loven siger"
    " det ikke.",
    to=ME,
    authority=Authority.ADVICE,
)
