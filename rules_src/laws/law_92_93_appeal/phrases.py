"""Laws 92 and 93: what people say, and what it answers."""

from rules_src.laws.law_92_93_appeal.facts import Appeal, Appealed
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        Appeal.in_time: {
            YesNo.YES: "^førend frist*; ^førend frist* gået/udløbet*",
            YesNo.NO: "frist* gået/udløbet*/overskredet*/ovre/forbi; ^efter frist*",
        },
        Appeal.appealed: {Appealed.OTHER_TABLE: "^kendelse*/afgørelse* andet bord"},
        Appeal.consent: {YesNo.NO: "^kun ene parret; ^kun ene vil; appel* … ^makker vil ikke"},
    },
)
