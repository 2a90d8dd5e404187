"""Laws 20F and 75: what people say, and what it answers."""

from rules_src.laws.law_20_75_explanations.facts import Discoverer, Explanation, Side, Stage
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="forklarede husker gav misforklarede glemte forklaring sagde kan",
    answers={
        Explanation.discovered_by: {
            Discoverer.EXPLAINER: (
                "^siger*/fortalte/fortæller/opdag* hans/sin/egen forklaring* forkert; ^hans egen"
                " forklaring* forkert; ^jeg gav/givet forkert forklaring*; ^tanke hans forklaring*"
                " ikke; ^rettede sin/egen forklaring*; ^tanke om det; ^forklarede … ^selv i tanke;"
                " ^forklarede … ^han/hun opdag* selv; ^forklaring* … ved det nu; ^opdag* selv;"
                " ^opdag* han/hun selv forklarede forkert; ^opdag* egen/sin fejl*"
            ),
            Discoverer.PARTNER: (
                "^siger*/fortalte/fortæller/oplyser/opdag* makkers forklar* forkert; ^siger*"
                " hans/sin makkers forklaring* forkert; ^min makkers forklaring* forkert;"
                " ^hører/hørte makker* forklar* forkert; ^EJER/makkers forklaring* … siger*/opdag*;"
                " ^siger*/opdag* makker/EJER forklaring* var forkert; ^makker siger*/opdag*/ved"
                " forklaring*; ^opdag* af makker"
            ),
            Discoverer.FORGOTTEN: (
                "kan ikke huske betød/aftale*; husker* ikke betød/aftale*; ^kan ikke huske; ^husker"
                " ikke hvad/makkers/aftale*; ^ved ikke hvad makkers/BUD betyder; ^glemt hvad"
                " betyder"
            ),
            Discoverer.OTHERS: "opdag* af modstander*/modpart*; ^modstander*/modpart*/jeg opdag*",
        },
        Explanation.stage: {
            Stage.AUCTION: "stadig melder*/meldes*; meldingerne ikke slut/færdig; DERMELDES",
            Stage.CLARIFICATION: (
                "^siger*/opdag*/rettede før udspil*; ^spillet* ud bagsiden op; FØRUDSPIL"
            ),
            Stage.PLAY: (
                "^opdag*/siger* under/midt spillet*; ^før spillet* er/var slut; DERSPILLES"
            ),
            Stage.AFTER: (
                "^spillet* er/var slut; ^efter spillet* at/viste*/vistesig/opdag*; SPILLETSLUT"
            ),
        },
        Explanation.side: {
            Side.DECLARING: (
                "^parret/de/vi skal spille kontrakten; ^parret/de/vi spiller kontrakten;"
                " ^de/vi/han/hun/PLADS er/blev/skal/være spilfører"
            ),
            Side.DEFENDING: (
                "^parret/de/vi/PLADS/han/hun sidder/er i modspil;"
                " ^parret/de/vi/PLADS/han/hun/blev/er modspiller"
            ),
        },
    },
)
