"""The law: what people say, and what it answers."""

from rules_src.laws.law_73_stop.facts import Pause, Stop, StopProcedure
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="lagde sprang tog glemte",
    answers={
        StopProcedure.stop: {
            Stop.NO_CARD: (
                "brugte/lagde ikke stop*; uden stop*; brugte/viste/lagde ikke stop*; brugte ikke"
                " stop*; uden at lægge/bruge/vise stop*; ^sprang uden; ^lagde/brugte/viste ikke"
                " stop*"
            ),
            Stop.NO_JUMP: (
                "stop* … ikke/intet spring; stop* … ikke sprang; stop* … men/ikke; stop* … ikke"
                " et spring; ^uden spring"
            ),
            Stop.BAD_PAUSE: (
                "pause* kort/lang/længe; for kort; stop* væk; tog stop* væk/op; stop* sekund;"
                " efter et sekund"
            ),
        },
        StopProcedure.pause_kept: {
            Pause.BROKEN: (
                "meldte/passede/bød straks/hurtigt; ventede ikke; meldte med det samme; ikke"
                " ventede/vente; meldte/bød/passede/doblede straks/hurtigt/samme; ^med det samme;"
                " efter stop* straks/samme"
            ),
        },
    },
)
