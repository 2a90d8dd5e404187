"""Law 54: what people say, and what it answers."""

from rules_src.laws.common.lead import TOLD_SAID, OpponentsWord
from rules_src.laws.law_54_opening_lead import facts as law
from rules_src.model.facts import YesNo
from rules_src.model.phrases import Phrases

PHRASES = Phrases(
    does="spillede vendte smed",
    answers={
        law.OpeningLead.whose_lead: {
            law.WhoseLead.PARTNERS: (
                "^var makker skulle/tur; ^i makker tur; ^var makker der; ^makker skulle spille;"
                " ^makker der skulle; ^makker havde udspil*; ^makkers udspil*; ^makker skulle ud"
            ),
        },
        law.OpeningLead.faced_leads: {
            law.FacedLeads.NONE: (
                "bagside* op/opad; på bagside*; billedside* nedad; kort* vender ned; ^vender ned"
                " ad; ^ikke vendt endnu; udspil* ikke vendt"
            ),
            law.FacedLeads.BOTH: (
                "begge/modspiller samtidig; ^begge udspil* samtidig; ^parret begge udspil*"
            ),
        },
        law.OpeningLead.since_lead: {
            law.SinceLead.NOTHING: (
                "^før/inden blind/spilfører lagde*/lagt*; blind ikke lagt; ikke sket mere/noget;"
                " ingen lagt noget; INTETSIDEN; ^ikke lagt endnu"
            ),
            law.SinceLead.DUMMY_SPREAD: (
                "blind lagde*/lagt*/ligger op/ned; ^spilfører makker lagde* op; ^blind lagt/lagde"
                " sig/kort*; ^blind er lagt/nede; ^blind ligger; ^mth/blind har lagt op/ned/kort*"
            ),
            law.SinceLead.DECLARER_SPREAD: (
                "^spilfører lagde*/lægger*/lagt* op/ned; blev blind fejl; ^begyndte lægge kort*"
                " bord*/blind/påbordet; ^spilfører er begyndt at lægge; ^spilfører viste kort*"
            ),
            law.SinceLead.DECLARER_PLAYED: (
                "^lagt til frahånden; ^lagde til frahånden; ^spilfører lagt/lagde til"
            ),
        },
        law.LeadChosen.lead_choice: {
            law.LeadChoice.REQUIRE: (
                "^spilfører kræver*/forlanger* FARVE; ^spilfører have spille FARVE"
            ),
            law.LeadChoice.FORBID: "^spilfører forbyder*/forbød* FARVE/farve*",
        },
        OpponentsWord.told_to_play: {
            YesNo.YES: (
                "^fordi spilfører/modpart*/modstander*/PLADS sagde; ^spilfører/modpart*/modstander*"
                " sagde var hans/hendes/min/din/ham"
            ),
        },
        law.OpponentsWord.told_to_play: TOLD_SAID,
    },
    turns={law.OpeningLead.whose_lead: {"partner": law.WhoseLead.PARTNERS}},
)
