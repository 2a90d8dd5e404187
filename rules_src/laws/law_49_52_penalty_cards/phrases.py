"""Laws 49 to 52: what people say, and what it answers."""

from rules_src.laws.law_49_52_penalty_cards import facts as law
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="tabte viste vise slippe røbede viser slap nævnte strafkort siger KORT",
    answers={
        law.SeenCard.card_of: {
            law.CardOf.DECLARING_SIDE: (
                "^spilfører/blind tabte/viste kort*/KORT/FARVE; ^spilførers kort* faldt/røg/tabt;"
                " ^spilfører tabte/viste et/en/sit/sin; ^spilfører tabte"
            ),
        },
        law.SeenCard.why_seen: {
            law.WhySeen.ACCIDENT: (
                "tabte kort*/KORT/FARVE; kort*/KORT faldt/røg; ^kom til vise/slippe; ^tabte"
                " et/en/sit/sin es/konge/dame/knægt/lille; faldt/røg hånd*; ^tabte lille;"
                " ^røg/faldt kort*"
            ),
            law.WhySeen.NAMED: (
                "^sagde/siger jeg har KORT/es*/konge*; ^røbede/nævnte han/hun havde; ^viste makker"
                " kort*/KORT; ^viste KORT/kort* vilje; siger/sagde jeg har es*/konge*/dame*;"
                " ^siger/sagde han/hun har/havde es*/konge*/dame*/KORT"
            ),
        },
        law.SeenCards.cards: {
            law.Cards.LOW: (
                "^PLADS/modspiller tabte/viste/vise SMÅT; ^SMÅT som strafkort*; ^tabte/viste lille;"
                " ^SMÅT strafkort*"
            ),
            law.Cards.HONOUR: (
                "^PLADS/modspiller tabte/viste/vise HONNØR; ^HONNØR som strafkort*;"
                " ^tabte/viste/viser et/en/sit/sin es/konge/dame/knægt; ^HONNØR strafkort*; ^viste"
                " makker HONNØR; siger/sagde jeg har es*/konge*/dame*; ^tabte/viste makker/PLADS"
                " HONNØR; ^HONNØR faldt/røg/ligger"
            ),
            law.Cards.SEVERAL: (
                "^to/tre strafkort*; ^tabte/viste to/tre kort*; tabte KORT … KORT;"
                " ^to/tre/fire/flere kort* røg/faldt; ^tabte flere/fire kort*; ^har to/tre/flere"
                " strafkort*; ^tabt to/tre/flere kort*"
            ),
        },
        law.CardOnTable.whose_turn: {
            law.WhoseTurn.PARTNER_TO_LEAD: (
                "^makker skal ud; ^makker er inde; ^makker skal spille; ^makker har udspil*;"
                " ^makker kom/kommer/er/var ind/inde"
            ),
        },
        law.LeadTowardsCard.lead_option: {
            law.LeadOption.REQUIRE: (
                "^spilfører kræver*/krævede*/forlanger* FARVE; ^spilfører vil have FARVE;"
                " ^spilfører kræver* udspil*"
            ),
            law.LeadOption.FORBID: "^spilfører forbyder*/forbød* FARVE/farve*/udspil*",
        },
    },
)
