"""Law 72B: what people say, and what it answers."""

from rules_src.laws.law_72_duty_to_tell.facts import Matter, OwnMistake
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="svigtede ved",
    answers={
        OwnMistake.matter: {
            Matter.EXPLANATION: "^jeg/vi/makker/selv forklarede forkert; ^vi/jeg glemt alert*",
            Matter.TRICKS: "^givet os stik; ^vi fået stik for meget/mange",
            Matter.MISHAP: "^jeg/vi/han/makker har/havde svigtede; selv svigtede",
        },
    },
)
