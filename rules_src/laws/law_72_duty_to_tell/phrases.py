"""Law 72B: what people say, and what it answers."""

from rules_src.laws.law_72_duty_to_tell.facts import Matter, OwnMistake, Plan
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="svigtede ved opdagede",
    answers={
        OwnMistake.matter: {
            Matter.EXPLANATION: "^jeg/vi/makker/selv forklarede forkert",
            Matter.TRICKS: "stik for meget",
            Matter.MISHAP: (
                "^jeg/vi/han/makker har/havde svigtede; selv svigtede; skjule svigt*/første"
            ),
        },
        OwnMistake.plan: {
            Plan.HIDE: "^for skjule",
            Plan.SILENT: "^tier stille",
        },
    },
)
