"""Law 54: what people say, and what it answers."""

from rules_src.laws.common.lead import TOLD_SAID, OpponentsWord
from rules_src.laws.law_54_opening_lead import facts as law
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spillede vendte smed",
    answers={
        law.OpeningLead.whose_lead: {law.WhoseLead.PARTNERS: "^var makker der; ^makkers udspil*"},
        law.OpeningLead.faced_leads: {
            law.FacedLeads.NONE: "bagside* op/opad; ^vender ned ad",
            law.FacedLeads.BOTH: "begge/modspiller samtidig",
        },
        law.OpeningLead.since_lead: {
            law.SinceLead.DUMMY_SPREAD: "blind lagde*/lagt*/ligger op/ned",
            law.SinceLead.DECLARER_SPREAD: (
                "^spilfører lagde*/lægger*/lagt* op/ned; ^begyndte lægge kort* bord*/blind/påbordet"
            ),
        },
        law.LeadChosen.lead_choice: {law.LeadChoice.REQUIRE: "^spilfører kræver*/forlanger* FARVE"},
        OpponentsWord.told_to_play: TOLD_SAID,
    },
    turns={law.OpeningLead.whose_lead: {"partner": law.WhoseLead.PARTNERS}},
)
