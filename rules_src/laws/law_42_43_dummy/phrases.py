"""Laws 42 and 43: what people say, and what it answers."""

from rules_src.laws.law_42_43_dummy import facts as law
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

LOOKED = (
    "^blind kiggede/kigger kort*/hånd*; ^blind rejste/gik … kiggede kort*/hånd*; ^blind …"
    " ^så hans/hendes hånd*; ^blind … ^så modspiller*/modstander*/parret/EJER kort*/hånd*"
)
POINTED = "^blind pegede/peger/rørte/rører/løftede kort*/KORT; ^blind rakte … rørte"

PHRASES = Phrases(
    does="blind",
    answers={
        law.Dummy.dummys_act: {
            law.DummysAct.SAW: (
                f"{LOOKED}; ^blind … gik rundt kiggede/så kort*/hånd*; ^kiggede/så EJER"
                " kort*/hånd*; ^blind gik rundt; ^blind så EJER kort*/hånd*"
            ),
            law.DummysAct.REMARKED: (
                "^blind kaldte/kalder/tilkaldte tl; ^blind sagde/nævnte svigt*; ^blind nævnte utur"
            ),
            law.DummysAct.PREVENTED: (
                "^blind advarede; ^blind … sagde du er påbordet; ^blind sagde han/hun/spilfører"
                " var/er inde"
            ),
            law.DummysAct.MEDDLED: (
                f"{POINTED}; ^blind foreslog*; ^blind … foreslog spilfører/kort*/trumf"
            ),
        },
        law.Dummy.saw: {
            law.Seeing.LOOKED: (
                f"{LOOKED}; ^blind … gik rundt kiggede/så kort*/hånd*; ^kiggede/så EJER"
                " kort*/hånd*; ^blind gik rundt"
            ),
        },
        law.Dummy.warned_of: {
            law.WarnedOf.WRONG_HAND: "^blind sagde han/hun/spilfører var/er inde",
        },
        law.Dummy.meddled: {
            law.Meddling.POINTED: POINTED,
            law.Meddling.TOOK_PART: "^blind … foreslog spilfører/kort*/trumf",
        },
        law.Dummy.after_play: {YesNo.NO: "^førend spillet/færdig"},
        law.Dummy.who_erred: {
            law.WhoErred.DEFENDER: "blind … ^PLADS/modspiller har/havde/svigtet/svigtede svigt*",
        },
    },
)
