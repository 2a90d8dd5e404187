"""Law 72B: what people say, and what it answers."""

from rules_src.laws.law_72_duty_to_tell.facts import Matter, OwnMistake
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="ved",
    answers={
        OwnMistake.matter: {
            Matter.EXPLANATION: (
                "selv forklaret/forklarede forkert; vi forklaret/forklarede; forklaret forkert"
            ),
            Matter.TRICKS: (
                "stik for meget; modpart* stik; stik* for meget/mange; modpart* stik*; givet os"
                " stik"
            ),
            Matter.MISHAP: "har/havde svigtet; lavet svigt*/kulørsvigt*",
        },
    },
)
