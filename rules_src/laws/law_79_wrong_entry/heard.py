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
        "bridgemate*; tastet/tastede/indtastet forkert; tastefejl; forkert"
        " kontrakt/spilfører/mappenummer/spilnummer/resultat"
        " tastet/tastede/skrevet/noteret/indtastet; forkert resultat; resultat* på/forkert"
        " mappe/spil; så resultat*; set resultat*; bordterminal*; tabletten;"
        " godkendt/godkendte forkert; byttet nord-syd øst-vest resultat*; trykkede; tastet;"
        " resultat* forkert; tast*; indtast*; terminal*; tablet*; forkert"
        " kontrakt/spilfører/mappe*/spil*/par/resultat …"
        " skrevet/noteret/registreret/indført/ført/trykket; registrer* forkert; forkert"
        " registrer*; resultat* forkert/spil*/mappe*/andet/indført/skrevet/noteret;"
        " så/set/ser/kiggede/vist resultat*; resultat* skærm*; trykk*; godkend*; skrevet"
        " resultat* forkert; parnumre/parnummer; scorekort*; slip/spilseddel"
        " forkert; maskinen; enheden; uenig* kontrakt*; uenig* spilfører/doblet/dobling*;"
        " byttet resultat*; noteret forkert; skrev resultat*; indført; bridgemate*"
        " siger/viser/står; frekvens*; ind under spil; kom til at se resultat*/score*; bm; så"
        " procent*; tryk* ok; forkert tal; tastede; står på; tast* spil; maskin*;"
        " glemt/glemte skrive/taste/notere/indtaste resultat*"
    ),
    answers={
        WrongEntry.entry: {
            Entry.SCORE: (
                "forkert kontrakt/spilfører/par/stik/dobling"
                " tastet/tastede/indtastet/skrevet/noteret/bridgemate*;"
                " tastet/tastede/indtastet forkert kontrakt/spilfører/stik/antal/par;"
                " tastefejl; glemte dobling*; tastet/tastede TAL stedet; tastede BUD; forkert"
                " kontrakt/spilfører/par*/dobl*/stik*/resultat"
                " tast*/bridgemate*/skrevet/noteret/indført/registrer*/trykk*; tast* forkert"
                " kontrakt/spilfører/par*/stik*/resultat/dobl*; tast* BUD; TAL stik stedet;"
                " glem* dobl*; byttet nord-syd; spilfører forkert; par* forkert; forkert par*;"
                " tast* forkert; bridgemate* siger/viser/står … men; spilfører … men var;"
                " forkert tast*; står PLADS spilfører; siger PLADS spilfører; glemte doblingen"
            ),
            Entry.BOARD: (
                "forkert mappe*/spilnummer/spil tastet/tastede/skrevet/indtastet;"
                " tastet/tastede/indtastet forkert mappe*/spil*; resultat* på forkert"
                " spil/mappe*; forkert spil*/mappe* resultat*; forkert mappenummer;"
                " spil*/mappe* forkert tast*/noter*/skrev*/resultat*; forkert spil*/mappe*;"
                " resultat* TAL stedet; resultat* anden/andet spil/mappe;"
                " mappe TAL; forkert spil/mappe/spilnummer; på forkert spil/mappe*; tast* spil"
                " TAL; under"
                " spil; ind under; ^forkert spil; tast* forkert spil; forkert spil tast*;"
                " forkert nummer; tast* mappe; resultat* forkert spil"
            ),
            Entry.SEEN: (
                "så/set resultat* ikke; så/set resultat*; så/set … ikke spillet; kom til at"
                " se; så/set/ser/kiggede/kigger/vist resultat*/score*/andre*; så … spil*;"
                " resultat* … ikke spillet; resultat* endnu; frekvens*; se frekvens*; så"
                " frekvens*; se resultat*; kom til at se resultat*; så score*; så procent*"
            ),
            Entry.TRICKS: "uenige stik*/antal; uenig* stik*",
            Entry.DISPUTED: (
                "uenige kontrakt*/spilfører/dobling*; uenig* kontrakt*/spilfører/dobl*/om; "
                "siger BUD; mener BUD/doblet"
            ),
        },
        WrongEntry.saw_results: {
            YesNo.YES: "så/set resultat*; så/set … resultat*; set de",
            YesNo.NO: "ingen set/så; ingen så/set/har",
        },
    },
)
