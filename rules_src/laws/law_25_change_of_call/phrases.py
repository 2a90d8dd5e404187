"""Law 25: what people say, and what it answers."""

from rules_src.laws.law_25_change_of_call.facts import CallMade, Reach, Wish
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tog lagde trak rodede ombestemte fortrød greb",
    answers={
        CallMade.wish: {
            Wish.WANTS: (
                "vil/ønsker/gerne tage tilbage; vil/ønsker/gerne lave om; vil/gerne bytte ud;"
                " vil/ønsker/gerne ændre/rette melding*"
            ),
            Wish.CHANGED: "^har skiftet/byttet ud",
        },
        CallMade.reach: {
            Reach.PARTNER_CALLED: "tog/lagde/trak/bød/meldt … ^makker har meldt/passet/budt/d",
            Reach.BEFORE_PARTNER: "^makker ikke meldt/passet/budt/d; ^før makker meldt/passede/bød",
        },
    },
)
