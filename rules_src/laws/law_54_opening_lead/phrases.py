"""Law 54: what people say, and what it answers."""

from rules_src.laws.law_54_opening_lead.facts import (
    FacedLeads,
    LeadChoice,
    LeadChosen,
    OpeningLead,
    SinceLead,
    WhoseLead,
)
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spillede vendte",
    answers={
        OpeningLead.whose_lead: {WhoseLead.PARTNERS: "^var makker skulle/tur; ^i makker tur"},
        OpeningLead.faced_leads: {
            FacedLeads.NONE: "bagside* op/opad; på bagside*; billedside* nedad",
            FacedLeads.BOTH: "begge/modspiller samtidig",
        },
        OpeningLead.since_lead: {
            SinceLead.NOTHING: "^før/inden blind/spilfører lagde*/lagt*; blind ikke lagt",
            SinceLead.DUMMY_SPREAD: "blind lagde*/lagt*/ligger op/ned; ^spilfører makker lagde* op",
            SinceLead.DECLARER_SPREAD: "^spilfører lagde*/lægger*/lagt* op/ned; blev blind fejl",
        },
        LeadChosen.lead_choice: {
            LeadChoice.REQUIRE: "^spilfører kræver*/forlanger* FARVE; ^spilfører have spille FARVE",
            LeadChoice.FORBID: "^spilfører forbyder*/forbød* FARVE/farve*",
        },
    },
    turns={OpeningLead.whose_lead: {"partner": WhoseLead.PARTNERS}},
)
