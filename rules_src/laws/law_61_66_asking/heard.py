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
        "spurgte renonce; spurgte/spørge/spørger/spurgt … "
        "flere/mere/svigt*/renonce/bekend*/sikker; ikke flere/mere; ingen flere/mere "
        "spurgte/spørge/spørger; må jeg/han/man/modspiller/makker/blind spørge; "
        "se/kigge/kigger/kiggede/vende/vise/vendte sidste/forrige/gamle/tidligere stik*; "
        "se/kigge/vende stik*; sidste stik igen/se; hvad blev der spillet; vise kort* igen; se "
        "kort* sidste/igen; forrige stik; har du ikke; spørge/spurgte/spørger FARVE; ikke flere "
        "FARVE; ingen FARVE makker; sikker på; spurgte ude af farven; spurgte om ude; spurgte "
        "om havde flere; ude af farven; spurgte flere FARVE; har ikke flere; spurgte tom"
    ),
    answers={
        AskAboutRevoke.wish: {
            Wish.ASK: (
                "spurgte/spørge/spørger flere; har du ikke flere; spurgte/spørge/spørger "
                "svigt*; spurgte/spørge/spørger/spurgt; ikke flere/mere; ingen flere/mere; "
                "sikker på"
            ),
            Wish.SEE: (
                "se sidste/forrige/stik*; vil se; se stik*; se igen;"
                " se/kigge/kigger/kiggede/vise; se stik* igen; se forrige/sidste stik*"
            ),
            Wish.TURNED: (
                "vendt kort fra tidligere; vendte kort tidligere/gamle; vendte stik* igen; "
                "kiggede/kigget … stik*; vendte igen"
            ),
            Wish.SHOWN: "viste vendte/sit kort; viste makker kort",
            Wish.DUMMY_SPEAKS: (
                "blind standse/påtale/sige; blind vil; blind vil/må sige/påtale/standse"
            ),
        },
        AskAboutRevoke.asking: {
            Asking.DUMMY_DECLARER: (
                "^blind spurgte … flere; ^blind spørge/spørger spilfører;"
                " ^blind spurgte/spørger/spørge/sagde spilfører; ^blind spurgte … flere;"
                " ^blind spurgte makker; ^blind spurgte FARVE makker; ^blind spurgte om han"
                " ikke"
            ),
            Asking.DEFENDERS: (
                "modspiller* spurgte makker; spurgte makker; modspiller spurgte modspiller;"
                " spurgte sin makker; spurgte/spørger/spørge makker; hinanden; PLADS spurgte"
                " makker; ^PLADS spurgte/spørge makker; må spørge makker; ^makker spurgte;"
                " ^spørge sin makker"
            ),
            Asking.DECLARER: "^spilfører spurgte/spørger modspiller*/modstander*/PLADS",
            Asking.DEFENDER_DECLARER: (
                "^modspiller* spurgte/spørge spilfører; ^PLADS spurgte spilfører"
            ),
            Asking.DUMMY_DEFENDER: (
                "^blind spurgte/spørger/spørge modspiller*/modstander*/PLADS; ^blind"
                " spurgte/spørger modspiller*/modstander*/PLADS om ikke flere; ^blind"
                " spurgte/spørger modspiller*/modstander*/PLADS om han/hun ikke; ^blind"
                " spurgte/spørger modspiller*/modstander*/PLADS … flere; blind spurgte/spørger"
                " modspiller*/modstander*/PLADS ikke flere/mere"
            ),
        },
        AskAboutRevoke.trick: {
            Trick.OPEN: ("kort åbent; sidste stik … åbent; ikke vendt; sidste stik; åben*"),
            Trick.QUITTED: (
                "vendt stik; stik* vendt; forrige stik; vendt; forrige/gamle/tidligere; alle vendt;"
                " sidste stik … spillet/lagt næste/videre"
            ),
            Trick.OWN_CARD: "eget kort; sit eget kort; sit kort",
            Trick.PLAY_OVER: "efter spillet; spillet slut; slut; efter spil*",
        },
    },
)
