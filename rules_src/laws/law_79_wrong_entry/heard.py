"""Laws 16D and 79C: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_79_wrong_entry.facts import Entry, WrongEntry
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "bridgemate; tastede forkert mappenummer; forkert mappenummer; forkert spilnummer; "
        "tastet på forkert mappe; så de andres resultater; har set resultatet; set et "
        "resultat; forkert kontrakt tastet; forkert spilfører tastet; trykkede ok; godkendt "
        "forkert resultat; bordterminal; resultatet står på forkert spil"
    ),
    said=(
        "bridgemate*; tastet/tastede/indtastet forkert; tastefejl; forkert kontrakt/spilfører/"
        "mappenummer/spilnummer/resultat tastet/tastede/skrevet/noteret/indtastet; forkert "
        "resultat; resultat* på/forkert mappe/spil; så resultat*; set resultat*; "
        "bordterminal*; tabletten; godkendt/godkendte forkert; byttet nord-syd øst-vest "
        "resultat*; trykkede; tastet; resultat* forkert"
    ),
    answers={
        WrongEntry.entry: {
            Entry.SCORE: (
                "forkert kontrakt/spilfører/par/stik/dobling tastet/tastede/indtastet/skrevet/"
                "noteret/bridgemate*; tastet/tastede/indtastet forkert kontrakt/spilfører/stik/"
                "antal/par; tastefejl; glemte dobling*; forkert resultat; tastet/tastede TAL "
                "stedet; tastede BUD"
            ),
            Entry.BOARD: (
                "forkert mappe*/spilnummer/spil tastet/tastede/skrevet/indtastet; tastet/"
                "tastede/indtastet forkert mappe*/spil*; resultat* på forkert spil/mappe*; "
                "forkert spil*/mappe* resultat*; forkert mappenummer"
            ),
            Entry.SEEN: (
                "så/set resultat* ikke; så/set resultat*; så/set … ikke spillet; kom til at se"
            ),
            Entry.TRICKS: "uenige stik*/antal",
            Entry.DISPUTED: "uenige kontrakt*/spilfører/dobling*",
        },
        WrongEntry.saw_results: {
            YesNo.YES: "så/set resultat*",
            YesNo.NO: "ingen set/så",
        },
    },
)
