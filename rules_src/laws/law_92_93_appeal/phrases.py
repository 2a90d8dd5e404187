"""Laws 92 and 93: what people say, and what it answers."""

from rules_src.laws.law_92_93_appeal.facts import Appeal, Appealed, Subject
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        Appeal.in_time: {
            YesNo.YES: "frist* ikke gået/udløbet*/overskredet*",
            YesNo.NO: "frist* gået/udløbet*/overskredet*/ovre/forbi",
        },
        Appeal.appealed: {Appealed.OTHER_TABLE: "^kendelse*/afgørelse* andet bord"},
        Appeal.consent: {YesNo.NO: "^makker vil ikke; ^kun ene"},
        Appeal.committee: {YesNo.NO: "^ingen appelkomit*/appeludvalg*"},
        Appeal.subject: {
            Subject.JUDGEMENT: "appel* skøn*",
            Subject.DISCIPLINE: "^over karantæne*",
        },
    },
)
