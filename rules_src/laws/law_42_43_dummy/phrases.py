"""Laws 42 and 43: what people say, and what it answers."""

from rules_src.laws.law_42_43_dummy.facts import Dummy, DummysAct, Meddling, Seeing, WarnedOf
from rules_src.model.phrases import Phrases

LOOKED = (
    "^blind kiggede/kigger kort*/hånd*; ^blind rejste/gik … kiggede kort*/hånd*; ^blind …"
    " ^så hans/hendes hånd*; ^blind … ^så modspiller*/modstander*/parret/EJER kort*/hånd*"
)
POINTED = "^blind pegede/peger/rørte/rører/løftede kort*/KORT; ^blind rakte … rørte"

PHRASES = Phrases(
    does="blind",
    answers={
        Dummy.dummys_act: {
            DummysAct.SAW: LOOKED,
            DummysAct.REMARKED: (
                "^blind kaldte/kalder/tilkaldte tl; ^blind sagde/nævnte svigt*; ^blind nævnte utur"
            ),
            DummysAct.PREVENTED: "^blind advarede",
            DummysAct.ASKED: "^blind spurgte flere; ^blind spurgte ikke/ingen flere",
            DummysAct.MEDDLED: POINTED,
            DummysAct.HELPED: "^blind talte/tæller stik*",
        },
        Dummy.saw: {Seeing.LOOKED: LOOKED},
        Dummy.warned_of: {
            WarnedOf.WRONG_HAND: "^blind advarede inde; ^blind advarede forkert hånd/side"
        },
        Dummy.meddled: {Meddling.POINTED: POINTED},
    },
)
