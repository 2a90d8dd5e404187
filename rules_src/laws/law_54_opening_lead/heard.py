"""Law 54: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.lead import OpponentsWord
from rules_src.laws.law_54_opening_lead.facts import (
    FacedLeads,
    LeadChoice,
    LeadChosen,
    OpeningLead,
    PartnersLead,
    SinceLead,
    TableCard,
    WhoseLead,
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
        "som blind; udspil* … tur/skulle/forkert/utur/makker*; åbningsudspil*; spillede/"
        "spiller/spillet ud … skulle/tur/makker/udspil*/PLADS; forkert modspiller spillede/"
        "spiller; udspil* ikke; ikke hans udspil*; ikke PLADS udspil*; spillede/spiller ud "
        "stedet; udspil* med bagsiden; udspil* lagde; lægger/lagde op/ned/hånd* … udspil*; "
        "spilfører lagde/lægger/begyndte hånd*/kort*/op/ned; spilfører … blind; blind … "
        "kontrakt*; bord* lagt … udspil*; begge modspillere spillede/ud; begge spillede ud; to "
        "udspil*; makkers udspil*; første udspil*; første stik forkert; startede forkert; "
        "spilfører tror/troede blind; spilfører spillede ud; accepterede/accepterer udspil*; "
        "forkert person/spiller/hånd/mand/side ud/udspil*"
    ),
    answers={
        OpponentsWord.told_to_play: {
            YesNo.YES: (
                "modstander*/spilfører sagde udspil*/tur; fordi … sagde … udspil*/tur; "
                "spilfører/modstander*/modpart/PLADS sagde … tur/ud; sagde hans/hendes udspil*; "
                "fik at vide; sagde … skulle"
            ),
        },
        OpeningLead.whose_lead: {
            WhoseLead.DEFENDERS: (
                "spilfører spillede ud; spilfører* side spillede ud; blind spillede ud; "
                "spilfører … ud; blind spillede ud; spilfører spillede"
            ),
        },
        OpeningLead.faced_leads: {
            FacedLeads.NONE: (
                "bagsiden; ikke vendt; bagsiden; fordækt; lukket; ikke vendt; bagside op; skjult"
            ),
            FacedLeads.BOTH: (
                "begge spillede/spiller ud; begge udspil*; begge modspiller* ud; samtidig; "
                "begge … ud; begge; to udspil*; begge samtidig"
            ),
            FacedLeads.DROPPED: ("tabte"),
        },
        OpeningLead.since_lead: {
            SinceLead.DUMMY_SPREAD: (
                "blind lagt/lagde op/ned/kort*; bordet lagt/lagde; bord lagt/ligger; blind "
                "lagt; bord*/blind lagt/lagde/lægger/ligger; blind … ned/op/kort*; bord* "
                "kommet; bordet ligger/er"
            ),
            SinceLead.DECLARER_SPREAD: (
                "spilfører lagde/lagt op/ned/kort*/hånd*; blev blind fejl; lagde sin hånd "
                "op/ned; spilfører lagde/lægger/lagt/begyndte/viste/viser op/ned/kort*/hånd*; "
                "spilfører begyndte; forkert blind; makker spiller/spillede kontrakt*; forkert "
                "spilfører; ved fejl spilfører; nu spiller"
            ),
            SinceLead.DECLARER_PLAYED: (
                "spilfører lagde/lagt/spillede til; spilfører … "
                "lagt/lagde/spillede/spillet/tilspil*; spilfører til; spilfører fulgte"
            ),
            SinceLead.NOTHING: (
                "ingenting sket; intet sket; ikke lagt op/ned/kort*; ingen har; intet; "
                "ingenting; ikke lagt/vist; straks"
            ),
        },
        OpeningLead.partners_lead: {
            PartnersLead.FACED: (
                "makker også ud; makker spillede også; makker … spillede/spillet/ud; makker også"
            ),
        },
        OpeningLead.taken_back: {
            YesNo.YES: (
                "tog op igen; tog tilbage; har taget kort* tilbage/op; tog/taget/tager "
                "op/igen/tilbage/kort*"
            ),
        },
        OpeningLead.all_mistaken: {
            YesNo.YES: (
                "makker spiller/spillede kontrakt*; forkert spilfører; ved fejl spilfører; nu "
                "spiller"
            ),
        },
        LeadChosen.lead_choice: {
            LeadChoice.REQUIRE: (
                "spilfører vil … skal spille FARVE; spilfører kræver/krævede; kræver "
                "FARVE/farve/udspil*; vil have … spille FARVE; kræv*/forlang*; skal spille "
                "FARVE; vil have FARVE"
            ),
            LeadChoice.FORBID: (
                "spilfører forbyder/forbød; forbyder FARVE/farve/udspil*; ikke må spille FARVE; "
                "forbyd*/forbød; ikke spille FARVE"
            ),
            LeadChoice.BECOME_DUMMY: (
                "accepter* blind; vil være blind; bliver blind; accepterer … lægger; "
                "bliver/være/blive blind; lader makker spille; lægge sig; lægge ned"
            ),
            LeadChoice.DECLARE: (
                "accepterer … selv; spiller selv; accepterer … spiller; accepter*; selv spille; "
                "spiller videre; tager imod; godtager"
            ),
            LeadChoice.LEAVE: (
                "frit udspil*; bliver liggende; lader ligge; frit valg; strafkort* ligger"
            ),
        },
        TableCard.table_card_revokes: {
            YesNo.YES: ("svigtede bordet/blind; blind svigtede"),
        },
    },
)
