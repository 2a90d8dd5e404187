"""Law 21: what people say, and what it answers."""

from rules_src.laws.law_21_misinformation import facts as law
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="fik vildledt føler fortalt",
    answers={
        law.Misinformation.misled_by: {
            law.Misled.EXPLANATION: (
                "forkert forklaring*/forklaret*; hvis/efter/med rigtige forklaring*; forklaring*"
                " ikke passede/svarede/stemte; ^fik/fået at vide; systemkort* forkert/andet"
            ),
            law.Misled.MISSING_ALERT: "mangl* alert*",
            law.Misled.ITSELF: "selv misforst*",
        },
        law.MisinformedCall.changes_call: {YesNo.YES: "^vil lave/ændre melding*/pas"},
        law.Misinformation.reached: {law.Reached.PLAY: "DERSPILLES"},
    },
)
