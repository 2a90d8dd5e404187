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
        "åbnede; bød FARVE/BUD renonce; åbnede/bød med singleton; for få point; åbnede let; "
        "åbnede/bød/meldte uden; meldte … havde kun/ikke/slet; TAL hp; bløf*; blufm*; snyde "
        "melding*; psyk*; aftale* skjult/ikke oplyst/ikke fortalt/hemmelig/forbudt/ulovlig*; "
        "konvention* forbudt/ulovlig*/tilladt; system* forbudt/ulovlig*/tilladt; ikke lovlig* "
        "system*/konvention*; bød BUD … point/havde; med TAL point; kun TAL point; på TAL "
        "point; hver gang åbner; vane; åbnede/bød/meldte FARVE/BUD … havde kun/ingen/ikke; med "
        "TAL FARVE; åbnede … singleton; uden FARVE; glemte konvention*; glemt konvention*; "
        "fejlmeld*; meldte forkert system*; afveg; afvigelse; brugte konvention*; narre "
        "melding*; BUD nul/ingen point; ulovlig* system*"
    ),
    answers={
        PsychicCall.departure: {
            Departure.PSYCHE: (
                "psykisk*; bluff*; med vilje; psyke*; bløf*; bluff*; psyk*; for sjov; bevidst; "
                "med vilje; for at narre"
            ),
            Departure.MISTAKE: (
                "huskede forkert; så forkert; glemte system*/aftale*; glemt aftale*/system*; "
                "fejlmeldte; troede hjerter/spar/ruder/klør; glemte/glemt; fejlmeld*; så "
                "forkert; huskede forkert/ikke; tog fejl; talte forkert"
            ),
            Departure.FORBIDDEN: (
                "system* ikke tilladt; forbudt/ulovlig* system/konvention/aftale; ikke "
                "tilladt; ikke lovlig*; forbudt; ulovlig*; ikke tilladt; ikke må bruge; ikke "
                "lovlig*"
            ),
            Departure.HIDDEN: (
                "skjult/hemmelig aftale; plejer at; altid let/svagt; åbner altid; ikke "
                "fortalt; ikke oplyst; hemmelig*; skjult; plejer; altid; vane; hver gang; ikke "
                "fortalt/oplyst; uden at fortælle/oplyse"
            ),
        },
    },
)
