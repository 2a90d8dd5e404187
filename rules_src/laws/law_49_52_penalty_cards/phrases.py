"""Laws 49 to 52: what people say, and what it answers."""

from rules_src.laws.law_49_52_penalty_cards import facts as law
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tabte viste vise slippe røbede viser slap nævnte strafkort siger KORT",
    answers={
        law.SeenCard.card_of: {
            law.CardOf.DECLARING_SIDE: "^spilfører/blind tabte/viste kort*/KORT/FARVE"
        },
        law.SeenCard.why_seen: {
            law.WhySeen.ACCIDENT: (
                "tabte kort*/KORT/FARVE; kort*/KORT faldt/røg; ^kom til vise/slippe"
            ),
            law.WhySeen.NAMED: (
                "^sagde/siger jeg har KORT/es*/konge*; ^røbede/nævnte han/hun havde; ^viste makker"
                " kort*/KORT"
            ),
        },
        law.SeenCards.cards: {
            law.Cards.LOW: (
                "^PLADS/modspiller tabte/viste/vise SMÅT; ^tabte/viste lille; ^SMÅT strafkort*"
            ),
            law.Cards.HONOUR: (
                "^PLADS/modspiller tabte/viste/vise HONNØR; ^HONNØR strafkort*; siger/sagde jeg har"
                " es*/konge*/dame*"
            ),
            law.Cards.SEVERAL: (
                "^to/tre strafkort*; tabte KORT … KORT; es* … konge*/dame*;"
                " ^to/tre/fire/flere kort* røg/faldt; ^tabt to/tre/flere kort*"
            ),
        },
        law.CardOnTable.whose_turn: {
            law.WhoseTurn.PARTNER_TO_LEAD: "^makker skal ud; ^makker er inde",
        },
        law.LeadTowardsCard.lead_option: {
            law.LeadOption.FORBID: "^spilfører forbyder*/forbød* FARVE/farve*/udspil*",
        },
    },
)
