"""Law 26: what people say, and what it answers."""

from rules_src.laws.law_26_lead_restrictions import facts as law
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="trak ændrede fortrød erstattede tog fik bud melding bød",
    answers={
        law.PartnerToLead.defending: {
            YesNo.YES: (
                "^er/blev/kommet/endt i modspil; ^nu/blevet modspiller; ^blev/er modspiller; makker"
                " skal spille ud"
            ),
        },
        law.CallWithdrawn.fate: {
            law.Fate.REPLACED: (
                "^tog/trak bud*/melding*/BUD tilbage; ^tilbagetagne/tilbagetagen BUD/bud*/melding*;"
                " ^blev ændret/rettet/erstattet"
            ),
            law.Fate.ACCEPTED: (
                "^bud*/melding*/BUD blev/var accepterede*; ^accepterede bud*/melding*"
            ),
            law.Fate.SLIP: "^rettet/rettede fejlgreb*; ^fejlgreb* rettet",
        },
        law.PartnerToLead.lead_turn: {
            law.LeadTurn.FIRST: (
                "^makker skal ud første gang; ^makker skal/har spille/åbningsudspil*/udspil*"
            ),
        },
    },
)
