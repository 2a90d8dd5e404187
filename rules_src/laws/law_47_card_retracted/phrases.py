"""Law 47: what people say, and what it answers."""

from rules_src.laws.law_47_card_retracted.facts import CardBackWanted, WhyBack
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="fortrød lagde vil",
    answers={
        CardBackWanted.why_back: {
            WhyBack.TOLD: "^PLADS/spilfører/modstander*/modpart sagde var hans/hendes/min/din tur",
            WhyBack.OPPONENT_CHANGED: (
                "rettede*/rettet* svigt*/kulørsvigt*; skiftede*/ændrede*/byttede* efter svigt*;"
                " kort* tilbage … ^modpart/modstander*/spilfører skiftede*/ændrede*/byttede* sit"
            ),
            WhyBack.CHANGED_MIND: (
                "tænkte sig ikke om; ^han/hun/spilfører så forkert; ^PLADS/han/hun/spilfører"
                " fortrød*/fortryder*; ^ikke tænkte sig; ^ombestemte sig; ^vil bytte/have kort* …"
                " ^så/tænkte/fortr*; ^lagde/spillede forkert … fortr*"
            ),
            WhyBack.MISINFORMED: (
                "^forkert forklaring; ^forklarede forkert; ^modpart*/modstander*/PLADS forklarede …"
                " forkert"
            ),
            WhyBack.TABLE_CARD: (
                "^mente KORT/FARVE; ^sagde/siger/nævnte KORT … nej/mente/undskyld; ^blind"
                " spillede/lagde/tog forkert"
            ),
            WhyBack.ILLEGAL: "^kort* var kulørsvigt*/svigt*; ^var svigt*/kulørsvigt* tilbage",
        },
    },
)
