"""Law 25: what people say, and what it answers."""

from rules_src.laws.common.found_late import FOUND_SAID
from rules_src.laws.law_25_change_of_call.facts import CallMade, ChangedCall, Reach, Wish
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does=(
        "tog lagde trak rodede ombestemte fortrød greb vil skiftede bød fortryder rettede ændrede"
        " byttede rørte"
    ),
    answers={
        CallMade.wish: {
            Wish.WANTS: (
                "vil/ønsker/gerne tage tilbage; ^vil/ønsker/gerne"
                " rette/ændre/skifte/bytte/fortryde; ^vil have anden"
            ),
            Wish.CHANGED: "^skiftede/byttede/rettede/ændrede bud*/pas/melding*/det/den/til/ud",
        },
        CallMade.reach: {
            Reach.PARTNER_CALLED: "^makker passede/meldte/bød/svarede",
            Reach.BEFORE_PARTNER: "makker ikke meldt",
        },
        ChangedCall.found: FOUND_SAID,
    },
)
