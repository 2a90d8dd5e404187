"""Law 26: what people say, and what it answers."""

from rules_src.laws.law_26_lead_restrictions import facts as law
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="trak ændrede fortrød erstattede tog fik bud melding bød",
    answers={
        law.PartnerToLead.defending: {YesNo.YES: "^blev/er modspiller"},
        law.CallWithdrawn.fate: {
            law.Fate.REPLACED: "^tog/trak bud*/melding*/BUD tilbage",
            law.Fate.ACCEPTED: "^bud*/melding*/BUD blev/var accepterede*",
        },
        law.PartnerToLead.lead_turn: {
            law.LeadTurn.FIRST: "^makker skal/har spille/åbningsudspil*/udspil*",
        },
    },
)
