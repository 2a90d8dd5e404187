"""Laws 42 and 43: what people say, and what it answers."""

from rules_src.laws.law_42_43_dummy.facts import Dummy, DummysAct, Meddling, Seeing, WarnedOf
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="svigtede",
    answers={
        Dummy.dummys_act: {
            DummysAct.SAW: (
                "blind rejste; blind gik; rejste … kiggede; ^blind"
                " gik/går/rejste/kiggede/kigger/så; blind … så hånd*/kort*; ^blind gik … så; blind"
                " bag spilfører"
            ),
            DummysAct.REMARKED: (
                "blind kaldte tl; blind sagde svigt*/forkert/fejl; blind sagde … svigt*; blind"
                " kalder/kaldte/tilkaldte; ^blind nævnte … utur; ^blind sagde … svigt*; ^blind"
                " nævnte; ^blind nævnte … spillede"
            ),
            DummysAct.PREVENTED: (
                "blind advarede hånd; blind advarede … hånd; blind advarede; ^blind advarede;"
                " ^blind sagde … skulle spille ud"
            ),
            DummysAct.MEDDLED: "blind pegede; blind peger/pegede/rørte/rører/løftede; blind rakte",
            DummysAct.HELPED: "blind tælle; blind tælle stik",
        },
        Dummy.saw: {
            Seeing.LOOKED: (
                "blind rejste; blind kiggede; blind gik; rejste … kiggede; ^blind"
                " gik/går/rejste/kiggede/kigger/så; blind … så hånd*/kort*; ^blind gik … så; blind"
                " bag spilfører"
            ),
        },
        Dummy.warned_of: {
            WarnedOf.WRONG_HAND: "blind advarede hånd; blind advarede … hånd; blind advarede",
        },
        Dummy.meddled: {
            Meddling.POINTED: "blind pegede; blind peger/pegede/rørte/rører/løftede; blind rakte",
        },
    },
)
