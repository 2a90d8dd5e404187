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
        "bød/åbnede/meldte med/på TAL point; TAL point; BUD point; psykisk*; psyke*; bluff*;"
        " løj; system tilladt/ulovlig*/forbudt; forbudt/ulovlig* konvention/system/aftale;"
        " skjult/hemmelig aftale; uden aftalt; ikke aftalt; altid let/svagt; åbner let/svagt;"
        " åbnede på ingenting; havde ikke farven; meldte/åbnede farve ikke; ingen point; nul"
        " point; meldte noget ikke havde; plejer at; melder noget andet end siger; renonce"
        " åbnede; bød FARVE/BUD renonce; åbnede/bød med singleton; for få point; åbnede let;"
        " åbnede/bød/meldte uden; meldte … havde kun/ikke/slet; TAL hp; bløf*; blufm*; snyde"
        " melding*; psyk*; aftale* skjult/ikke oplyst/ikke fortalt/hemmelig/forbudt/ulovlig*;"
        " konvention* forbudt/ulovlig*/tilladt; system* forbudt/ulovlig*/tilladt; ikke lovlig*"
        " system*/konvention*; bød BUD … point/havde; med TAL point; kun TAL point; på TAL"
        " point; hver gang åbner; vane; åbnede/bød/meldte FARVE/BUD … havde kun/ingen/ikke;"
        " med TAL FARVE; åbnede … singleton; uden FARVE; glemte konvention*; fejlmeld*; meldte"
        " forkert system*; afveg; afvigelse; brugte konvention*; narre melding*; BUD nul/ingen"
        " point; ulovlig* system*; bød/meldte/åbnede på ingenting; bød/åbnede med/på TAL"
        " point; ingenting på; uden point; bød BUD med; uden noget; glemt/glemte deres"
        " aftale*; kunstig melding naturlig*; bød … naturligt; glemt aftale*; ulovlig"
        " konvention; ulovligt; BUD TAL point; åbnede BUD TAL point; på TAL hp; bluffede;"
        " bluffet; uden farven; på en doubleton; havde kun TAL point; havde kun TAL; åbning på"
        " ingenting; systemet forkert; brugte forkert system; bluff; passede makkers bluff;"
        " luft; på luft; ren luft; falsk melding; meldte falsk; har de ikke aftalt; hemmelig*;"
        " aftale* ikke må have; aftale* ikke lovlig*/tilladt*; forbudt* aftale*/system*"
    ),
    answers={
        PsychicCall.departure: {
            Departure.PSYCHE: (
                "psykisk*; bluff*; psyke*; bløf*; psyk*; for sjov; for at narre;"
                " bluffede/bluff*; psykisk/psyke*; opdigtet; bluffede; bluff; med vilje"
                " bluff*; bevidst meldte forkert"
            ),
            Departure.MISTAKE: (
                "huskede forkert; glemte system*/aftale*; glemt aftale*/system*; fejlmeldte;"
                " fejlmeld*; huskede forkert/ikke; talte forkert; huskede/husket forkert;"
                " glemte/glemt aftale*/system*; glemt/glemte deres/aftale*/system*; havde"
                " glemt aftale*; huskede ikke aftale*; husker forkert"
            ),
            Departure.FORBIDDEN: (
                "system* ikke tilladt; forbudt/ulovlig* system/konvention/aftale; ikke"
                " tilladt; ikke lovlig*; forbudt; ulovlig*; ikke må bruge; må ikke; ikke må;"
                " ulovlig konvention; ulovligt system"
            ),
            Departure.HIDDEN: (
                "skjult/hemmelig aftale; plejer at; altid let/svagt; åbner altid; ikke"
                " fortalt; ikke oplyst; hemmelig*; ikke fortalt/oplyst; uden at"
                " fortælle/oplyse; aldrig oplyst"
            ),
        },
    },
)
