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
        "kiggede/sagde; en der kiggede på; blandede sig; kone/ægtefælle; en udenforstående"
    ),
    answers={
        Outside.did: {
            Did.SHOWED_MISTAKE: (
                "sagde svigt*/fejl/utur/forkert; gjorde opmærksom; sagde … svigt*; påpegede; "
                "pegede fejl; opdagede"
            ),
            Did.ANSWERED: "svarede … spurgte/jeg; jeg/tl spurgte; spurgte tilskuer*",
            Did.CAUSED: "fik … til at; forvirrede; på grund af tilskuer*",
            Did.TOLD: (
                "fortalte/sagde/viste kort/hånd/kontrakt*/resultat*; sagde KORT/FARVE; sagde "
                "noget kort*; afslørede; sagde højt; hviskede"
            ),
            Did.DISTURBED: (
                "forstyrrede/forstyrrer/snakkede/snakker; kiggede/kigger flere/to hænder; "
                "viste mishag/følelser; rystede; sukkede; går rundt; larmer"
            ),
        },
        Outside.outsider: {
            Outsider.SPECTATOR: "tilskuer*; kibitz*; kone/ægtefælle; gæst",
            Outsider.PLAYER: (
                "spiller fra andet bord; fra nabobord*; oversidder*; spiller andet bord"
            ),
        },
    },
)
