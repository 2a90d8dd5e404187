"""Laws 20F and 75: what people say, and what it answers."""

from rules_src.laws.law_20_75_explanations.facts import Discoverer, Explanation, Stage
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="forklarede husker",
    answers={
        Explanation.discovered_by: {
            Discoverer.EXPLAINER: (
                "^siger*/fortalte/fortæller/opdag* hans/sin/egen forklaring* forkert;"
                " ^hans egen forklaring* forkert; ^jeg gav/givet forkert forklaring*;"
                " ^tanke hans forklaring* ikke; ^rettede sin/egen forklaring*"
            ),
            Discoverer.PARTNER: (
                "^siger*/fortalte/fortæller/oplyser/opdag* makkers forklar* forkert;"
                " ^siger* hans/sin makkers forklaring* forkert; ^min makkers forklaring* forkert"
            ),
            Discoverer.FORGOTTEN: "kan ikke huske betød/aftale*; husker* ikke betød/aftale*",
        },
        Explanation.stage: {
            Stage.AUCTION: "stadig melder*/meldes*; meldingerne ikke slut/færdig",
            Stage.CLARIFICATION: "^siger*/opdag*/rettede før udspil*; ^spillet* ud bagsiden op",
            Stage.PLAY: "^opdag*/siger* under/midt spillet*; ^før spillet* er/var slut",
            Stage.AFTER: "^spillet* er/var slut; ^efter spillet* at/viste*/vistesig/opdag*",
        },
    },
)
