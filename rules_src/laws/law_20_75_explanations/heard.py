"""Laws 20F and 75: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_20_75_explanations.facts import Discoverer, Explanation, Side, Stage
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "kan ikke huske aftalen; aner ikke hvad det betyder; har glemt aftalen; ved ikke hvad "
        "makkers melding betyder; forkert forklaring; manglende alert; misinformation; ret "
        "makkers forklaring; egen forklaring; glemt system; hvornår skal forklaringen rettes; "
        "glemte at alerte; alertede ikke; makker forklarede forkert"
    ),
    said=(
        "forklaring* forkert; forklarede forkert; forkert forklaring*/forklaret; rette/retter/"
        "rettede forklaring*; makkers/egen/sin/hans forklaring*; husker/huske/glemt/glemte "
        "aftale*/system*; kan ikke huske; ved ikke hvad betyder; forklarede fejl; fejl "
        "forklaring*; glemte systemet/aftalen; sagde/siger makker forklaret/forklarede; "
        "forklaret forkert; forklaring* rettes/rettet; rettede sin/makkers forklaring*"
    ),
    answers={
        Explanation.discovered_by: {
            Discoverer.EXPLAINER: (
                "hans/sin/egen forklaring* forkert; forklarede selv forkert; rettede sin "
                "forklaring*; opdagede selv forklaret/forklarede forkert; jeg forklarede "
                "forkert; fortalte hans/sin/egen forklaring*; selv forklaret forkert; rette "
                "sin/egen forklaring*"
            ),
            Discoverer.PARTNER: (
                "makkers forklaring* forkert; siger/sagde makker* forklar*/forklaring*; makker "
                "forklarede/forklaret forkert; rette/rettede makkers; makkers forklaring*"
            ),
            Discoverer.FORGOTTEN: (
                "kan ikke huske; husker ikke; glemt/glemte aftale*; ved ikke hvad betyder"
            ),
        },
        Explanation.stage: {
            Stage.AUCTION: "under/midt meldingerne; endnu meldes; stadig meld*",
            Stage.CLARIFICATION: (
                "før udspil*; udspil* bagsiden; bagsiden; efter sidste/afsluttende pas; inden "
                "udspil*; meldingerne slut; før der spillet ud"
            ),
            Stage.PLAY: "under/midt spillet; i stik TAL; udspil* vendt",
            Stage.AFTER: "spillet slut; efter spillet; spillet færdigt; da spillet slut",
        },
        Explanation.side: {
            Side.DEFENDING: "modspillere/modspiller/modspil; forsvar*",
            Side.DECLARING: "spilfører; spiller kontrakten; blev spilfører",
        },
        Explanation.rectified_aloud: {
            YesNo.YES: "makker rettede; rettede makker højt",
        },
    },
)
