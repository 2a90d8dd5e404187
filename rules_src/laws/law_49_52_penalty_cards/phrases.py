"""Laws 49 to 52: what people say, and what it answers."""

from rules_src.laws.law_49_52_penalty_cards.facts import (
    CardOf,
    CardOnTable,
    Cards,
    LeadOption,
    LeadTowardsCard,
    SeenCard,
    SeenCards,
    WhoseTurn,
    WhySeen,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tabte viste vise slippe røbede",
    answers={
        SeenCard.card_of: {CardOf.DECLARING_SIDE: "^spilfører/blind tabte/viste kort*/KORT/FARVE"},
        SeenCard.why_seen: {
            WhySeen.ACCIDENT: "tabte kort*/KORT/FARVE; kort*/KORT faldt/røg; ^kom til vise/slippe",
            WhySeen.NAMED: "^sagde/siger jeg har KORT/es*/konge*; ^røbede/nævnte han/hun havde",
        },
        SeenCards.cards: {
            Cards.LOW: "^PLADS/modspiller tabte/viste/vise SMÅT; ^SMÅT som strafkort*",
            Cards.HONOUR: "^PLADS/modspiller tabte/viste/vise HONNØR; ^HONNØR som strafkort*",
            Cards.SEVERAL: "^to/tre strafkort*; ^tabte/viste to/tre kort*; tabte KORT … KORT",
        },
        CardOnTable.whose_turn: {WhoseTurn.PARTNER_TO_LEAD: "^makker skal ud; ^makker er inde"},
        LeadTowardsCard.lead_option: {
            LeadOption.REQUIRE: "^spilfører kræver*/krævede*/forlanger* FARVE",
            LeadOption.FORBID: "^spilfører forbyder*/forbød* FARVE/farve*/udspil*",
        },
    },
)
