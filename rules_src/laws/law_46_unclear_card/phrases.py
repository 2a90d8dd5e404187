"""Laws 45D and 46: what people say, and what it answers."""

from rules_src.laws.law_46_unclear_card.facts import (
    Named,
    Said,
    SizeWord,
    UnclearCard,
    Word,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        UnclearCard.said_of_card: {
            Said.ANYTHING: "sagde spil; sagde bare spil; spil bare; sagde ligegyldigt",
            Said.SUIT: (
                "sagde bare/kun FARVE; sagde FARVE; bad om FARVE; sagde/siger/bad/nævnte FARVE;"
                " bare FARVE; sagde bare FARVE; bare sagde FARVE"
            ),
            Said.RANK: "uden farve; sagde TAL uden farve; uden at sige farve",
            Said.WORD: (
                "sagde/sig højt/lavt/lille/vind/stik; sagde lille/højt; giv mig stor; en stor"
            ),
            Said.CARD: "blind har/havde ikke; bordet har ikke; påbordet ikke; bad om KORT",
        },
        UnclearCard.card_named: {
            Named.NOT_THERE: (
                "blind har/havde ikke; bordet har ikke; bordet/blind har/havde/ejer ikke/ingen;"
                " påbordet ikke; KORT som er spillet; KORT er spillet; ikke på bordet"
            ),
        },
        SizeWord.size_word: {
            Word.HIGH: "sagde/sig højt/høj/høje; en stor; giv mig stor",
            Word.LOW: "sagde lavt/lille/lav/små; en lille; sagde lille/laveste/små; bare lille",
        },
    },
)
