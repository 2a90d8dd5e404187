"""Laws 12C2 and 79C: a result is moved, and what a keyed score is worth."""

from __future__ import annotations

from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Authority
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    no_doubt_when_late = Instruct(
        "79C2",
        "Efter rettelsesfristen retter du kun, hvis du ingen tvivl har, og arrangøren er enig.",
        to=ME,
    )
    ok_is_not_final = Instruct(
        "79C1",
        "Lad ikke et OK på maskinen afgøre sagen. Også det, begge har godkendt, kan være forkert.",
        to=ME,
    )
    result_moved = Instruct(
        "79C1",
        "Jeg flytter resultatet til det spil, det hører til.",
        short="resultatet flyttes",
        keyed=Keyed.MOVED,
    )
    who_keyed_and_who_checked = Instruct(
        "12C2a",
        "Spørg, hvem der tastede, og hvem der godkendte, hvis nogen ikke kan få et resultat.",
        to=ME,
        authority=Authority.ADVICE,
    )
    house_rule_on_entry = Instruct(
        "80B2f",
        "Husregel: Har klubben bestemt, hvem der svarer for tastningen, så følg det. Loven siger"
        " det ikke.",
        to=ME,
        authority=Authority.ADVICE,
    )
