"""Laws 92 and 93: what people say, and what it answers."""

from rules_src.laws.law_92_93_appeal.facts import Appeal, Appealed, Subject
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        Appeal.in_time: {
            YesNo.YES: (
                "^førend frist*; ^førend frist* gået/udløbet*; frist* ikke"
                " gået/udløbet*/overskredet*"
            ),
            YesNo.NO: "frist* gået/udløbet*/overskredet*/ovre/forbi; ^efter frist*",
        },
        Appeal.appealed: {
            Appealed.OTHER_TABLE: "^kendelse*/afgørelse* andet bord",
        },
        Appeal.consent: {
            YesNo.NO: (
                "^kun ene parret; ^kun ene vil; appel* … ^makker vil ikke; ^makker vil ikke;"
                " ^makker ikke med; ^kun ene"
            ),
        },
        Appeal.committee: {
            YesNo.NO: "^har ingen/ikke appelkomit*/appeludvalg*; ^ingen appelkomit*/appeludvalg*",
            YesNo.YES: "^har appelkomit*/appeludvalg*",
        },
        Appeal.subject: {
            Subject.JUDGEMENT: "appel* skøn*; ^anke* skøn*",
            Subject.DISCIPLINE: (
                "^over karantæne*; ^over strafpoint*; appel*/klage* disciplin*; ^over bortvisning*"
            ),
        },
    },
)
