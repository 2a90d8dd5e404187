"""Laws 16D and 79C: what people say, and what it answers."""

from rules_src.laws.law_79_wrong_entry.facts import Entry, WrongEntry
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tastet",
    answers={
        WrongEntry.entry: {
            Entry.SCORE: (
                "forkert kontrakt/spilfører/par/stik/dobling"
                " tastet/tastede/indtastet/skrevet/noteret/bridgemate*; tastet/tastede/indtastet"
                " forkert kontrakt/spilfører/stik/antal/par; siger PLADS spilfører"
            ),
            Entry.BOARD: (
                "forkert mappe*/spilnummer/spil tastet/tastede/skrevet/indtastet;"
                " tastet/tastede/indtastet forkert mappe*/spil*; resultat* på forkert spil/mappe*;"
                " forkert spil*/mappe* resultat*; spil*/mappe* forkert"
                " tast*/noter*/skrev*/resultat*; forkert spil*/mappe*; forkert"
                " spil/mappe/spilnummer; på forkert spil/mappe*; tast* spil TAL; under spil; ind"
                " under; ^forkert spil; tast* forkert spil; forkert spil tast*; resultat* forkert"
                " spil"
            ),
            Entry.SEEN: "så/set resultat* ikke; kom til at se; se frekvens*",
            Entry.DISPUTED: (
                "uenige kontrakt*/spilfører/dobling*; uenig* kontrakt*/spilfører/dobl*/om"
            ),
        },
    },
)
