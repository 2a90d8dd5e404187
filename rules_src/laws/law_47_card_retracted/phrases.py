"""Law 47: what people say, and what it answers."""

from rules_src.laws.law_47_card_retracted.facts import CardBackWanted, WhyBack
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="fortrød lagde vil",
    answers={
        CardBackWanted.why_back: {
            WhyBack.TOLD: "^PLADS/spilfører/modstander*/modpart sagde var hans/hendes/min/din tur",
            WhyBack.CHANGED_MIND: (
                "tænkte sig ikke om; ^PLADS/han/hun/spilfører fortrød*/fortryder*"
            ),
            WhyBack.MISINFORMED: "^forkert forklaring",
            WhyBack.TABLE_CARD: "^sagde/siger/nævnte KORT … nej/mente/undskyld",
            WhyBack.ILLEGAL: "^kort* var kulørsvigt*/svigt*",
        },
    },
)
