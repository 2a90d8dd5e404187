"""Laws 16D and 79C: what people say, and what it answers."""

from rules_src.laws.law_79_wrong_entry.facts import Entry, WrongEntry
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tastet tastede skrev indtastede",
    answers={
        WrongEntry.entry: {
            Entry.SCORE: (
                "forkert kontrakt/spilfører/stik/par/dobling tastet/indtastet/skrevet/noteret;"
                " ^tastet/tastede/skrevet/står/indtastet/skrev BUD stedet;"
                " tastet/tastede/skrevet/indtastet/skrev stedet for; ^tastet/tastede/skrevet BUD …"
                " ^var/skulle; ^tastede/tastet forkert kontrakt*/stik*/spilfører;"
                " ^tastet/tastede/skrevet BUD … ^var BUD"
            ),
            Entry.BOARD: (
                "^på forkert spil/mappe*/spilnummer; tastet/indtastet/skrevet forkert"
                " spilnummer/mappe*; ^ind under spil; ^står/tastet/skrevet på spil TAL … spil TAL;"
                " resultat* spil TAL … var spil TAL; ^på forkert spil"
            ),
            Entry.SEEN: (
                "^kom se frekvens*/resultat*; ^så/set resultat*/frekvens* ikke; ^så/set resultat*"
                " spil/mangler; ^resultat*/frekvens* … ^ikke spillet"
            ),
            Entry.DISPUTED: (
                "uenig* kontrakt*/spilfører/dobl*; ikke enige kontrakt*/spilfører/dobl*; uenig*"
                " kontrakt*"
            ),
            Entry.TRICKS: "uenig* stik*; uenig* TAL stik",
        },
    },
)
