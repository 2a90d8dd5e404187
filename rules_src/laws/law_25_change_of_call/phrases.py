"""Law 25: what people say, and what it answers."""

from rules_src.laws.law_25_change_of_call.facts import CallMade, Reach, Wish
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tog lagde have bød fat trak fingrene først ombestemte rodede bytte slap",
    answers={
        CallMade.wish: {
            Wish.WANTS: (
                "vil tage tilbage; må lave om; vil/ønsker/gerne/må ændre/rette/bytte/lave/tage"
            ),
            Wish.CHANGED: "har skiftet/byttet; skiftet ud",
        },
        CallMade.reach: {
            Reach.PARTNER_CALLED: (
                "makker har meldt; makker meldte; makker meldte/passede/bød; makker har"
                " passet/budt/doblet"
            ),
            Reach.BEFORE_PARTNER: (
                "makker ikke meldt; med det samme; makker har/havde ikke; makker endnu ikke"
            ),
        },
    },
)
