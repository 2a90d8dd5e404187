"""Laws 83 to 85: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_83_85_facts.facts import Known, WhatHappened
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "påstand mod påstand; uenige om hvad der skete; hvem har ret; fakta; ord mod ord; han "
        "siger noget andet; bevis; mest sandsynligt; de lyver"
    ),
    said=(
        "ord mod ord; påstand; uenige hvad/om skete/sket/der; siger noget andet;"
        " nægter/benægter; hvem har ret; uenige om pause*/tøv*/fakta; lyver; kan ikke bevise*;"
        " den ene siger … den anden; uenige om forløb*; siger tøvede … siger/nej/ikke;"
        " modparten siger … nej; uenig om hvad; ingen husker; forskellige forklaringer; bevis;"
        " tror mest; uenige tøvet/tænkt; ord mod; påst*; uenig*"
        " hvad/om/skete/sket/forløb*/fakta/pause*/tøv*/tænk*; siger/siger …"
        " nej/andet/anden/ikke/modpart; hvem taler sandt; sandt; nægt*/benægt*; bevis*; husker"
        " forskelligt; den ene … den anden; den ene; én siger; øst/vest/nord/syd siger …"
        " nord/syd/øst/vest siger; vidne*; forklarer forskelligt; kan ikke blive enige; ikke"
        " enige om; tro på; hvem skal jeg tro; to versioner; versioner; modstrid*; fastslå;"
        " hvad skete; blive klogere; uvist; fastlægge; afgøre; finde ud af hvem; hvem der"
        " taler; taler sandt; nægter; PLADS nægter; siger … nægter; benægter; de siger hver"
        " sit; hver sin forklaring; hver sit; siger PLADS … siger; den anden siger; ikke enige"
        " om hvad"
    ),
    answers={
        WhatHappened.facts_known: {
            Known.LIKELY: (
                "mest sandsynlig*; tror mest; sandsynlig*; jeg tror; hælder; overvejende; to"
                " vidner; tre siger; jeg tror mest"
            ),
            Known.UNKNOWN: (
                "kan ikke afgøre*; ord mod ord umuligt; ved ikke hvem; ikke"
                " afgøre/vide/ved/finde/fastslå; aner ikke; uvist; ikke finde ud; kan ikke"
                " finde ud; hvem der taler sandt; umuligt afgøre"
            ),
            Known.AGREED: "alle enige; enig*",
        },
        WhatHappened.playing: {
            YesNo.YES: "spiller/spillede selv; tl/turneringsleder* spiller/selv; er selv",
        },
        WhatHappened.board_over: {
            YesNo.YES: "spillet slut; efter spillet; efter spil*",
            YesNo.NO: "stadig; midt i",
        },
    },
)
