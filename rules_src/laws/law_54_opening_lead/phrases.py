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
    does="spillede vendte sagde",
    answers={
        OpeningLead.whose_lead: {
            WhoseLead.PARTNERS: "skulle makker; makker skulle; det var makkers",
        },
        OpeningLead.faced_leads: {
            FacedLeads.NONE: "bagside op",
            FacedLeads.BOTH: "begge samtidig; begge spillede ud samtidig; samtidig ud",
        },
        OpeningLead.since_lead: {
            SinceLead.DUMMY_SPREAD: (
                "blind lagt/lagde op/ned/kort*; bordet lagt/lagde; bord*/blind"
                " lagt/lagde/lægger/ligger; bordet/blind lagt/lagde kort* ned/op; blind lagt ned;"
                " lagde sine kort påbordet; PLADS lægger kort* påbordet"
            ),
            SinceLead.DECLARER_SPREAD: (
                "spilfører lagde/lagt op/ned/kort*/hånd*; blev blind fejl; spilfører"
                " lagde/lægger/lagt/begyndte/viste/viser op/ned/kort*/hånd*; ^spilfører lagde"
                " kort* op/ned; spilfører lagde op; spilfører lagde sine kort; ved en fejl blind"
            ),
        },
        LeadChosen.lead_choice: {
            LeadChoice.REQUIRE: (
                "spilfører vil … skal spille FARVE; vil have … spille FARVE; vil have FARVE; vil"
                " have spille FARVE; kræver/forlanger FARVE; forlanger FARVE"
            ),
        },
    },
    turns={OpeningLead.whose_lead: {"partner": WhoseLead.PARTNERS}},
)
