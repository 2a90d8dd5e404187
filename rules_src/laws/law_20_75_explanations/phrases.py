"""Laws 20F and 75: what people say, and what it answers."""

from rules_src.laws.law_20_75_explanations.facts import Discoverer, Explanation, Side, Stage
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="forklarede husker gav misforklarede glemte forklaring sagde kan",
    answers={
        Explanation.discovered_by: {
            Discoverer.EXPLAINER: (
                "^siger*/fortalte/fortæller/opdag* hans/sin/egen forklaring* forkert; ^hans egen"
                " forklaring* forkert; ^jeg gav/givet forkert forklaring*; ^tanke om det;"
                " ^forklaring* … ved det nu; ^opdag* selv"
            ),
            Discoverer.PARTNER: "^hører/hørte makker* forklar* forkert; ^opdag* af makker",
            Discoverer.FORGOTTEN: "^kan ikke huske",
            Discoverer.OTHERS: "opdag* af modstander*/modpart*",
        },
        Explanation.stage: {
            Stage.AUCTION: "DERMELDES",
            Stage.CLARIFICATION: "FØRUDSPIL",
            Stage.PLAY: "DERSPILLES",
            Stage.AFTER: "SPILLETSLUT",
        },
        Explanation.side: {
            Side.DECLARING: "^parret/de/vi spiller kontrakten",
            Side.DEFENDING: "^parret/de/vi/PLADS/han/hun/blev/er modspiller",
        },
    },
)
