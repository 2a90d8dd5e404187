"""Law 54: what people say, and what it answers."""

from rules_src.laws.common.lead import OpponentsWord
from rules_src.laws.law_54_opening_lead.facts import (
    FacedLeads,
    LeadChoice,
    LeadChosen,
    OpeningLead,
    SinceLead,
    WhoseLead,
)
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spillede vendte kom smed lagde",
    answers={
        OpeningLead.whose_lead: {
            WhoseLead.PARTNERS: (
                "^var makker skulle/tur; ^i makker tur; ^var makker der; ^makker skulle spille;"
                " ^makker der skulle; ^makker havde udspil*; ^makkers udspil*; ^makker skulle ud"
            ),
        },
        OpeningLead.faced_leads: {
            FacedLeads.NONE: (
                "bagside* op/opad; på bagside*; billedside* nedad; kort* vender ned; ^vender ned"
                " ad; ^ikke vendt endnu; udspil* ikke vendt"
            ),
            FacedLeads.BOTH: (
                "begge/modspiller samtidig; ^begge udspil* samtidig; ^parret begge udspil*"
            ),
        },
        OpeningLead.since_lead: {
            SinceLead.NOTHING: (
                "^før/inden blind/spilfører lagde*/lagt*; blind ikke lagt; ikke sket mere/noget;"
                " ingen lagt noget; INTETSIDEN; ^ikke lagt endnu"
            ),
            SinceLead.DUMMY_SPREAD: (
                "blind lagde*/lagt*/ligger op/ned; ^spilfører makker lagde* op; ^blind lagt/lagde"
                " sig/kort*; ^blind er lagt/nede; ^blind ligger; ^mth/blind har lagt op/ned/kort*"
            ),
            SinceLead.DECLARER_SPREAD: (
                "^spilfører lagde*/lægger*/lagt* op/ned; blev blind fejl; ^begyndte lægge kort*"
                " bord*/blind/påbordet; ^spilfører er begyndt at lægge; ^spilfører viste kort*"
            ),
            SinceLead.DECLARER_PLAYED: (
                "^lagt til frahånden; ^lagde til frahånden; ^spilfører lagt/lagde til"
            ),
        },
        LeadChosen.lead_choice: {
            LeadChoice.REQUIRE: "^spilfører kræver*/forlanger* FARVE; ^spilfører have spille FARVE",
            LeadChoice.FORBID: "^spilfører forbyder*/forbød* FARVE/farve*",
        },
        OpponentsWord.told_to_play: {
            YesNo.YES: (
                "^fordi spilfører/modpart*/modstander*/PLADS sagde; ^spilfører/modpart*/modstander*"
                " sagde var hans/hendes/min/din/ham"
            ),
        },
    },
    turns={OpeningLead.whose_lead: {"partner": WhoseLead.PARTNERS}},
)
