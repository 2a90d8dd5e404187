"""Laws 20F and 75: what people say, and what it answers."""

from rules_src.laws.law_20_75_explanations.facts import Discoverer, Explanation, Side, Stage
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="forklarede sagde huske fortalte tanke glemte lave retter",
    answers={
        Explanation.discovered_by: {
            Discoverer.EXPLAINER: (
                "hans/sin/egen forklaring* forkert; fortalte hans/sin/egen forklaring*; egen"
                " forklar*; jeg har forklar*; forklarede forkert … opdag*"
            ),
            Discoverer.PARTNER: (
                "makkers forklaring* forkert; siger/sagde makker* forklar*/forklaring*; makker"
                " forklarede/forklaret forkert; makker* forklar* forkert; makkers forklaring*;"
                " forklarede makkers … ved; makker forklarede; makkers bud forkert; PLADS"
                " ved/opdagede … forklar*; forklarede sin makkers … PLADS; rette makkers; makkers"
                " forkert* forklaring*"
            ),
            Discoverer.FORGOTTEN: "kan ikke huske; husker ikke; ikke huske",
        },
        Explanation.stage: {
            Stage.AUCTION: (
                "stadig meld*; de melder stadig; stadig meldes; meldingerne ikke færdig*"
            ),
            Stage.CLARIFICATION: "før udspil*",
            Stage.PLAY: "under/midt spillet",
            Stage.AFTER: "spillet slut",
        },
        Explanation.side: {
            Side.DEFENDING: "er modspiller*",
            Side.DECLARING: (
                "spiller kontrakten; skal spille kontrakt*; spiller kontrakt*; de spiller kontrakt*"
            ),
        },
    },
)
