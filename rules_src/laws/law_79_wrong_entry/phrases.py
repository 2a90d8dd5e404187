"""Laws 16D and 79C: what people say, and what it answers."""

from rules_src.laws.law_79_wrong_entry.facts import Entry, WrongEntry
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tastet",
    answers={
        WrongEntry.entry: {
            Entry.SCORE: (
                "forkert kontrakt/spilfører/stik/par/dobling tastet/indtastet/skrevet/noteret"
            ),
            Entry.BOARD: (
                "^på forkert spil/mappe*/spilnummer; tastet/indtastet/skrevet forkert"
                " spilnummer/mappe*; ^ind under spil"
            ),
            Entry.SEEN: "^kom se frekvens*/resultat*; ^så/set resultat*/frekvens* ikke",
            Entry.DISPUTED: "uenig* kontrakt*/spilfører/dobl*",
            Entry.TRICKS: "uenig* stik*",
        },
    },
)
