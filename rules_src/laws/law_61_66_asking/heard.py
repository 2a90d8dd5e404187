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
        "spurgte renonce; spurgte/spørge/spørger/spurgt … flere/mere/svigt*/renonce/bekend*/"
        "sikker; ikke flere/mere; ingen flere/mere spurgte/spørge/spørger; må jeg/han/man/"
        "modspiller/makker/blind spørge; se/kigge/kigger/kiggede/vende/vise/vendte sidste/"
        "forrige/gamle/tidligere stik*; se/kigge/vende stik*; sidste stik igen/se; hvad blev "
        "der spillet; vise kort* igen; se kort* sidste/igen; forrige stik; har du ikke; spørge/"
        "spurgte/spørger FARVE; ikke flere FARVE; ingen FARVE makker; sikker på"
    ),
    answers={
        AskAboutRevoke.wish: {
            Wish.ASK: (
                "spurgte/spørge/spørger flere; har du ikke flere; spurgte/spørge/spørger "
                "svigt*; spurgte/spørge/spørger/spurgt; ikke flere/mere; ingen flere/mere; "
                "sikker på"
            ),
            Wish.SEE: (
                "se sidste/forrige/stik*; vil se; se stik*; se igen; se/kigge/kigger/kiggede/"
                "vise; se igen; vil se"
            ),
            Wish.TURNED: (
                "vendt kort fra tidligere; vendte kort tidligere/gamle; vendte stik* igen; "
                "vendte/vendt/vender … stik*/kort*; kiggede/kigget … stik*; vendte igen"
            ),
            Wish.SHOWN: "viste vendte/sit kort; viste makker kort",
            Wish.DUMMY_SPEAKS: (
                "blind standse/påtale/sige; blind vil; blind vil/må sige/påtale/standse"
            ),
        },
        AskAboutRevoke.asking: {
            Asking.DUMMY_DECLARER: (
                "blind spurgte spilfører; blind spurgte … flere; blind spørge/spørger "
                "spilfører; blind spurgte om han; blind spurgte/spørger/spørge/siger/sagde; "
                "blind spilfører; blind … flere/mere"
            ),
            Asking.DEFENDERS: (
                "modspiller* spurgte makker; makker spurgte; spurgte makker; modspiller "
                "spurgte modspiller; spurgte sin makker; makker spurgte/spørger/spørge; "
                "modspiller* spurgte/spørger/spørge; spurgte/spørger/spørge makker; hinanden"
            ),
            Asking.DECLARER: (
                "spilfører spurgte modspiller*/modstander*; spilfører spurgte PLADS; spilfører "
                "spurgte/spørger/spørge; spilfører … modspiller*/modstander*"
            ),
            Asking.DEFENDER_DECLARER: (
                "modspiller* spurgte spilfører; PLADS spurgte spilfører; spurgte spilfører; "
                "spurgte/spørger/spørge spilfører; modspiller* … spilfører"
            ),
            Asking.DUMMY_DEFENDER: (
                "blind spurgte modspiller*; blind spurgte PLADS; blind spurgte modstander*; "
                "blind spurgte/spørger/spørge modspiller*/modstander*/PLADS"
            ),
        },
        AskAboutRevoke.trick: {
            Trick.OPEN: (
                "kort åbent; sidste stik … åbent; ikke vendt; sidste stik; åben*; ikke vendt"
            ),
            Trick.QUITTED: (
                "vendt stik; stik* vendt; forrige stik; vendt; forrige/gamle/tidligere; alle vendt"
            ),
            Trick.OWN_CARD: "eget kort; sit eget kort; sit kort",
            Trick.PLAY_OVER: "efter spillet; spillet slut; slut; efter spil*",
        },
    },
)
