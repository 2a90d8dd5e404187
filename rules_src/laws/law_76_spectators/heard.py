"""Law 76: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_76_spectators.facts import Did, Outside, Outsider
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "tilskuer; kibitzer; kiggede på; en fra nabobordet; ægtefælle ved bordet; tilskuer så "
        "fejlen; tilskuer sagde noget; må en tilskuer; oversidder"
    ),
    said=(
        "tilskuer*; kibitz*; oversidder* sagde/blandede/kiggede; spiller fra andet bord;"
        " person ved siden; fra nabobord*/andet bord blandede/sagde/kom; gæst; kone/mand"
        " kiggede/sagde; en der kiggede på; blandede sig; kone/ægtefælle; en udenforstående;"
        " tilhører*; publikum; en/der kigger; der kiggede; kigger/kiggede på;"
        " kone/mand/kæreste/ægtefælle/ven/gæst/barn; oversidder*; nabobord*; andet bord;"
        " udefra; en anden spiller; forbipasserende; uvedkommende person; en der sad; sad ved"
        " siden; ved siden af; fra et andet; der så på; som så på; fra nabobordet; spiller"
        " nabobord*; en gæst der; kone/mand der; hans kone; hendes mand; en der stod; stod"
        " bagved; stod og kiggede; kiggede med; tilskuer; barnebarn; en fra et andet;"
        " nysgerrig"
    ),
    answers={
        Outside.did: {
            Did.SHOWED_MISTAKE: (
                "sagde svigt*/fejl/utur/forkert; gjorde opmærksom; sagde … svigt*; påpegede;"
                " pegede fejl; opdagede; sagde/siger/gjorde/gør/pege*/påpeg*/nævn*/opdag*"
                " svigt*/fejl*/utur/forkert/opmærksom/ulovlig*; gjorde/gør opmærksom; påpeg*;"
                " sagde … svigt*/fejl/forkert/tur/kort; sagde … havde svigtet; sagde … glemt;"
                " sagde svigt*; sagde det var forkert; sagde glemt; sagde … svigtet; sagde"
                " svigtet"
            ),
            Did.ANSWERED: (
                "svarede … spurgte/jeg; jeg/tl spurgte; spurgte tilskuer*; jeg spurgte; blev spurgt"
            ),
            Did.CAUSED: "forvirrede; på grund af tilskuer*; forvir*; distraher*",
            Did.TOLD: (
                "sagde KORT/FARVE; afslørede; hviskede;"
                " fortal*/sagde/siger/viste/viser/hvisk*/nævn*/råbte/afslør*"
                " kort*/hånd*/KORT/FARVE/resultat*/kontrakt*/spil*/point/es/konge/dame/trumf;"
                " fortalte/viste/nævnte kort/hånd/kontrakt*/resultat*/KORT; fortalte hvad;"
                " sagde højt KORT/kontrakt*; hviskede KORT/til; sagde højt … kontrakt*/stod;"
                " fortalte PLADS"
            ),
            Did.DISTURBED: (
                "forstyrrede/forstyrrer/snakkede/snakker; kiggede/kigger flere/to hænder;"
                " viste mishag/følelser; rystede; sukkede; går rundt; larmer; forstyrr*;"
                " snakk*; larm*; kigg* i/hænder/flere/fra/begge/alles/rundt; suk*; viste"
                " mishag; gik rundt; griner/grinede"
            ),
        },
        Outside.outsider: {
            Outsider.SPECTATOR: (
                "tilskuer*; kibitz*; kone/ægtefælle; gæst; kone/mand/kæreste/ægtefælle/ven/gæst; "
                "tilhører*"
            ),
            Outsider.PLAYER: (
                "spiller fra andet bord; fra nabobord*; oversidder*; spiller andet bord; "
                "nabobord*; andet bord; anden spiller; spiller fra"
            ),
        },
    },
)
