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
    does="tabte viste stort ligger lagde lille ruder sagde have modspiller røbede spar vise holdt",
    answers={
        SeenCard.why_seen: {
            WhySeen.ACCIDENT: (
                "tabte/tabt/taber kort/KORT/et; røg ud; kom til at vise; kort/KORT"
                " tabt/tabte/taber/faldt/falder/røg/ryger; kom til at tabe/vise/vende; kom til at"
                " lægge/tabe/vise"
            ),
            WhySeen.NAMED: (
                "sagde jeg; sagde … også; sagde/siger … har/også; røbede havde KORT; sagde jeg"
                " har; ^sagde jeg har KORT/es/konge"
            ),
        },
        SeenCards.cards: {
            Cards.SEVERAL: (
                "to strafkort; to/tre/fire/flere strafkort*; to kort; to/tre/fire/flere kort;"
                " ligger begge; begge åbne"
            ),
        },
        CardOnTable.whose_turn: {
            WhoseTurn.PARTNER_TO_LEAD: (
                "makker skal/skulle/må spille ud; makker skal ud; makker er inde; makker … inde;"
                " makkeren inde; makker til strafkort* inde; makker strafkort* inde"
            ),
        },
        LeadTowardsCard.lead_option: {
            LeadOption.FORBID: (
                "spilfører forbyder/forbød FARVE/udspil*; forbyder FARVE; forbyder/forbød/forbyde"
                " FARVE/udspil*/farve*"
            ),
        },
    },
)
