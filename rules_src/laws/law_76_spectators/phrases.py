"""Law 76: what people say, and what it answers."""

from rules_src.laws.law_76_spectators.facts import Did, Outside, Outsider
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        Outside.did: {
            Did.ANSWERED: "^jeg spurgte tilskuer*/ham/hende",
            Did.SHOWED_MISTAKE: (
                "^tilskuer*/gæst*/nabobord* sagde … ^at svigtede; ^gjorde opmærksom"
                " svigtede/fejl*/utur; påpegede/pegede fejl*/kulørsvigt*"
            ),
            Did.TOLD: (
                "^fortalte PLADS/spilfører hvad; ^sagde … ^at kontrakt*; ^sagde højt KORT/resultat*"
            ),
        },
        Outside.outsider: {
            Outsider.SPECTATOR: "^tilskuer* fortalte/viste*; ^tilskuer* sagde kontrakt*/KORT",
            Outsider.PLAYER: "^spiller fra/ved andet bord; ^spiller fra/ved nabobord*",
        },
    },
)
