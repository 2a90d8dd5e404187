"""Law 24: what people say, and what it answers."""

from rules_src.laws.common.found_late import FOUND_SAID
from rules_src.laws.law_24_exposed_card.facts import CardInAuction, ShownCards
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tabte viste vendt spillede smed vippede slap lagde vippe",
    answers={
        CardInAuction.shown_cards: {
            ShownCards.LOW: (
                "et lille kort; tabte/viste/faldt/røg/vendt SMÅT; tabte/viste/smed lille FARVE"
            ),
            ShownCards.HONOUR: (
                "tabte/viste/faldt/røg/vendt HONNØR; ^tabte/viste/viser et/en/sin/sit"
                " es/konge/dame/knægt"
            ),
            ShownCards.LED: "^spillede* ud; ^lagde/kom/smed udspil*",
            ShownCards.SEVERAL: (
                "^så to/tre/fire/flere/alle af kort*; tabte alle/to/tre/fire kort*"
            ),
        },
        CardInAuction.partner_called: {YesNo.YES: "^makker passede/meldte/bød"},
        CardInAuction.found: FOUND_SAID,
    },
)
