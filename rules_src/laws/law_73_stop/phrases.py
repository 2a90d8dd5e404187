"""The law: what people say, and what it answers."""

from rules_src.laws.law_73_stop.facts import Pause, Stop, StopProcedure
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="ikke sprang brugte lagde",
    answers={
        StopProcedure.stop: {
            Stop.NO_CARD: (
                "^brugte/lagde/viste ikke stop*; ^brugte/lagde ikke stop* springet;"
                " ^uden lægge/bruge/vise stop*; ^sprang uden stop*; ^glemte lægge/bruge stop*"
            ),
            Stop.NO_JUMP: "lagde/brugte stop* … ^ikke/intet/uden sprang; ^lagde stop* uden sprang",
            Stop.BAD_PAUSE: "^pause* for kort/lang; ^tog stop* væk et sekund*; ^tog stop* hurtigt",
            Stop.TOO_SOON: "^lagde stop* utur",
        },
        StopProcedure.pause_kept: {
            Pause.BROKEN: (
                "ventede ikke efter/stop*/pause*/sekund*; ^meldte/passede/bød straks/hurtigt/samme"
                " efter stop*"
            )
        },
    },
)
