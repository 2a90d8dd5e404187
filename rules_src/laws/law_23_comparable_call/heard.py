"""Law 23: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_23_comparable_call.facts import ComparableCall
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "sammenlignelig melding; comparable call; samme betydning; lignende betydning; "
        "delmængde; erstatningsmelding"
    ),
    said=(
        "tilsvarende melding*; samme betydning; nye melding viser/betyder samme; viser samme; "
        "lignende betydning; sammenlignelig*; delmængde; erstatningsmelding*; nye melding "
        "tilsvarende; comparable; mere præcis; samme formål; ny melding betyder/viser; siger "
        "det samme"
    ),
    answers={
        ComparableCall.same_meaning: {
            YesNo.YES: (
                "viser/betyder samme; samme betydning; lignende betydning; siger det samme"
            ),
        },
        ComparableCall.subset: {
            YesNo.YES: "delmængde; mere præcis; indgår; snævrere",
        },
        ComparableCall.same_purpose: {
            YesNo.YES: "samme formål; begge spørger esser",
        },
    },
)
