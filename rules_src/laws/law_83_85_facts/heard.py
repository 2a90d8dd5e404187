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
        "ord mod ord; påstand; uenige hvad/om skete/sket/der; siger noget andet; nægter/"
        "benægter; hvem har ret; uenige om pause*/tøv*/fakta; lyver; kan ikke bevise*; den ene "
        "siger … den anden; uenige om forløb*; siger tøvede … siger/nej/ikke; modparten siger "
        "… nej; uenig om hvad; ingen husker; forskellige forklaringer; bevis; tror mest; "
        "uenige tøvet/tænkt"
    ),
    answers={
        WhatHappened.facts_known: {
            Known.LIKELY: "mest sandsynlig*; tror mest; sandsynlig*; jeg tror",
            Known.UNKNOWN: "kan ikke afgøre*; ord mod ord umuligt; ved ikke hvem",
            Known.AGREED: "alle enige",
        },
        WhatHappened.board_over: {
            YesNo.YES: "spillet slut; efter spillet",
        },
    },
)
