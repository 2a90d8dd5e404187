"""Law 57: what people say, and what it answers."""

from rules_src.laws.law_57_premature_play.facts import PrematurePlay, TooSoon
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="lagde spillede fulgte trumfede smed trumfer stak lægger fulgt smide",
    answers={
        PrematurePlay.too_soon: {
            TooSoon.BEFORE_PARTNER: (
                "^lagde/spillede/fulgte/trumfede/smed før makker; ^makker ikke lagt/spillet; ^lagde"
                " kort*/til førend makker; ^lagde/spillede/smed/kom førend makker; ^lagt førend"
                " makker; makker ikke lagt/spillet endnu"
            ),
            TooSoon.NEXT_TRICK: (
                "^spillede/lagde/trak næste stik før; ^spillede/lagde/trak næste stik før makker;"
                " næste stik … ^makker ikke lagt"
            ),
            TooSoon.DECLARER: (
                "^spilfører lagde/spillede førend; ^spilfører lagde/spillede for tidligt;"
                " ^spilfører til førend"
            ),
            TooSoon.RHO_TURN: (
                "^spilfører ikke lagt/bestemt/spillet/valgt/sagt; ^blind ikke lagt/spillet"
            ),
        },
        PrematurePlay.dummy_forward: {YesNo.YES: "^blind tog/foreslog/lagde/spillede selv"},
    },
)
