"""Law 47: what people say, and what it answers."""

from rules_src.laws.law_47_card_retracted.facts import CardBackWanted, WhyBack
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="fortrød lov lagde skifte spillet",
    answers={
        CardBackWanted.why_back: {
            WhyBack.TOLD: (
                "spillede/lagde/kort* … fordi … tur; sagde … tur … spillede/kort*; kort* … sagde"
                " … tur; spillede … sagde … tur; modstander*/spilfører sagde tur"
            ),
            WhyBack.OPPONENT_CHANGED: (
                "skiftede/rettede/ændrede svigt*; efter svigt*; fordi … skiftede/ændrede/tog sit;"
                " PLADS skiftede/byttede/ændrede/rettede; rettet sin svigt*/kulørsvigt*; når"
                " rettet svigt*/kulørsvigt*; rettet kulørsvigt*"
            ),
            WhyBack.CHANGED_MIND: (
                "tænkte sig ikke; så forkert; tænkte sig ikke om; tænkte ikke; vil bytte kort*;"
                " bytte kort*"
            ),
        },
        CardBackWanted.own_revoke: {
            YesNo.YES: "skiftede/rettede/ændrede svigt*; efter svigt*",
        },
    },
)
