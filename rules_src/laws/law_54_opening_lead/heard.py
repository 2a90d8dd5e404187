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
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "udspil uden for tur; forkert udspil; udspil fra forkert hånd; begge spillede ud; den "
        "blinde lagde op for tidligt; spilfører lagde sin hånd op; fem valgmuligheder; udspil "
        "forkert side; udspil i utur; spillet ud fra forkert hånd; forkert mand spillede ud; "
        "forkert spilfører; makker spillede kontrakten"
    ),
    said=(
        "åbningsudspil* utur; udspil* utur; spillede/spillet ud utur; spillede/spiller ud"
        " selvom … udspil*; spillede ud … udspil*; spillede ud bagsiden … skulle; forkert"
        " mand/spiller/modspiller ud; forkert udspil*; forkert spilfører; begge"
        " spillede/spiller ud; begge modspillere ud; udspil* forkert side; spillede ud …"
        " skulle; spilfører spillede ud først; blind ved/ved fejl; spilfører lagde op/ned;"
        " blev blind fejl; lagde op/ned selvom; udspil* fra forkert; spillede ud men … skulle;"
        " PLADSs udspil*; accepterede udspil*; blind lagde op/ned før/tidligt; lagde sine kort"
        " op/ned som blind; lagde sig som blind; udspil* … tur/skulle/forkert/utur/makker*;"
        " åbningsudspil*; spillede/spiller/spillet ud … skulle/tur/makker/udspil*/PLADS;"
        " forkert modspiller spillede/spiller; udspil* ikke; ikke hans udspil*; ikke PLADS"
        " udspil*; spillede/spiller ud stedet; udspil* med bagsiden; udspil* lagde;"
        " lægger/lagde op/ned/hånd* … udspil*; spilfører lagde/lægger/begyndte"
        " hånd*/kort*/op/ned; spilfører … blind; blind … kontrakt*; bord* lagt … udspil*;"
        " begge modspillere spillede/ud; begge spillede ud; to udspil*; makkers udspil*;"
        " første udspil*; første stik forkert; startede forkert; spilfører tror/troede blind;"
        " spilfører spillede ud; accepterede/accepterer udspil*; forkert"
        " person/spiller/hånd/mand/side ud/udspil*; spillede ud … det skulle PLADS/makker;"
        " begge modspiller spillede ud; spillede ud skulle; udspil fra forkert; udspil*"
        " forkerte modspiller; udspil* kom fra forkert*; skulle åbne … spillede ud; forkert"
        " modspiller; udspil* … blind lagt; udspil* … blind/bordet ned; lagde KORT ud … PLADS;"
        " lagde ud … venstre; lagde KORT ud men; lagde KORT ud; ^skulle spille ud men; sad til"
        " venstre; til venstre for; forkert mand; spiller ud … skulle; udspil liggende; begge"
        " udspil* liggende; begge modspillere udspil*; udspil* bagsiden; forkert bagsiden;"
        " forkert lagt udspil*; lægger sine kort påbordet; lagde sine kort op; kontrakten …"
        " spillede ud; har kontrakten; spillede ud men kontrakt*; udspil* vendt; hvis udspil;"
        " spillede ud selvom; åbningsudspil; forkert har spillet ud; makker skulle have"
        " spillet ud; snød i udspil; lagde udspil*; spillede ud med bagsiden; det var ikke"
        " hans udspil; udspil*; han skulle ikke spille ud"
    ),
    answers={
        OpponentsWord.told_to_play: {
            YesNo.YES: (
                "modstander*/spilfører sagde udspil*/tur; fordi … sagde … udspil*/tur;"
                " spilfører/modstander*/modpart/PLADS sagde … tur/ud; sagde hans/hendes"
                " udspil*; fik at vide udspil*/tur"
            ),
        },
        OpeningLead.whose_lead: {
            WhoseLead.DEFENDERS: (
                "spilfører spillede ud; spilfører* side spillede ud; ^spilfører spillede ud;"
                " ^blind spillede ud; ^spilfører lagde udspil*; PLADS PLADS kontrakten;"
                " kontrakten … spillede ud"
            ),
            WhoseLead.PARTNERS: (
                "skulle makker; makker skulle; makkers udspil; makkers tur; det var makkers"
            ),
        },
        OpeningLead.faced_leads: {
            FacedLeads.NONE: ("bagsiden; ikke vendt; fordækt; lukket; bagside op; skjult"),
            FacedLeads.BOTH: (
                "begge samtidig; begge spillede ud samtidig; samtidig ud; udspil* samtidig"
            ),
            FacedLeads.DROPPED: ("ikke spillede/spille ud tabte; ikke spillede/spille ud … tabte"),
        },
        OpeningLead.since_lead: {
            SinceLead.DUMMY_SPREAD: (
                "blind lagt/lagde op/ned/kort*; bordet lagt/lagde; bord lagt/ligger; blind"
                " lagt; bord*/blind lagt/lagde/lægger/ligger; bord* kommet; bordet/blind"
                " lagt/lagde kort* ned/op; blind lagt ned; lægger sine kort; lagde sine kort"
                " påbordet; PLADS lægger kort* påbordet; blind ligger; PLADS lagde kort* ned;"
                " lægger kort*"
            ),
            SinceLead.DECLARER_SPREAD: (
                "spilfører lagde/lagt op/ned/kort*/hånd*; blev blind fejl; lagde sin hånd"
                " op/ned; spilfører lagde/lægger/lagt/begyndte/viste/viser op/ned/kort*/hånd*;"
                " spilfører begyndte; makker spiller/spillede kontrakt*; ^spilfører lagde"
                " kort* op/ned; spilfører lagde op; spilfører lagde sine kort; ved en fejl"
                " blind"
            ),
            SinceLead.DECLARER_PLAYED: "spilfører lagde/lagt/spillede til; spilfører fulgte",
            SinceLead.NOTHING: (
                "ingenting sket; intet sket; ikke lagt op/ned/kort*; ikke lagt/vist"
            ),
        },
        OpeningLead.partners_lead: {
            PartnersLead.FACED: "makker også ud; makker spillede også",
        },
        OpeningLead.taken_back: {
            YesNo.YES: (
                "tog op igen; tog tilbage; har taget kort* tilbage/op; tog/taget/tager op"
                " igen; tog/taget udspil* tilbage"
            ),
        },
        OpeningLead.all_mistaken: {
            YesNo.YES: (
                "makker spiller/spillede kontrakt*; forkert spiller kontrakten; nu spiller"
                " PLADS kontrakten; makker spiller kontrakten"
            ),
        },
        LeadChosen.lead_choice: {
            LeadChoice.REQUIRE: (
                "spilfører vil … skal spille FARVE; spilfører kræver/krævede; vil have …"
                " spille FARVE; kræv*/forlang*; vil have FARVE; vil have spille FARVE;"
                " kræver/forlanger FARVE; beder/bad om FARVE; forlanger FARVE; kræver FARVE"
            ),
            LeadChoice.FORBID: (
                "spilfører forbyder/forbød; forbyder FARVE/farve/udspil*; ikke må spille"
                " FARVE; forbyd*/forbød; ikke spille FARVE; forbyder FARVE"
            ),
            LeadChoice.BECOME_DUMMY: (
                "accepter* blind; vil være blind; bliver blind; accepterer … lægger;"
                " bliver/være/blive blind; lader makker spille"
            ),
            LeadChoice.DECLARE: (
                "accepterer … selv; spiller selv; accepterer … spiller; spiller videre; tager"
                " imod; accepterer selv; accepterede og spiller"
            ),
            LeadChoice.LEAVE: (
                "frit udspil*; bliver liggende strafkort*; lader ligge strafkort*; frit valg;"
                " strafkort* ligger"
            ),
        },
        TableCard.table_card_revokes: {
            YesNo.YES: ("svigtede bordet/blind; blind svigtede"),
        },
    },
    beside=(
        Beside(
            OpeningLead.since_lead,
            "^PLADS lagde/lægger/lagt kort*/hånd* op/ned; ^PLADS lagde/lægger/lagt op/ned",
            {"lho": SinceLead.DECLARER_SPREAD, "rho": SinceLead.DUMMY_SPREAD},
        ),
        Beside(
            OpeningLead.whose_lead,
            "EJER udspil*; EJER tur; ^PLADS der skulle; ^PLADS skulle; ^PLADS sad til venstre;"
            " ^PLADS der sad",
            {"partner": WhoseLead.PARTNERS},
            idle=True,
        ),
    ),
)
