"""Laws 61B, 61C and 66: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_61_66_asking.facts import AskAboutRevoke, Asking, Trick, Wish
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "ikke flere; har du ikke flere; makker er renonce; spørge den blinde; den blinde må "
        "spørge; se sidste stik; vende stik; eftersyn af stik; se stikket igen; viste makker "
        "sit vendte kort; hvad spillede du"
    ),
    said=(
        "spurgte/spørge/spørger ikke flere/mere; har du ikke flere; spurgte/spørge/spørger "
        "svigt*/bekende*; spurgte makker/modspiller/spilfører … flere; se sidste/forrige stik "
        "igen; se/vende stik* igen; vil se stik*; vil se sidste/forrige; ikke flere FARVE "
        "spurgte; spurgte FARVE ikke flere; må spørge; blind spurgte flere/svigt*; hvad "
        "spillede du; vise/viste sit vendte kort; vil se kort igen; blind sagde ikke flere; "
        "vende kort* igen; kigge/kiggede forrige/sidste/gamle stik; eftersyn; se et stik; "
        "spurgte renonce"
    ),
    answers={
        AskAboutRevoke.wish: {
            Wish.ASK: (
                "spurgte/spørge/spørger flere; har du ikke flere; spurgte/spørge/spørger svigt*"
            ),
            Wish.SEE: "se sidste/forrige/stik*; vil se; se stik*; se igen",
            Wish.TURNED: (
                "vendt kort fra tidligere; vendte kort tidligere/gamle; vendte stik* igen"
            ),
            Wish.SHOWN: "viste vendte/sit kort; viste makker kort",
            Wish.DUMMY_SPEAKS: "blind standse/påtale/sige; blind vil",
        },
        AskAboutRevoke.asking: {
            Asking.DUMMY_DECLARER: (
                "blind spurgte spilfører; blind spurgte … flere; blind spørge/spørger "
                "spilfører; blind spurgte om han"
            ),
            Asking.DEFENDERS: (
                "modspiller* spurgte makker; makker spurgte; spurgte makker; modspiller "
                "spurgte modspiller; spurgte sin makker"
            ),
            Asking.DECLARER: "spilfører spurgte modspiller*/modstander*; spilfører spurgte PLADS",
            Asking.DEFENDER_DECLARER: (
                "modspiller* spurgte spilfører; PLADS spurgte spilfører; spurgte spilfører"
            ),
            Asking.DUMMY_DEFENDER: (
                "blind spurgte modspiller*; blind spurgte PLADS; blind spurgte modstander*"
            ),
        },
        AskAboutRevoke.trick: {
            Trick.OPEN: "kort åbent; sidste stik … åbent; ikke vendt",
            Trick.QUITTED: "vendt stik; stik* vendt; forrige stik",
            Trick.OWN_CARD: "eget kort; sit eget kort; sit kort",
            Trick.PLAY_OVER: "efter spillet; spillet slut",
        },
    },
)
