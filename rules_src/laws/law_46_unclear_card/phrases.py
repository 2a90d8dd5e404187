"""Laws 45D and 46: what people say, and what it answers."""

from rules_src.laws.law_46_unclear_card.facts import Named, Rank, Said, SizeWord, UnclearCard, Word
from rules_src.model.phrases import Phrases

HIGH = "^sagde bare højt; sagde/siger/bad høj/højest*/stor"
LOW = "sagde/siger/bad lille/lavt/lav/lavest*/små"

PHRASES = Phrases(
    answers={
        UnclearCard.said_of_card: {
            Said.ANYTHING: "^sagde/siger bare læg/spil/et; ^sagde/siger bare kør/spil/videre",
            Said.SUIT: "^spilfører sagde/siger FARVE; ^bad om FARVE",
            Said.RANK: "sagde/bad uden farve; ^bad om es*/konge*/dame*/knægt*/tier*/nier*",
            Said.WORD: (
                f"{HIGH}; {LOW}; sagde/siger vind/stik/tag; sagde/siger/bad bare/kun"
                " lille/høj/lav/lavt/højt"
            ),
            Said.CARD: (
                "^bad om KORT; ^sagde/siger/bad/kaldte/nævnte FARVE"
                " to/tre/fire/fem/seks/syv/otte/ni/ti/TAL"
            ),
        },
        UnclearCard.card_named: {
            Named.NOT_THERE: (
                "KORT/kort* blind har/havde ikke; KORT … er/ligger ikke påbordet;"
                " bad/sagde/nævnte/kaldte KORT … blind ikke den/det"
            ),
            Named.DUMMY_MOVED: (
                "sagde/bad/nævnte/siger KORT/FARVE … blind tog/lagde/spillede"
                " KORT/FARVE/andet/forkert"
            ),
        },
        SizeWord.size_word: {
            Word.HIGH: HIGH,
            Word.LOW: LOW,
            Word.WIN: "sagde/siger vind/stik/tag",
        },
        UnclearCard.rank_in_dummy: {Rank.MORE: "^der to/flere damer/konger/esser/knægte/tiere"},
    },
)
