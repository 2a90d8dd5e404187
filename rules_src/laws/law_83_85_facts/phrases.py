"""Laws 83 to 85: what people say, and what it answers."""

from rules_src.laws.law_83_85_facts.facts import WhatHappened
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    answers={
        WhatHappened.playing: {YesNo.YES: "^jeg spiller selv"},
    },
)
