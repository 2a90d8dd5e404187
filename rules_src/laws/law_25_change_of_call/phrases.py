"""Law 25: what people say, and what it answers."""

from rules_src.laws.common.found_late import FOUND_SAID
from rules_src.laws.law_25_change_of_call.facts import CallMade, ChangedCall, Reach, Wish
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does=(
        "tog lagde trak rodede ombestemte fortrød greb vil skiftede bød fortryder rettede ændrede"
        " byttede rørte"
    ),
    answers={
        CallMade.wish: {
            Wish.WANTS: (
                "vil/ønsker/gerne tage tilbage; vil/ønsker/gerne lave om; vil/gerne bytte ud;"
                " vil/ønsker/gerne ændre/rette melding*; ^vil/ønsker/gerne"
                " rette/ændre/skifte/bytte/fortryde; ^vil have anden; ^vil have melding*/bud*"
                " tilbage; ^vil have sit/sin/den/det tilbage/om"
            ),
            Wish.CHANGED: (
                "^har skiftet/byttet ud; ^skiftede/byttede/rettede/ændrede"
                " bud*/pas/melding*/det/den/til/ud; ^har rettet/ændret/lavet om/selv/det/den"
            ),
            Wish.NOT_MADE: (
                "^rørte ikke tog/taget; ^rørte … ^ikke tog/trak/taget/op; ^rørte/pillede kun ved"
            ),
            Wish.LEFT_STANDING: (
                "^opdag* lod stå/ligge; ^lod melding*/bud* stå/ligge; ^opdag* … ^lod"
                " det/den/melding*/bud*"
            ),
        },
        CallMade.reach: {
            Reach.PARTNER_CALLED: (
                "tog/lagde/trak/bød/meldt … ^makker har meldt/passet/budt/d; ^makker også"
                " meldt/passet/budt; ^makker passede/meldte/bød/svarede; makker passet på"
            ),
            Reach.BEFORE_PARTNER: (
                "^makker ikke meldt/passet/budt/d; ^før makker meldt/passede/bød; makker ikke"
                " meldt; ^før/inden makker nåede; ^makker ikke sagt/meldt noget; makker ikke sagt"
            ),
            Reach.AUCTION_ENDED: (
                "meldingerne er/var slut; ^efter sidste/afsluttende pas; FØRUDSPIL"
            ),
            Reach.LEAD_FACED: "udspil* lå/ligger/vendt; DERSPILLES; ^udspil* er kommet",
        },
        CallMade.lho_called: {
            YesNo.YES: "mtv har meldt/passet/doblet/budt; ^mtv passede/meldte/doblede/bød",
            YesNo.NO: "mtv ikke meldt/passet; ^før/inden mtv nåede/meldte/passede",
        },
        ChangedCall.found: FOUND_SAID,
    },
)
