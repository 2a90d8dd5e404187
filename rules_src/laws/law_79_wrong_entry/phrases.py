"""Laws 16D and 79C: what people say, and what it answers."""

from rules_src.laws.law_79_wrong_entry.facts import Entry, WrongEntry
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tastet tastede skrev indtastede",
    answers={
        WrongEntry.entry: {
            Entry.SCORE: (
                "forkert kontrakt/spilfører/stik/par/dobling tastet/indtastet/skrevet/noteret;"
                " tastet/tastede/skrevet/indtastet/skrev stedet for; ^tastet/tastede/skrevet BUD …"
                " ^var BUD"
            ),
            Entry.BOARD: "^på forkert spil",
            Entry.SEEN: "^resultat*/frekvens* … ^ikke spillet",
            Entry.DISPUTED: "uenig* kontrakt*",
        },
    },
)
