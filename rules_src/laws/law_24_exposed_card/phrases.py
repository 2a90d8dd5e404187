"""Law 24: what people say, and what it answers."""

from rules_src.laws.common.found_late import FOUND_SAID
from rules_src.laws.law_24_exposed_card.facts import CameToSight, CardInAuction, ShownCards
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tabte viste vendt spillede smed vippede slap lagde vippe",
    answers={
        CardInAuction.shown_cards: {
            ShownCards.LOW: (
                "et lille kort; tabte/viste/faldt/røg/vendt SMÅT; ^tabte/viste/faldt/røg/slap"
                " lille/lavt; tabte/viste/smed lille FARVE"
            ),
            ShownCards.HONOUR: (
                "tabte/viste/faldt/røg/vendt HONNØR; ^tabte/viste/viser et/en/sin/sit"
                " es/konge/dame/knægt; faldt/røg/lå/smed HONNØR; ^tabte/viste FARVE"
                " es/konge*/dame*/knægt*; ^vippe HONNØR; ^kom HONNØR"
            ),
            ShownCards.LED: (
                "^PLADS/han spillede* ud; ^lagde udspil*; smed/lagde KORT spille ud; ^spillede* ud;"
                " ^lagde/kom/smed udspil*"
            ),
            ShownCards.SEVERAL: (
                "^tabte/viste to/tre/flere kort; ^to/tre/flere kort faldt; tabte/viste KORT … KORT;"
                " ^se/så/set to/tre/fire/flere/alle kort*; ^så to/tre/fire/flere/alle af kort*;"
                " to/tre/fire/flere kort påbordet; ^viste/vendte hele sin hånd; tabte"
                " alle/to/tre/fire kort*"
            ),
        },
        CardInAuction.partner_called: {
            YesNo.YES: "^makker har passet/meldt/budt; ^makker passede/meldte/bød",
            YesNo.NO: "^makker ikke meldt/passet/budt",
        },
        CardInAuction.came_to_sight: {CameToSight.AFTER: "efter sidste/afsluttende pas"},
        CardInAuction.found: FOUND_SAID,
    },
)
