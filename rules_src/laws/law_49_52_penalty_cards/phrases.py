"""Laws 49 to 52: what people say, and what it answers."""

from rules_src.laws.law_49_52_penalty_cards.facts import (
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
        SeenCard.why_seen: {
            WhySeen.ACCIDENT: (
                "tabte kort*/KORT/FARVE; kort*/KORT faldt/falder/røg/ryger/fløj; ^kom til"
                " vise/vende/slippe"
            ),
            WhySeen.NAMED: (
                "^sagde/siger jeg har KORT/es*/konge*/dame*/FARVE; ^røbede/nævnte han/hun havde/har"
            ),
        },
        SeenCards.cards: {
            Cards.LOW: "^PLADS/modspiller tabte/viste/vise/røbede SMÅT; ^SMÅT som/liggende strafkort*",
            Cards.HONOUR: (
                "^PLADS/modspiller tabte/viste/vise/røbede HONNØR; ^HONNØR som/liggende strafkort*"
            ),
            Cards.SEVERAL: (
                "^to/tre/fire/flere strafkort*; ^tabte/viste to/tre/fire/flere kort*; ^tabte/viste"
                " KORT … KORT"
            ),
        },
        CardOnTable.whose_turn: {
            WhoseTurn.PARTNER_TO_LEAD: "^makker skal/skulle spille ud; ^makker er/var inde",
        },
        LeadTowardsCard.lead_option: {
            LeadOption.REQUIRE: (
                "^spilfører kræver*/krævede*/forlanger*/forlangte* FARVE; ^spilfører vil have FARVE"
                " ud"
            ),
            LeadOption.FORBID: "^spilfører forbyder*/forbød* FARVE/farve*/udspil*",
        },
    },
)
