"""Laws 45D and 46: what people say, and what it answers."""

from rules_src.laws.law_46_unclear_card.facts import Named, Rank, Said, SizeWord, UnclearCard, Word
from rules_src.model.phrases import Phrases

HIGH = "^sagde bare højt; sagde/siger/bad høj/højest*/stor"
LOW = "sagde/siger/bad lille/lavt/lav/lavest*/små"

PHRASES = Phrases(
    answers={
        UnclearCard.said_of_card: {
            Said.ANYTHING: (
                "^sagde bare spil; sagde ligegyldigt; ^sagde hvad helst/vil; ^sagde/siger bare"
                " læg/spil/et; ^sagde/siger spil bare; læg et eller andet; sagde/siger hvad som;"
                " ^sagde/siger bare kør/spil/videre"
            ),
            Said.SUIT: (
                "^sagde/siger bare/kun FARVE; ^spilfører sagde/siger FARVE; ^bad om FARVE;"
                " ^sagde/siger FARVE … flere; ^spilfører/PLADS kaldte på FARVE"
            ),
            Said.RANK: (
                "sagde/bad uden farve; ^spilfører sagde/bad es*/konge*/dame*/knægt*; ^bad om"
                " es*/konge*/dame*/knægt*/tier*/nier*; ^spilfører/PLADS sagde/siger/kaldte bare/kun"
                " es*/konge*/dame*/knægt*/tier*"
            ),
            Said.WORD: (
                f"{HIGH}; {LOW}; sagde/siger vind/stik/tag; sagde/siger/bad bare/kun"
                " lille/høj/lav/lavt/højt"
            ),
            Said.CARD: (
                "^bad om KORT; ^spilfører sagde/nævnte KORT; ^sagde/bad es*/konge*/dame*/knægt*"
                " FARVE; ^sagde/siger/bad/kaldte/nævnte FARVE"
                " to/tre/fire/fem/seks/syv/otte/ni/ti/TAL; ^kaldte KORT"
            ),
        },
        UnclearCard.card_named: {
            Named.NOT_THERE: (
                "KORT/kort* blind har/havde ikke; KORT … er/ligger ikke påbordet; bad KORT er"
                " spillet*; bad/sagde/nævnte/kaldte KORT … blind ikke den/det; KORT/kort* ikke"
                " ligger/er blind"
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
        UnclearCard.rank_in_dummy: {
            Rank.MORE: (
                "^der to/flere damer/konger/esser/knægte/tiere; ^flere"
                " damer/konger/esser/knægte/tiere"
            ),
        },
    },
)
