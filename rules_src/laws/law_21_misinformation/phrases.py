"""Law 21: what people say, and what it answers."""

from rules_src.laws.law_21_misinformation import facts as law
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="fik vildledt føler fortalt",
    answers={
        law.Misinformation.misled_by: {
            law.Misled.EXPLANATION: (
                "forkert forklaring*/forklaret*; hvis/efter/med rigtige forklaring*; ^fik at vide"
                " BUD var/viste/viser/betyder; forklaring* ikke passede/svarede/stemte;"
                " ^vildledt/snydt af forklaring*/systemkort*; ^fik/fået at vide; ^forklaret som;"
                " forklaring* var forkert; systemkort* forkert/andet; ^forklarede … ^men/var/havde;"
                " ^blev/fået fortalt"
            ),
            law.Misled.MISSING_ALERT: (
                "mangl* alert*; ikke alert* snydt/vildledt; ^blev/var ikke alert*; glemte* alert*;"
                " ikke alert* … vildledt/anderledes/snydt/ellers; ^snydt/vildledt/skadet … ikke"
                " alert*; ^snydt/vildledt ikke alert*"
            ),
            law.Misled.ITSELF: "selv misforst*",
            law.Misled.ALERT_NOT_REQUIRED: (
                "^ikke skal alert*; ^skal ikke alert*; alert* ikke kræver*/krav; ^kræver ikke"
                " alert*"
            ),
        },
        law.MisinformedCall.changes_call: {YesNo.YES: "^vil lave/ændre melding*/pas"},
        law.Misinformation.reached: {
            law.Reached.PLAY: (
                "^efter har/havde/er spillet* ud/stik*; ^før spillet* er/var slut; DERSPILLES"
            ),
            law.Reached.AFTER: "^spillet* er/var slut; ^efter spillet*; SPILLETSLUT",
            law.Reached.BEFORE_LEAD: "DERMELDES; FØRUDSPIL",
        },
    },
)
