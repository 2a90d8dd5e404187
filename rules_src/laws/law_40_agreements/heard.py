"""Law 40: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_40_agreements.facts import Departure, PsychicCall
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "åbner altid let; plejer at åbne svagt i tredje hånd; psykisk melding; psykisk; psyke; "
        "bluff; bluffede; løj i meldingerne; skjult aftale; hemmelig aftale; forbudt "
        "konvention; ulovligt system; meldte noget han ikke havde; makker læste bluffen"
    ),
    said=(
        "bød/åbnede/meldte med/på TAL point; TAL point; BUD point; psykisk*; psyke*; bluff*; "
        "løj; system tilladt/ulovlig*/forbudt; forbudt/ulovlig* konvention/system/aftale; "
        "skjult/hemmelig aftale; uden aftalt; ikke aftalt; altid let/svagt; åbner let/svagt; "
        "åbnede på ingenting; havde ikke farven; meldte/åbnede farve ikke; ingen point; nul "
        "point; meldte noget ikke havde; plejer at; melder noget andet end siger; renonce "
        "åbnede; bød FARVE/BUD renonce; åbnede/bød med singleton; for få point"
    ),
    answers={
        PsychicCall.departure: {
            Departure.PSYCHE: "psykisk*; bluff*; med vilje; psyke*",
            Departure.MISTAKE: (
                "huskede forkert; så forkert; glemte system*/aftale*; glemt aftale*/system*; "
                "fejlmeldte; troede hjerter/spar/ruder/klør"
            ),
            Departure.FORBIDDEN: (
                "system* ikke tilladt; forbudt/ulovlig* system/konvention/aftale; ikke "
                "tilladt; ikke lovlig*"
            ),
            Departure.HIDDEN: (
                "skjult/hemmelig aftale; plejer at; altid let/svagt; åbner altid; ikke "
                "fortalt; ikke oplyst"
            ),
        },
    },
)
