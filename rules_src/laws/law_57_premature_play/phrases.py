"""Law 57: what people say, and what it answers."""

from rules_src.laws.law_57_premature_play.facts import PrematurePlay, TooSoon
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="lagde spillede fulgte trumfede smed trumfer stak lægger fulgt smide",
    answers={
        PrematurePlay.too_soon: {
            TooSoon.BEFORE_PARTNER: (
                "^lagde/spillede/fulgte/trumfede/smed før makker; ^makker ikke lagt/spillet"
            ),
            TooSoon.NEXT_TRICK: "^spillede/lagde/trak næste stik før",
            TooSoon.DECLARER: "^spilfører til førend",
        },
    },
)
