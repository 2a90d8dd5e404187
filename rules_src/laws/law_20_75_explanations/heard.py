"""Laws 20F and 75: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.explanation import Agreement
from rules_src.laws.law_20_75_explanations.facts import Discoverer, Explanation, Side, Stage
from rules_src.model.facts import YesNo
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "kan ikke huske aftalen; aner ikke hvad det betyder; har glemt aftalen; ved ikke hvad "
        "makkers melding betyder; forkert forklaring; manglende alert; misinformation; ret "
        "makkers forklaring; egen forklaring; glemt system; hvornår skal forklaringen rettes; "
        "glemte at alerte; alertede ikke; makker forklarede forkert"
    ),
    said=(
        "forklaring* forkert; forklarede forkert; forkert forklaring*/forklaret;"
        " rette/retter/rettede forklaring*; makkers/egen/sin/hans forklaring*;"
        " husker/huske/glemt/glemte aftale*/system*; kan ikke huske; ved ikke hvad betyder;"
        " forklarede fejl; fejl forklaring*; glemte systemet/aftalen; sagde/siger makker"
        " forklaret/forklarede; forklaring* rettes/rettet; rettede sin/makkers forklaring*;"
        " forklaring* passer/stemmer/var forkert; siger at … forklar*; rette forklaring*;"
        " opdager forklar*; forklar* rigtig*; har forklaret galt; forklarede galt; oplyste"
        " forkert; hvornår rette*; må jeg/han/spilleren rette; ikke huske; ingen"
        " idé/ide/anelse; ved ikke; glemt hvad/konvention*; glemt; kan ikke forklar*; forklar*"
        " … rette/rettede/opdager/opdagede; siger/sagde makker … forkert; makker* forklar*;"
        " forkert forklaret … opdag*/før/under; husker ikke hvad; viste FARVE … aftalt; sagde"
        " bud viste … er aftalt; makkers bud viste; forklarede … aftalt; betød … aftalt; sagde"
        " betød … men; forklaring* ikke passede; tanke forklaring*; forklarede makkers;"
        " forklarede bud* forkert; hvornår rette; kan ikke huske hvad; systemkort*"
        " siger/viser; sagde svag/stærk/naturlig/kunstig … systemkort*; systemkort*; sagde …"
        " systemkort*; ved ikke hvad makker*; glemt hvad; forklaringen er forkert; skal jeg"
        " rette; forkert om makkers; vrøvl; forklarede det som; opdagede at han havde"
        " forklaret; sagt noget forkert; svarede/svaret/svarer forkert spørgsmål*/om;"
        " givet/gav/giver forkert forklaring*; hvad betyder makkers; har svaret forkert; makkers"
        " forklaring"
    ),
    answers={
        Explanation.agreement: {
            Agreement.EXPLANATION_WRONG: (
                "hans/sin/egen forklaring* forkert; jeg forklarede forkert; forklarede selv"
                " forkert; selv forklaret forkert; retter/rettede sin/egen forklaring*"
            ),
        },
        Explanation.discovered_by: {
            Discoverer.EXPLAINER: (
                "hans/sin/egen forklaring* forkert; forklarede selv forkert; rettede sin"
                " forklaring*; opdagede selv forklaret/forklarede forkert; jeg forklarede"
                " forkert; fortalte hans/sin/egen forklaring*; selv forklaret forkert; rette"
                " sin/egen forklaring*; egen forklar*; selv forklar*; opdager/opdagede selv;"
                " opdagede … selv forklar*; jeg har forklar*; forklarede forkert … opdag*;"
                " havde forklaret forkert; selv opdag*; retter/rettede sin forklaring; tanke"
                " sin/hans forklaring*; tanke forklaring*; sin/egen forklaring ikke"
                " passede; han selv havde forklaret; sin egen forklaring; rettede sig selv"
            ),
            Discoverer.PARTNER: (
                "makkers forklaring* forkert; siger/sagde makker* forklar*/forklaring*;"
                " makker forklarede/forklaret forkert; makker* forklar* forkert; makker*"
                " forklar* galt; hører makker* forklar*; makkers forklaring*; forklarede"
                " makkers … ved; makker forklarede; makkers bud forkert; hans makker"
                " forklarede; PLADS ved/opdagede … forklar*; forklarede sin makkers … PLADS;"
                " rette makkers; makkers forkert* forklaring*"
            ),
            Discoverer.FORGOTTEN: (
                "kan ikke huske; husker ikke; glemt/glemte aftale*; ved ikke hvad betyder;"
                " ingen idé/ide/anelse; glemt hvad/konvention*; ved ikke hvad; aner ikke; har"
                " glemt hvad/system*; ikke huske"
            ),
            Discoverer.OTHERS: "modpart opdag*; modstander* opdag*",
        },
        Explanation.stage: {
            Stage.AUCTION: (
                "under/midt meldingerne; endnu meldes; stadig meld*; de melder stadig;"
                " meldingerne er gang; stadig meldes; DERMELDES; meldingerne ikke færdig*;"
                " meldingerne ikke slut; stadig i meldingerne; de melder endnu; under"
                " meldingerne"
            ),
            Stage.CLARIFICATION: (
                "før udspil*; udspil* bagsiden; bagsiden; efter sidste/afsluttende pas; inden "
                "udspil*; meldingerne slut; inden der spilles/spillet ud; før/inden "
                "åbningsudspil*; meldingerne er slut; FØRUDSPIL"
            ),
            Stage.PLAY: (
                "under/midt spillet; efter udspil*; midt under; undervejs; spilles nu; DERSPILLES"
            ),
            Stage.AFTER: (
                "spillet slut; efter spillet; spillet færdigt; efter sidste stik; nu "
                "spillet slut; SPILLETSLUT"
            ),
        },
        Explanation.side: {
            Side.DEFENDING: (
                "modspillere/modspiller/modspil; forsvar*; forsvarer; er modspiller*; modspil*"
            ),
            Side.DECLARING: (
                "spiller kontrakten; blev spilfører; skal spille kontrakt*; spiller"
                " kontrakt*; de spiller kontrakt*; har kontrakt*; vandt kontrakt*"
            ),
        },
        Explanation.rectified_aloud: {
            YesNo.YES: "makker rettede; rettede makker højt",
        },
    },
    beside=(
        Beside(
            Explanation.discovered_by,
            "^PLADS fik/får/fået/hørte forklaring*; ^PLADS ændrede/ændrer/ændret/rettede"
            " pas/MELDING",
            {},
            idle=True,
        ),
    ),
)
