"""Law 26: what people say, and what it answers."""

from rules_src.laws.law_26_lead_restrictions.facts import PartnerToLead
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="trak ændrede fortrød erstattede",
    answers={
        PartnerToLead.defending: {
            YesNo.YES: "^er/blev/kommet/endt i modspil; ^nu/blevet modspiller"
        },
    },
)
