"""Law 72B: what people say, and what it answers."""

from rules_src.laws.law_72_duty_to_tell.facts import Matter, OwnMistake, Plan
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="svigtede ved opdagede",
    answers={
        OwnMistake.matter: {
            Matter.EXPLANATION: (
                "^jeg/vi/makker/selv forklarede forkert; ^vi/jeg glemt alert*; ^min makker"
                " forklarede forkert; ^makker forklarede/misforklarede"
            ),
            Matter.TRICKS: (
                "^givet os stik; ^vi fået stik for meget/mange; ^fik/fået et stik meget; stik for"
                " meget"
            ),
            Matter.MISHAP: (
                "^jeg/vi/han/makker har/havde svigtede; selv svigtede; ^svigte/svigtet igen/selv;"
                " skjule svigt*/første"
            ),
            Matter.ON_PURPOSE: "^med vilje; ^bevidst svigte/melde/spille",
        },
        OwnMistake.plan: {
            Plan.HIDE: "^svigte igen; ^for skjule; ^gemmer/gemme kort*",
            Plan.SILENT: "^tier stille; ^siger ikke noget; ^siger ingenting; ^lader ingenting",
        },
    },
)
