"""Laws 61B, 61C and 66: what people say, and what it answers."""

from rules_src.laws.law_61_66_asking.facts import AskAboutRevoke, Asking, Trick, Wish
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spurgte vil spørger viste",
    answers={
        AskAboutRevoke.wish: {
            Wish.ASK: "spurgte ikke/ingen flere/mere/FARVE; ^vil vide makker/PLADS ikke/flere",
            Wish.SEE: "^se sidste/forrige/vendte stik*; ^vil se lagt stik*",
            Wish.TURNED: "^vendt/vendte kort* … svigtet",
        },
        AskAboutRevoke.asking: {
            Asking.DECLARER: "^spilfører spurgte modspiller*/PLADS om/har/ikke/ingen",
            Asking.DEFENDERS: "^spurgte makker om/har/er/ikke/ingen",
            Asking.DUMMY_DECLARER: "^blind spurgte spilfører/makker om/har/er/ikke/ingen",
        },
        AskAboutRevoke.trick: {Trick.QUITTED: "^stik* … er vendt; ^vendt/vendte stik*"},
    },
)
