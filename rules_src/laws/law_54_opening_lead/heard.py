"""Law 54: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_54_opening_lead.facts import (
    FacedLeads,
    LeadChoice,
    LeadChosen,
    OpeningLead,
    SinceLead,
    TableCard,
    Told,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "udspil uden for tur; forkert udspil; udspil fra forkert hånd; begge spillede ud; den "
        "blinde lagde op for tidligt; spilfører lagde sin hånd op; fem valgmuligheder; udspil "
        "forkert side; udspil i utur; spillet ud fra forkert hånd; forkert mand spillede ud; "
        "forkert spilfører; makker spillede kontrakten"
    ),
    said=(
        "åbningsudspil* utur; udspil* utur; spillede/spillet ud utur; spillede/spiller ud "
        "selvom … udspil*; spillede ud … udspil*; spillede ud bagsiden … skulle; forkert mand/"
        "spiller/modspiller ud; forkert udspil*; forkert spilfører; begge spillede/spiller ud; "
        "begge modspillere ud; udspil* forkert side; spillede ud … skulle; spilfører spillede "
        "ud først; blind ved/ved fejl; spilfører lagde op/ned; blev blind fejl; lagde op/ned "
        "selvom; udspil* fra forkert; spillede ud men … skulle; PLADSs udspil*; accepterede "
        "udspil*; blind lagde op/ned før/tidligt; lagde sine kort op/ned som blind; lagde sig "
        "som blind"
    ),
    answers={
        OpeningLead.told_to_lead: {
            Told.OPPONENT: "modstander*/spilfører sagde udspil*/tur; fordi … sagde … udspil*/tur",
            Told.DECLARING_SIDE: (
                "spilfører spillede ud; spilfører* side spillede ud; blind spillede ud"
            ),
        },
        OpeningLead.faced_leads: {
            FacedLeads.NONE: "bagsiden; ikke vendt",
            FacedLeads.BOTH: (
                "begge spillede/spiller ud; begge udspil*; begge modspiller* ud; samtidig"
            ),
            FacedLeads.DROPPED: "tabte",
        },
        OpeningLead.since_lead: {
            SinceLead.DUMMY_SPREAD: (
                "blind lagt/lagde op/ned/kort*; bordet lagt/lagde; bord lagt/ligger; blind lagt"
            ),
            SinceLead.DECLARER_SPREAD: (
                "spilfører lagde/lagt op/ned/kort*/hånd*; blev blind fejl; lagde sin hånd op/ned"
            ),
            SinceLead.DECLARER_PLAYED: "spilfører lagde/lagt/spillede til",
            SinceLead.NOTHING: "ingenting sket; intet sket; ikke lagt op/ned/kort*",
            SinceLead.PARTNER_FACED: "makker også ud; makker spillede også",
            SinceLead.TAKEN_BACK: "tog op igen; tog tilbage; har taget kort* tilbage/op",
        },
        LeadChosen.lead_choice: {
            LeadChoice.REQUIRE: (
                "spilfører vil … skal spille FARVE; spilfører kræver/krævede; kræver FARVE/"
                "farve/udspil*; vil have … spille FARVE"
            ),
            LeadChoice.FORBID: (
                "spilfører forbyder/forbød; forbyder FARVE/farve/udspil*; ikke må spille FARVE"
            ),
            LeadChoice.BECOME_DUMMY: (
                "accepter* blind; vil være blind; bliver blind; accepterer … lægger"
            ),
            LeadChoice.DECLARE: "accepterer … selv; spiller selv; accepterer … spiller",
            LeadChoice.LEAVE: "frit udspil*; bliver liggende",
        },
        TableCard.table_card_revokes: {
            YesNo.YES: "svigtede bordet/blind; blind svigtede",
        },
    },
)
