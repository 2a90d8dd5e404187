"""Laws 42 and 43: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_42_43_dummy.facts import Dummy, DummysAct, Meddling, Seeing, WarnedOf
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "bordet blander sig; den blinde så en modspillers kort; den blinde kaldte "
        "turneringslederen; den blinde pegede på et kort; advare mod forkert hånd; den blindes "
        "rettigheder"
    ),
    said=(
        "blind"
        " så/kiggede/pegede/rejste/kaldte/sagde/blandede/foreslog/spurgte/advarede/protesterede/"
        "nævnte/gjorde/rørte/påtalte/snakkede/fortalte/hjalp/byttede/tilkaldte/opdagede/tog;"
        " blind sig; blind kigge/sige/advare/må; spurgte blind; blindes rettigheder; blind"
        " gjorde opmærksom; blind … svigt*; blind"
        " sagde/siger/siger/pegede/peger/rørte/kiggede/så/gik/rejste/talte/hviskede/stoppede/"
        "standsede/advarede/spurgte/spørger/gjorde/kommenterede/hjælper/hjalp/blander/påpeger/"
        "påpegede/opdager/opdagede/kalder/råbte/mindede/protesterer/krævede/bad/byttede;"
        " må blind; blind må; blind … kort/hånd*; blind hjalp; blind forkert hånd; blind fejl;"
        " blind sagde skulle spille ud; blind sagde … spille ud; blind advar*; blind sagde …"
        " skulle; blind pegede; bordet pegede; ^blind nævnte; ^blind rakte; ^blind gik; blind"
        " tælle stik; blind … så hånd*; ^blind sagde til spilfører; ^blind må; hvad må blind;"
        " har blind lov; blind holder øje; ^blind påstår; ^blind holdt på; ^blind kan;"
        " ^blind forlod/forlader; blind forlod bord*; ^blind sagde stop; ^blind sagde … ikke tur"
    ),
    answers={
        Dummy.dummys_act: {
            DummysAct.SAW: (
                "blind rejste; blind så kort/hånd*; blind gik; rejste … kiggede; byttede"
                " hånd* blind; ^blind gik/går/rejste/kiggede/kigger/så; ^blind så modstander*;"
                " viste blind hånd*/kort; blind fik hånd*/kort; blind … så hånd*/kort*; ^blind"
                " gik … så; blind så modstander*; blind bag spilfører"
            ),
            DummysAct.REMARKED: (
                "blind kaldte tl; blind tilkaldte tl; blind gjorde opmærksom; blind sagde"
                " svigt*/forkert/fejl; blind nævnte fejl/svigt*; blind påtalte; blind sagde …"
                " svigt*; blind kalder/kaldte/tilkaldte; blind påpeg*; blind påtal*; blind"
                " gør/gjorde opmærksom; blind opdag*; ^blind nævnte … utur; ^blind sagde …"
                " svigt*; ^blind nævnte; ^blind sagde at; ^blind gjorde opmærksom; ^blind"
                " nævnte … spillede"
            ),
            DummysAct.ASKED: (
                "blind spurgte svigt*; ^blind spurgte/spørger; ^blind spurgte spilfører;"
                " ^blind … flere"
            ),
            DummysAct.PREVENTED: (
                "blind advarede hånd; blind sagde hånd/forkert hånd; blind advarede … hånd;"
                " blind advarede forkert; blind … forkert hånd; blind … i bordet/hånden; blind"
                " sagde ude/inde; blind advarede; blind sagde ude bordet; blind protesterede;"
                " blind forhindre*/stoppede/standsede; ^blind advarede; ^blind sagde"
                " hånden/bordet; ^blind sagde … skulle spille ud; ^blind sagde du inde"
            ),
            DummysAct.MEDDLED: (
                "blind pegede; blind rørte kort; blind peger/pegede/rørte/rører/løftede;"
                " blind blandede; blind foreslog; blind fortalte spilfører; blind rådede;"
                " blind hjalp; blind blander/blandede; ^blind rakte … rørte; blind rakte;"
                " blind rørte KORT"
            ),
            DummysAct.HELPED: (
                "blind talte stik; blind talte; blind tælle; blind tælle stik; blind tæller;"
                " blind passe"
            ),
        },
        Dummy.saw: {
            Seeing.LOOKED: (
                "blind rejste; blind kiggede; blind så kort/hånd*; blind gik; rejste …"
                " kiggede; byttede hånd* blind; ^blind gik/går/rejste/kiggede/kigger/så; ^blind så"
                " modstander*; blind … så hånd*/kort*; ^blind gik … så; blind bag"
                " spilfører"
            ),
            Seeing.SHOWN: ("viste blind hånd*/kort; blind fik hånd*/kort"),
        },
        Dummy.warned_of: {
            WarnedOf.WRONG_HAND: (
                "blind advarede hånd; blind sagde hånd/forkert hånd; blind advarede … hånd;"
                " blind advarede forkert; blind … forkert hånd; blind … i bordet/hånden; blind"
                " sagde ude/inde; blind advarede; blind sagde ude bordet; ^blind sagde"
                " hånden/bordet; ^blind sagde du inde"
            ),
            WarnedOf.TABLE_REVOKE: ("blind protesterede"),
            WarnedOf.OTHER: ("blind forhindre*/stoppede/standsede"),
        },
        Dummy.meddled: {
            Meddling.POINTED: (
                "blind pegede; blind rørte kort; blind peger/pegede/rørte/rører/løftede;"
                " ^blind rakte … rørte; blind rakte; blind rørte KORT"
            ),
            Meddling.TOOK_PART: (
                "blind blandede; blind foreslog; blind sagde spil*/hvad; blind fortalte "
                "spilfører; blind rådede; blind hjalp; blind "
                "foreslog/foreslår/hviskede/fortalte/råbte/sagde spil*; blind blander/blandede; "
                "blind sagde/siger hvad"
            ),
        },
        Dummy.after_play: {
            YesNo.YES: "blind … spillet slut; blind efter spillet",
        },
    },
)
