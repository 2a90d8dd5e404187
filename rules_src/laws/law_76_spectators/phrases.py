"""Law 76: what people say, and what it answers."""

from rules_src.laws.law_76_spectators.facts import Did, Outside, Outsider
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="hørte hørt",
    answers={
        Outside.did: {
            Did.ANSWERED: "^spurgte kibitzer*/tilskuer*",
            Did.SHOWED_MISTAKE: "^tilskuer*/kibitzer* … svigtet/svigtede",
            Did.DISTURBED: "^ser/så/kigger/kiggede på/i alle/flere/to hænder/kort*",
            Did.CAUSED: "^tilskuer*/kibitzer* sagde tur",
        },
        Outside.outsider: {
            Outsider.SPECTATOR: (
                "^en tilskuer*; ^tilskueren/kibitzeren/tilskuer/kibitzer"
                " går/gik/ser/sagde/kiggede/nævnte/pegede"
            ),
            Outsider.PLAYER: "^fra andet bord",
        },
    },
)
