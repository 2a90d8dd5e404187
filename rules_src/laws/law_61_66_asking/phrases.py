"""Laws 61B, 61C and 66: what people say, and what it answers."""

from rules_src.laws.law_61_66_asking.facts import AskAboutRevoke, Asking, Wish
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spurgte vendte",
    answers={
        AskAboutRevoke.wish: {
            Wish.ASK: "ikke flere/mere",
            Wish.SEE: (
                "se sidste/forrige/stik*; vil se; se stik*; se igen; se stik* igen; se"
                " forrige/sidste stik*"
            ),
        },
        AskAboutRevoke.asking: {
            Asking.DEFENDERS: (
                "spurgte makker; spurgte sin makker; PLADS spurgte makker; ^PLADS spurgte/spørge"
                " makker; må spørge makker; ^spørge sin makker"
            ),
            Asking.DUMMY_DEFENDER: (
                "^blind spurgte/spørger modspiller*/modstander*/PLADS om ikke flere; ^blind"
                " spurgte/spørger modspiller*/modstander*/PLADS om han/hun ikke; blind"
                " spurgte/spørger modspiller*/modstander*/PLADS ikke flere/mere"
            ),
        },
    },
)
