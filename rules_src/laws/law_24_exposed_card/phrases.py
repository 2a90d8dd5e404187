"""Law 24: what people say, and what it answers."""

from rules_src.laws.law_24_exposed_card.facts import CardInAuction, ShownCards
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tabte viste vendt spillede",
    answers={
        CardInAuction.shown_cards: {
            ShownCards.LOW: "et lille kort; tabte/viste/faldt/røg/vendt SMÅT",
            ShownCards.HONOUR: "tabte/viste/faldt/røg/vendt HONNØR",
            ShownCards.LED: "^PLADS/han spillede* ud; ^lagde udspil*",
            ShownCards.SEVERAL: (
                "^tabte/viste to/tre/flere kort; ^to/tre/flere kort faldt; tabte/viste KORT … KORT"
            ),
        }
    },
)
