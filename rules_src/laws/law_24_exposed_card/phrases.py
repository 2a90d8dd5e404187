"""Law 24: what people say, and what it answers."""

from rules_src.laws.law_24_exposed_card.facts import (
    CardAfterAuction,
    CardInAuction,
    Contract,
    ShownCards,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tabte lagde spillede viste mens fordi tog vendt meldt",
    answers={
        CardInAuction.shown_cards: {
            ShownCards.LOW: (
                "lille kort; en/et toer/treer/firer/femmer/sekser/syver/otter/nier/lille"
            ),
            ShownCards.LED: "spillede ud; lagde udspil*",
            ShownCards.SEVERAL: "to/tre/flere kort; TAL kort; to kort; tre kort",
        },
        CardAfterAuction.contract_won_by: {
            Contract.OFFENDING_SIDE: "blev blind",
            Contract.OTHER_SIDE: "blev modspiller*",
        },
    },
)
