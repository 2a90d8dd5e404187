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
        "tilsvarende melding*; samme betydning; nye melding viser/betyder samme; viser samme;"
        " lignende betydning; sammenlignelig*; delmængde; erstatningsmelding*; nye melding"
        " tilsvarende; comparable; mere præcis; samme formål; ny melding betyder/viser; siger"
        " det samme; erstattede … tilsvarende; er tilsvarende; er den nye/ny melding; er det"
        " en tilsvarende; samme mening; snævrere; betyder det samme; viser det samme; ny"
        " melding; nye melding; kan erstatte; melding der ligner; ligner; viser stort set;"
        " næsten det samme; samme styrke; smallere; betyder den nye; ny melding samme; er BUD"
        " sammenlign*; er BUD tilsvarende; ligner den første; samme som den første; samme som"
        " det han; vise det samme; samme som tog tilbage; god nok erstatning; er det nok;"
        " sammenlign*"
    ),
    answers={
        ComparableCall.same_meaning: {
            YesNo.YES: (
                "viser/betyder samme; samme betydning; lignende betydning; siger det samme; "
                "samme mening; betyder/viser det samme; stort set/næsten samme; ligner"
            ),
            YesNo.NO: "ikke samme betydning; viser noget andet; betyder noget andet",
        },
        ComparableCall.subset: {
            YesNo.YES: "delmængde; mere præcis; indgår; smallere; mere præcis*",
        },
        ComparableCall.same_purpose: {
            YesNo.YES: "samme formål; begge spørger esser; begge spørg*; samme spørg*",
        },
    },
)
