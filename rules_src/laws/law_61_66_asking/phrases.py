"""Laws 61B, 61C and 66: what people say, and what it answers."""

from rules_src.laws.law_61_66_asking.facts import AskAboutRevoke, Asking, Wish
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spurgte",
    answers={
        AskAboutRevoke.wish: {
            Wish.ASK: "spurgte flere/mere/renonce; spurgte ikke/ingen flere/mere/FARVE",
            Wish.SEE: "^vil/bad/må se sidste/forrige stik*; ^vil/bad/må se stik* igen",
        },
        AskAboutRevoke.asking: {
            Asking.DECLARER: "^spilfører spurgte modspiller*/PLADS om/har/ikke/ingen",
            Asking.DEFENDERS: "^spurgte makker om/har/er/ikke/ingen",
            Asking.DUMMY_DECLARER: (
                "^blind spurgte spilfører/makker om/har/er/ikke/ingen; ^er/var blind … spurgte"
                " makker om/har/er/ikke/ingen"
            ),
            Asking.DUMMY_DEFENDER: "^blind spurgte modspiller*/modpart* om/har/ikke/ingen",
        },
    },
)
