"""Laws 45D and 46: what people say, and what it answers."""

from rules_src.laws.law_46_unclear_card.facts import Named, Said, SizeWord, UnclearCard, Word
from rules_src.model.phrases import Phrases

HIGH = "^sagde bare højt; sagde/siger/bad høj/højest*/stor"
LOW = "sagde/siger/bad lille/lavt/lav/lavest*/små"

PHRASES = Phrases(
    answers={
        UnclearCard.said_of_card: {
            Said.ANYTHING: "^sagde bare spil; sagde ligegyldigt; ^sagde hvad helst/vil",
            Said.SUIT: "^sagde/siger bare/kun FARVE; ^spilfører sagde/siger FARVE; ^bad om FARVE",
            Said.RANK: "sagde/bad uden farve; ^spilfører sagde/bad es*/konge*/dame*/knægt*",
            Said.WORD: f"{HIGH}; {LOW}",
            Said.CARD: (
                "^bad om KORT; ^spilfører sagde/nævnte KORT; ^sagde/bad es*/konge*/dame*/knægt*"
                " FARVE"
            ),
        },
        UnclearCard.card_named: {
            Named.NOT_THERE: (
                "KORT/kort* blind har/havde ikke; KORT … er/ligger ikke påbordet; bad KORT er"
                " spillet*"
            ),
        },
        SizeWord.size_word: {Word.HIGH: HIGH, Word.LOW: LOW},
    },
)
