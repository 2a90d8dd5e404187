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
        "forklaret forkert; forklaring* rettes/rettet; rettede sin/makkers forklaring*; "
        "forklaring* passer/stemmer/var forkert; siger at … forklar*; rette forklaring*; "
        "opdager forklar*; opdagede forklar*; forklar* rigtig*; har forklaret galt; forklarede "
        "galt; oplyste forkert; hvornår rette*; må jeg/han/spilleren rette; ikke huske; ingen "
        "idé/ide/anelse; ved ikke; glemt hvad/konvention*; glemt; kan ikke forklar*; forklar* "
        "… rette/rettede/opdager/opdagede; siger/sagde makker … forkert; makker* forklar*; "
        "forkert forklaret … opdag*/før/under; husker ikke hvad"
    ),
    answers={
        Explanation.discovered_by: {
            Discoverer.EXPLAINER: (
                "hans/sin/egen forklaring* forkert; forklarede selv forkert; rettede sin "
                "forklaring*; opdagede selv forklaret/forklarede forkert; jeg forklarede "
                "forkert; fortalte hans/sin/egen forklaring*; selv forklaret forkert; rette "
                "sin/egen forklaring*; sin forklar*; rettede sig; egen forklar*; selv "
                "forklar*; opdager/opdagede selv; opdagede … selv forklar*; kom i tanke; jeg "
                "har forklar*"
            ),
            Discoverer.PARTNER: (
                "makkers forklaring* forkert; siger/sagde makker* forklar*/forklaring*; makker "
                "forklarede/forklaret forkert; rette/rettede makkers; makkers forklaring*; "
                "makker* forklar* forkert; makker* forklar* galt; hører makker* forklar*; "
                "makker* forklar*; spilfører … blind forklar*"
            ),
            Discoverer.FORGOTTEN: (
                "kan ikke huske; husker ikke; glemt/glemte aftale*; ved ikke hvad betyder; "
                "ingen idé/ide/anelse; ved ikke; har glemt; glemt hvad/konvention*; huske ikke"
            ),
            Discoverer.OTHERS: "modpart opdag*; modstander* opdag*",
        },
        Explanation.stage: {
            Stage.AUCTION: (
                "under/midt meldingerne; endnu meldes; stadig meld*; de melder stadig; "
                "meldingerne er gang; meldingerne; stadig meldes"
            ),
            Stage.CLARIFICATION: (
                "før udspil*; udspil* bagsiden; bagsiden; efter sidste/afsluttende pas; inden "
                "udspil*; meldingerne slut; før der spillet ud; før der spilles/spillet ud; "
                "inden der spilles/spillet ud; før udspil*; før/inden åbningsudspil*; "
                "meldingerne er slut"
            ),
            Stage.PLAY: (
                "under/midt spillet; i stik TAL; udspil* vendt; efter udspil*; midt under; "
                "undervejs; spilles nu"
            ),
            Stage.AFTER: (
                "spillet slut; efter spillet; spillet færdigt; da spillet slut; efter sidste "
                "stik; bagefter; nu spillet slut"
            ),
        },
        Explanation.side: {
            Side.DEFENDING: (
                "modspillere/modspiller/modspil; forsvar*; forsvarer; forsvarere; er "
                "modspiller*; modspil*"
            ),
            Side.DECLARING: (
                "spilfører; spiller kontrakten; blev spilfører; spilførende; spilfører*; skal "
                "spille kontrakt*; spiller kontrakt*"
            ),
        },
        Explanation.rectified_aloud: {
            YesNo.YES: "makker rettede; rettede makker højt",
        },
    },
)
