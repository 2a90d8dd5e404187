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
        "tilskuer*; kibitz*; oversidder* sagde/blandede/kiggede; spiller fra andet bord; "
        "person ved siden; fra nabobord*/andet bord blandede/sagde/kom; gæst; kone/mand "
        "kiggede/sagde; en der kiggede på; blandede sig; kone/ægtefælle; en udenforstående; "
        "tilskuer*; kibitz*; tilhører*; publikum; en/der kigger; der kiggede; kigger/kiggede "
        "på; kone/mand/kæreste/ægtefælle/ven/gæst/barn; oversidder*; nabobord*; andet bord; "
        "udefra; en anden spiller; forbipasserende; uvedkommende person; en der sad; sad ved "
        "siden; ved siden af; fra et andet"
    ),
    answers={
        Outside.did: {
            Did.SHOWED_MISTAKE: (
                "sagde svigt*/fejl/utur/forkert; gjorde opmærksom; sagde … svigt*; påpegede; "
                "pegede fejl; opdagede; sagde/siger/gjorde/gør/pege*/påpeg*/nævn*/opdag* "
                "svigt*/fejl*/utur/forkert/opmærksom/ulovlig*; gjorde/gør opmærksom; påpeg*; "
                "sagde … svigt*/fejl/forkert/tur/kort"
            ),
            Did.ANSWERED: (
                "svarede … spurgte/jeg; jeg/tl spurgte; spurgte tilskuer*; spurgte; svarede; "
                "jeg spurgte; blev spurgt"
            ),
            Did.CAUSED: (
                "fik … til at; forvirrede; på grund af tilskuer*; fik … til; forvir*; "
                "distraher*; på grund"
            ),
            Did.TOLD: (
                "fortalte/sagde/viste kort/hånd/kontrakt*/resultat*; sagde KORT/FARVE; sagde "
                "noget kort*; afslørede; sagde højt; hviskede; fortal*/sagde/siger/viste/viser/"
                "hvisk*/nævn*/råbte/afslør* kort*/hånd*/KORT/FARVE/resultat*/kontrakt*/spil*/"
                "point/es/konge/dame/trumf; fortal*; hvisk*; afslør*"
            ),
            Did.DISTURBED: (
                "forstyrrede/forstyrrer/snakkede/snakker; kiggede/kigger flere/to hænder; "
                "viste mishag/følelser; rystede; sukkede; går rundt; larmer; forstyrr*; "
                "snakk*; larm*; kigg* i/hænder/flere/fra/begge/alles/rundt; suk*; rystede; "
                "viste mishag; gik rundt; reagerede; griner/grinede; går rundt; skiftede "
                "plads; så i"
            ),
        },
        Outside.outsider: {
            Outsider.SPECTATOR: (
                "tilskuer*; kibitz*; kone/ægtefælle; gæst; tilskuer*; kibitz*; kone/mand/"
                "kæreste/ægtefælle/ven/gæst; tilhører*"
            ),
            Outsider.PLAYER: (
                "spiller fra andet bord; fra nabobord*; oversidder*; spiller andet bord; "
                "nabobord*; andet bord; oversidder*; anden spiller; spiller fra"
            ),
        },
    },
)
