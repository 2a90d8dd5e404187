"""Laws 61B, 61C and 66: what people say, and what it answers."""

from rules_src.laws.law_61_66_asking.facts import AskAboutRevoke, Asking, Trick, Wish
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spurgte vil spørger viste",
    answers={
        AskAboutRevoke.wish: {
            Wish.ASK: (
                "spurgte flere/mere/renonce; spurgte ikke/ingen flere/mere/FARVE; ^vil vide"
                " makker/PLADS ikke/flere; spørger flere/mere/renonce/svigtet;"
                " ^spurgte/spørge/spørger svigtet; ^ingen FARVE/flere makker"
            ),
            Wish.SEE: (
                "^vil/bad/må se sidste/forrige stik*; ^vil/bad/må se stik* igen; ^vil gerne se"
                " stik*; ^se sidste/forrige/vendte stik*; ^se stik* igen; ^vil se lagt stik*"
            ),
            Wish.TURNED: "^vendt/vendte/vender kort* stik; ^vendt/vendte kort* … svigtet",
        },
        AskAboutRevoke.asking: {
            Asking.DECLARER: (
                "^spilfører spurgte modspiller*/PLADS om/har/ikke/ingen; ^spilfører spørger"
                " PLADS/modspiller"
            ),
            Asking.DEFENDERS: (
                "^spurgte makker om/har/er/ikke/ingen; ^modspiller spørger/spurgte makker; ^spørger"
                " makker"
            ),
            Asking.DUMMY_DECLARER: (
                "^blind spurgte spilfører/makker om/har/er/ikke/ingen; ^er/var blind … spurgte"
                " makker om/har/er/ikke/ingen; ^blind sagde/siger ingen; ^blind spørger spilfører"
            ),
            Asking.DUMMY_DEFENDER: "^blind spurgte modspiller*/modpart* om/har/ikke/ingen",
        },
        AskAboutRevoke.trick: {
            Trick.QUITTED: "^stik* er vendt; ^stik* … er vendt; ^vendt/vendte stik*",
            Trick.PLAY_OVER: "se stik* … SPILLETSLUT; stik* … spillet* slut",
        },
    },
)
