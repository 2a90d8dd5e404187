"""Law 76: what people say, and what it answers."""

from rules_src.laws.law_76_spectators.facts import Did, Outside, Outsider
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="hørte hørt",
    answers={
        Outside.did: {
            Did.ANSWERED: "^jeg spurgte tilskuer*/ham/hende; ^spurgte kibitzer*/tilskuer*",
            Did.SHOWED_MISTAKE: (
                "^tilskuer*/gæst*/nabobord* sagde … ^at svigtede; ^gjorde opmærksom"
                " svigtede/fejl*/utur; påpegede/pegede fejl*/kulørsvigt*; ^tilskuer*/kibitzer*"
                " fortalte/sagde/nævnte svigt*; ^tilskuer*/kibitzer* … svigtet/svigtede; ^tilskuer*"
                " pegede på svigt*"
            ),
            Did.TOLD: (
                "^fortalte PLADS/spilfører hvad; ^sagde … ^at kontrakt*; ^sagde højt"
                " KORT/resultat*; ^snakkede/talte/fortalte om spil*; ^nabobord*"
                " snakkede/talte/sagde om spil*/kontrakt*"
            ),
            Did.DISTURBED: (
                "^tilskuer*/kibitzer*/gæst går/gik rundt; ^ser/så/kigger/kiggede på/i alle/flere/to"
                " hænder/kort*"
            ),
            Did.CAUSED: "^tilskuer*/kibitzer* sagde … hans tur; ^tilskuer*/kibitzer* sagde tur",
        },
        Outside.outsider: {
            Outsider.SPECTATOR: (
                "^tilskuer* fortalte/viste*; ^tilskuer* sagde kontrakt*/KORT; ^en tilskuer*; ^en"
                " kibitzer*; ^tilskueren/kibitzeren/tilskuer/kibitzer"
                " går/gik/ser/sagde/kiggede/nævnte/pegede"
            ),
            Outsider.PLAYER: (
                "^spiller fra/ved andet bord; ^spiller fra/ved nabobord*; ^en fra nabobord*; ^en"
                " fra bord TAL; ^fra andet bord"
            ),
        },
    },
)
