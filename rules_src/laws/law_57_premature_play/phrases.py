"""Law 57: what people say, and what it answers."""

from rules_src.laws.law_57_premature_play.facts import (
    DeclaringSidePlayed,
    PrematurePlay,
    TooSoon,
)
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="lagde spillede fulgte hurtig trumfede smed",
    answers={
        PrematurePlay.too_soon: {
            TooSoon.BEFORE_PARTNER: (
                "før sin makker; makker ikke lagt/spillet; makker ikke lagt; makker havde ikke"
            ),
            TooSoon.NEXT_TRICK: (
                "næste stik før makker; spillede ud næste stik; til næste stik; næste stik; ud"
                " før; videre næste stik; næste stik … makker; videre til næste stik; kort til"
                " næste stik; spillede videre næste stik; næste stik … inden/før PLADS; næste stik"
                " inden PLADS; næste stik før makker/PLADS lagt/lagde/spillet/spillede"
            ),
        },
        PrematurePlay.declaring_side_played: {
            DeclaringSidePlayed.NEITHER: (
                "blind tog/foreslog/lagde/spillede selv; bordet tog selv; blind … før spilfører;"
                " blind/bordet selv"
            ),
        },
        PrematurePlay.dummy_forward: {
            YesNo.YES: (
                "blind tog/foreslog/lagde/spillede selv; bordet tog selv; blind … før spilfører;"
                " blind/bordet selv; blind tog"
            ),
        },
    },
)
