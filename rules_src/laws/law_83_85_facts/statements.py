"""Laws 83 to 85: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_83_85_facts import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.WhatHappened.playing: {
        YesNo.NO: "du spiller ikke selv med",
    },
    law.WhatHappened.board_over: {
        YesNo.NO: "spillet er ikke slut",
    },
    law.WhatHappened.facts_known: {
        law.Known.AGREED: "alle er enige om, hvad der skete",
        law.Known.LIKELY: "det er ikke klart, hvad der skete, men én forklaring er mest sandsynlig",
        law.Known.UNKNOWN: "det kan ikke afgøres, hvad der skete",
    },
    law.WhatHappened.law_says: {
        law.Says.DISCRETION: "loven beder om et skøn, eller skaden har ingen fast berigtigelse",
        law.Says.OPTION: "loven lader en spiller vælge",
        law.Says.RECTIFICATION: "loven har en bestemt berigtigelse for det, der skete",
        law.Says.NOTHING: "loven har ingen berigtigelse for det, der skete, og der er intet at"
        " skønne",
    },
}
