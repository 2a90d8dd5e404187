"""The law: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_73_stop.facts import Pause, Stop, StopProcedure
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "stop; stopkort; stopproceduren; glemte stop; ti sekunder; pausen efter et spring; "
        "meldte for hurtigt; stopkort uden for tur; springmelding; spærremelding uden stop; "
        "ventede ikke"
    ),
    said=(
        "stopkort*; stop; uden stop; glemte stop; sprang/spring/springmelding uden; ventede "
        "ikke; ti sekunder; holdt ikke pause*; pausen efter spring; brugte ikke stop*; for "
        "kort pause; meldte straks efter stop*/spring; stop*; spring* uden; springmelding*; "
        "sprang; spring; pause*/ventetid; ventede/venter ikke; ti/10 sekunder; meldte/passede/"
        "doblede/bød hurtigt/straks/med efter spring*/stop*; efter spring*"
    ),
    answers={
        StopProcedure.stop: {
            Stop.NO_CARD: (
                "brugte/lagde ikke stop*; glemte stop*; uden stop*; ikke stop*; manglede "
                "stop*; intet stop*; stop* ikke/glem*/uden/intet/mangl*; uden stop*; glem* "
                "stop*; sprang … uden/ikke/stop*; ikke stop*; lagde/brugte/viste ikke"
            ),
            Stop.NO_JUMP: (
                "stop* uden spring; stop* … ikke/intet spring; stop* … ikke sprang; uden "
                "spring; stop* … ikke/intet spring/sprang; uden spring*; stop* … men/ikke; "
                "ikke sprang; ikke spring*; uden at springe"
            ),
            Stop.TOO_SOON: (
                "stop* før tur; stop* utur; kun stop*; stop* uden for tur; stop* … ikke meldt"
            ),
            Stop.BAD_PAUSE: (
                "pause* kort/lang/længe; tog stop* hurtigt/straks/med; for kort; for længe; "
                "fjernede stop*; for tidligt/hurtigt; pause* kort/lang/længe; fjernede/tog "
                "stop*; stop* … fjern*/hurtigt/længe; lod ligge længe; for længe/hurtigt"
            ),
        },
        StopProcedure.pause_kept: {
            Pause.BROKEN: (
                "meldte/passede/bød straks/hurtigt; ventede ikke; meldte med det samme; holdt "
                "ikke pause*; mtv straks; straks; ventede/venter ikke; med det samme; hurtigt; "
                "uden at vente; ikke ventede/vente; holdt ikke"
            ),
            Pause.KEPT: "ventede; holdt pause*; ventede; holdt pause*; holdt alligevel",
            Pause.NOT_YET: "ikke meldt endnu; ingen meldt; ikke meldt; endnu",
        },
        StopProcedure.intended: {
            YesNo.NO: "forkert kort; ved fejl; kom til at",
        },
    },
)
