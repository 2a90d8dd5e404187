"""The law: what people say, and what it answers."""

from rules_src.laws.law_73_stop.facts import Pause, Stop, StopProcedure
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="ikke sprang brugte lagde glemte tog viste",
    answers={
        StopProcedure.stop: {
            Stop.NO_CARD: (
                "^brugte/lagde/viste ikke stop*; ^glemt stop*; ^uden stop*; ^brugte/lagde ikke"
                " stop* springet"
            ),
            Stop.NO_JUMP: "lagde/brugte stop* … ^ikke/intet/uden sprang; ^stop* ved/til BUD",
            Stop.BAD_PAUSE: "^tog/fjernede stop* for hurtigt/tidligt; ^pause* kort/lang",
            Stop.TOO_SOON: "^tog/viste/lagde stop* frem førend; ^stop* utur",
        },
        StopProcedure.pause_kept: {
            Pause.BROKEN: (
                "^meldte/passede/bød/doblede straks; ^meldte/passede/bød/doblede"
                " lynhurtigt/øjeblikkeligt/hurtigt; ventede ikke"
            ),
            Pause.KEPT: "^ventede alligevel",
        },
    },
)
