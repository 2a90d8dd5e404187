"""The law: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_73_stop.facts import Pause, Stop, StopProcedure
from rules_src.model.facts import YesNo
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "stop; stopkort; stopproceduren; glemte stop; ti sekunder; pausen efter et spring; "
        "meldte for hurtigt; stopkort uden for tur; springmelding; spærremelding uden stop; "
        "ventede ikke"
    ),
    said=(
        "stopkort*; stop; uden stop; glemte stop; sprang/spring/springmelding uden; ventede "
        "ikke; ti sekunder; holdt ikke pause*; pausen efter spring; brugte ikke stop*; for kort "
        "pause; meldte straks efter stop*/spring; stop*; spring* uden; springmelding*; sprang; "
        "ikke/holdt/for/efter pause*; ventetid; ventede/venter ikke; ti/10 sekunder;"
        " meldte/passede/doblede/bød "
        "hurtigt/straks/med efter spring*/stop*; efter spring*; stop frem; lagde/viste/tog "
        "stop*; stop* … tur"
    ),
    answers={
        StopProcedure.stop: {
            Stop.NO_CARD: (
                "brugte/lagde ikke stop*; glemte stop*; uden stop*; intet stop*; glem* stop*;"
                " sprang … uden/ikke/stop*; brugte/viste/lagde ikke stop*; glemte/glemt stop*;"
                " brugte ikke stop*; ^manglede stop*; uden at lægge/bruge/vise stop*; ^sprang"
                " uden; ^lagde/brugte/viste ikke stop*; ^intet stop*; ^ikke lagt/brugt/vist"
                " stop*; stop* manglede; uden stopkort"
            ),
            Stop.NO_JUMP: (
                "stop* … ikke/intet spring; stop* … ikke sprang; stop* … ikke/intet"
                " spring/sprang; stop* … men/ikke; stop* … ikke et spring; stop* … ingen"
                " spring; ^uden at springe; ^uden spring; ^uden et spring"
            ),
            Stop.TOO_SOON: (
                "stop* før tur; stop* utur; kun stop*; stop* … ikke meldt; stop* frem før"
                " tur; stop* for tidligt; lagde stop* utur; stop* … utur"
            ),
            Stop.BAD_PAUSE: (
                "pause* kort/lang/længe; tog stop* hurtigt/straks/med; for kort; for længe;"
                " fjernede stop*; for tidligt/hurtigt; stop* … fjern*/hurtigt/længe; lod ligge"
                " længe; for længe/hurtigt; stop* væk; tog stop* væk/op; stop* sekund; efter"
                " et sekund; kun to/tre/fem sekunder"
            ),
        },
        StopProcedure.pause_kept: {
            Pause.BROKEN: (
                "meldte/passede/bød straks/hurtigt; ventede ikke; meldte med det samme; holdt"
                " ikke pause*; mtv straks; ventede/venter ikke; uden at vente; ikke"
                " ventede/vente; holdt ikke; meldte/bød/passede/doblede straks/hurtigt/samme;"
                " ^med det samme; passede/meldte uden at vente; efter stop* straks/samme;"
                " straks efter stop*"
            ),
            Pause.KEPT: "ventede; holdt pause*; holdt alligevel",
            Pause.NOT_YET: "ikke meldt endnu; ingen meldt; ikke meldt; endnu",
        },
        StopProcedure.intended: {
            YesNo.NO: "forkert kort; ved fejl; kom til at",
        },
    },
    beside=(
        Beside(
            StopProcedure.pause_kept,
            "^PLADS ventede/venter ikke; ^PLADS holdt/holder ikke pause*; ^PLADS"
            " meldte/passede/bød/doblede straks/hurtigt",
            {},
            idle=True,
        ),
    ),
)
