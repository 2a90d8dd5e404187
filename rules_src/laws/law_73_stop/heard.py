"""The law: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_73_stop.facts import Pause, Stop, StopProcedure
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "stop; stopkort; stopproceduren; glemte stop; ti sekunder; pausen efter et spring; "
        "meldte for hurtigt; springmelding; spærremelding uden stop; ventede ikke"
    ),
    said=(
        "stopkort*; stop; uden stop; glemte stop; sprang/spring/springmelding uden; ventede "
        "ikke; ti sekunder; holdt ikke pause*; pausen efter spring; brugte ikke stop*; for "
        "kort pause; meldte straks efter stop*/spring"
    ),
    answers={
        StopProcedure.stop: {
            Stop.NO_CARD: (
                "brugte/lagde ikke stop*; glemte stop*; uden stop*; ikke stop*; manglede "
                "stop*; intet stop*"
            ),
            Stop.NO_JUMP: (
                "stop* uden spring; stop* … ikke/intet spring; stop* … ikke sprang; uden spring"
            ),
            Stop.BAD_PAUSE: (
                "pause* kort/lang/længe; tog stop* hurtigt/straks/med; for kort; for længe; "
                "fjernede stop*; for tidligt/hurtigt"
            ),
        },
        StopProcedure.pause_kept: {
            Pause.BROKEN: (
                "meldte/passede/bød straks/hurtigt; ventede ikke; meldte med det samme; holdt "
                "ikke pause*; mtv straks"
            ),
            Pause.KEPT: "ventede; holdt pause*",
            Pause.NOT_YET: "ikke meldt endnu; ingen meldt",
        },
    },
)
