"""The law: what people say, and what it answers."""

from rules_src.laws.law_73_stop.facts import Pause, Stop, StopProcedure
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="ikke sprang brugte lagde glemte tog viste",
    answers={
        StopProcedure.stop: {
            Stop.NO_CARD: (
                "^brugte/lagde/viste ikke stop*; ^brugte/lagde ikke stop* springet; ^uden"
                " lægge/bruge/vise stop*; ^sprang uden stop*; ^glemte lægge/bruge stop*; ^glemte"
                " stop*; ^glemt stop*; ^uden stop*; manglede/mangler stop*; ^manglende stop*"
            ),
            Stop.NO_JUMP: (
                "lagde/brugte stop* … ^ikke/intet/uden sprang; ^lagde stop* uden sprang; ^stop*"
                " ved/til BUD; ^lagde stop* uden/ikke spring; ^stop* … ^ikke/intet sprang; ^stop* …"
                " ^ikke/intet spring"
            ),
            Stop.BAD_PAUSE: (
                "^pause* for kort/lang; ^tog stop* væk et sekund*; ^tog stop* hurtigt;"
                " ^tog/fjernede stop* for hurtigt/tidligt; ^tog stop* straks; ^pause* kort/lang;"
                " ^stop* væk hurtigt/straks; ^stop* ligge for længe/kort"
            ),
            Stop.TOO_SOON: (
                "^lagde stop* utur; ^tog/viste/lagde stop* frem førend; ^stop* utur; ^stop* førend"
                " tur"
            ),
        },
        StopProcedure.pause_kept: {
            Pause.BROKEN: (
                "ventede ikke efter/stop*/pause*/sekund*; ^meldte/passede/bød straks/hurtigt/samme"
                " efter stop*; ^meldte/passede/bød/doblede straks; ^meldte/passede/bød/doblede"
                " lynhurtigt/øjeblikkeligt/hurtigt; ventede ikke"
            ),
            Pause.KEPT: (
                "^ventede alligevel; ^holdt pause* alligevel; ^ventede de/i sekunder/alligevel"
            ),
            Pause.NOT_YET: "mtv ikke meldt; INTETSIDEN",
        },
    },
)
