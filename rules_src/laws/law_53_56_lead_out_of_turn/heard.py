"""Laws 53 to 56: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.lead import EarlierCard, OpponentsWord
from rules_src.laws.law_53_56_lead_out_of_turn.facts import (
    DeclarersLead,
    DefendersAnswer,
    LaterLead,
    LeadAnswer,
    LeadBesideCard,
    LeadTowardsPartner,
    LedBy,
    SinceDeclarersLead,
    SinceDefendersLead,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "spillede ud fra forkert hånd; forkert hånd; udspil fra den forkerte; ikke inde; "
        "troede han var inde; var i bordet; spilfører spiller fra forkert side; udspil i utur; "
        "modspillerne er uenige; begge spillede ud; spillede fra bordet i stedet for hånden"
    ),
    said=(
        "spillede/spiller/spillet ud utur; udspil* utur; spillede/spiller/spillet ud/fra "
        "forkert hånd; frahånden … skulle blind/bordet; fra forkert hånd/side; spillede "
        "frabordet … hånden; spilfører spillede/spiller forkert; spillede ud … tur; spillede "
        "ud i tur makkers/PLADS/spilfører*; var ikke inde; ikke inde; troede inde; spillede ud "
        "i stik; spillede ud selvom … vandt/inde/tur; var inde på blind/bordet/hånden … "
        "spillede; strafkort … utur; begge spillede ud; spillede til næste stik utur; udspil* "
        "stik; spillede ud fra; modspillerne uenige acceptere*; spillede/spiller/spillet/"
        "spille … ikke tur/inde; forkert hånd*; udspil* … inde/tur/forkert/utur; spiller/"
        "spillede ud … skulle/tur/inde/vandt/havde/stik*; spillede/spiller/spillet frabordet/"
        "frahånden; skulle have spillet frabordet/frahånden/ud; spillede videre … ikke inde; "
        "troede … inde/vandt/vundet/stik*/bordet/hånden; var inde hånden/bordet/blind … "
        "spillede; begge modspillere ud; spilfører spiller/spillede ud modspiller*/PLADS tur; "
        "udspil* midt; spillede næste stik; udspil* senere; i stik; ikke ham/hende der skulle/"
        "havde; spillede ud og PLADS/makker; uden at være inde; spillede næste stik selvom"
    ),
    answers={
        LaterLead.led_by: {
            LedBy.WRONG_HAND: (
                "fra forkert hånd/side; spilfører spillede/spiller frabordet/frahånden; forkert "
                "hånd; spilfører forkert side; spillede frabordet … hånden; spillede frahånden "
                "… blind/bordet/inde; frabordet … hånden/inde; frahånden … bordet/blind/inde; "
                "forkert hånd*; inde bordet/blind/hånden … frahånden/frabordet; spilfører "
                "spiller/spillede … hånden/bordet/inde; inde på hånden/bordet/blind"
            ),
            LedBy.PARTNERS_TURN: (
                "i makkers tur; makkers tur/udspil*; makker var inde; makker havde "
                "stik*/udspil*/vundet; makker skulle; makker vandt; makker inde; makker … "
                "inde/tur/stik*/vandt/skulle; makkers stik*; makker havde; makker skulle; begge "
                "modspiller* samtidig; begge spillede ud; begge samtidig; begge; samtidig"
            ),
            LedBy.DECLARERS_TURN: (
                "i spilførers tur; spilfører var inde; bordets/blinds tur; blind var inde; "
                "spilfører vandt/havde; spilfører inde; i blindes tur; spilfører … "
                "inde/tur/vandt/stik*/skulle; bordet inde/tur/vandt; blind "
                "inde/tur/vandt/skulle; spilførers stik*; spilfører havde"
            ),
            LedBy.DEFENDERS_TURN: (
                "spilfører … modspiller* tur; spilfører i modspiller*; spilfører … modspiller* "
                "inde; spilfører … modstander*/modspiller*/PLADS/modpart inde/tur/vandt/stik*"
            ),
        },
        OpponentsWord.told_to_play: {
            YesNo.YES: (
                "modstander* sagde tur; spilfører sagde tur; fordi … sagde tur; spilfører "
                "sagde; modstander* sagde; sagde … tur"
            ),
        },
        LaterLead.last_trick: {
            YesNo.YES: ("13 stik; sidste stik; sidste stik; 13 stik; trettende stik"),
        },
        LaterLead.same_time: {
            YesNo.YES: (
                "begge modspiller* samtidig; begge spillede ud; begge samtidig; begge; samtidig"
            ),
        },
        LaterLead.since_declarers_lead: {
            SinceDeclarersLead.NEXT_PLAYED: (
                "mtv lagde til; modspiller* lagde/lagt til; næste modspiller lagt; mtv … "
                "lagt/lagde; næste … lagt/lagde; PLADS lagde/lagt til; modspiller* … "
                "lagt/lagde; lagde til"
            ),
            SinceDeclarersLead.NOTHING: ("ingen lagt; ikke lagt; ingen; straks; ingenting"),
        },
        LaterLead.since_defenders_lead: {
            SinceDefendersLead.NEXT_PLAYED: (
                "spilfører lagde/lagt/spillede til; blind lagde; spilfører … "
                "lagt/lagde/spillede/spillet; blind/bordet … lagt/lagde; spilfører fulgte"
            ),
            SinceDefendersLead.PARTNER_FOLLOWED: (
                "makker lagde/lagt til; makker … lagt/lagde/fulgte; makker lagde"
            ),
            SinceDefendersLead.NOTHING: (
                "ingen lagt/spillet; ikke lagt/spillet; ingen; straks; ingenting"
            ),
        },
        EarlierCard.earlier_card: {
            YesNo.YES: (
                "allerede strafkort; har strafkort; strafkort i forvejen; også strafkort; med "
                "strafkort; strafkort* allerede/forvejen/også/ligger/påbordet"
            ),
        },
        LeadTowardsPartner.later_lead_choice: {
            LeadAnswer.ACCEPT: (
                "spilfører accepterer/accepterede; accepteret/accepterede/accepterer; godtog; "
                "accepter*; godtager; tager imod; lader stå; vil have det"
            ),
            LeadAnswer.REQUIRE: (
                "spilfører kræver/krævede; kræver farve/FARVE; vil have spille FARVE; "
                "kræv*/forlang*; vil have … FARVE; skal spille FARVE"
            ),
            LeadAnswer.FORBID: (
                "spilfører forbyder/forbød; forbyder farve/FARVE; forbyd*/forbød; ikke FARVE"
            ),
        },
        DeclarersLead.declarers_lead_accepted: {
            DefendersAnswer.YES: (
                "modspiller*/modpart accepterer/accepterede; accepteret/accepterede/accepterer; "
                "accepter*; godtager; vil gerne; lader stå; modpart ok"
            ),
            DefendersAnswer.NO: (
                "modspiller*/modpart accepterer/accepterede/vil ikke; afviste; "
                "accepterer/accepterede ikke; vil ikke acceptere; forlangte; accepter* ikke; "
                "afvis*; forlang*; kræver rigtige; vil ikke; protester*; forlanger hånd*; nej"
            ),
            DefendersAnswer.DIFFER: ("uenige … næste nej/afviser; uenige … næste ja/accepterer"),
        },
        DeclarersLead.next_accepts: {
            YesNo.NO: ("uenige … næste nej/afviser"),
            YesNo.YES: ("uenige … næste ja/accepterer"),
        },
        LeadBesideCard.accepted_beside_card: {
            YesNo.YES: ("accepter*"),
        },
    },
)
