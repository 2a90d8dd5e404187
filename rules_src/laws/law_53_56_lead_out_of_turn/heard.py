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
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "spillede ud fra forkert hånd; forkert hånd; udspil fra den forkerte; ikke inde; "
        "troede han var inde; var i bordet; spilfører spiller fra forkert side; udspil i utur; "
        "modspillerne er uenige; begge spillede ud; spillede fra bordet i stedet for hånden"
    ),
    said=(
        "spillede/spiller/spillet ud utur; udspil* utur; spillede/spiller/spillet ud/fra"
        " forkert hånd; frahånden … skulle blind/bordet; fra forkert hånd/side; spillede"
        " frabordet … hånden; spilfører spillede/spiller forkert; spillede ud … tur; spillede"
        " ud i tur makkers/PLADS/spilfører*; var ikke inde; ikke inde; troede inde; spillede"
        " ud i stik; spillede ud selvom … vandt/inde/tur; var inde på blind/bordet/hånden …"
        " spillede; strafkort … utur; begge spillede ud; spillede til næste stik utur; udspil*"
        " stik; spillede ud fra; modspillerne uenige acceptere*;"
        " spillede/spiller/spillet/spille … ikke tur/inde; forkert hånd*; udspil* …"
        " inde/tur/forkert/utur; spiller/spillede ud … skulle/tur/inde/vandt/havde/stik*;"
        " spillede/spiller/spillet frabordet/frahånden; skulle have spillet"
        " frabordet/frahånden/ud; spillede videre … ikke inde; troede …"
        " inde/vandt/vundet/stik*/bordet/hånden; var inde hånden/bordet/blind … spillede;"
        " begge modspillere ud; spilfører spiller/spillede ud modspiller*/PLADS tur; udspil*"
        " midt; spillede næste stik; udspil* senere; i stik; ikke ham/hende der skulle/havde;"
        " spillede ud og PLADS/makker; uden at være inde; spillede næste stik selvom; inde …"
        " lagde ud/FARVE; ^var inde men PLADS; inde men … spillede/lagde; spillede FARVE"
        " selvom PLADS vundet/vandt/inde; selvom PLADS vandt/havde/inde; stik* blev spillet ud"
        " forkert; sidste stik forkert; spillet ud af forkert; vundet hånd*; vandt stik* …"
        " spillede; trak hånd*; inde på bordet; inde på hånden; var inde; ude af tur; hans"
        " tur, men; tur … spillede ud; havde vundet stik*; forkert spillede ud stik; lagde ud;"
        " spillede ud uden at være inde; ikke på; det var bordet der; trak fra; PLADS havde"
        " stikket; skulle spille … spillede; spilfører tog fra; tog fra bordet"
    ),
    answers={
        LaterLead.led_by: {
            LedBy.WRONG_HAND: (
                "fra forkert hånd/side; spilfører spillede/spiller frabordet/frahånden;"
                " forkert hånd; spilfører forkert side; spillede frabordet … hånden; spillede"
                " frahånden … blind/bordet/inde; frabordet … hånden/inde; frahånden …"
                " bordet/blind/inde; forkert hånd*; inde bordet/blind/hånden …"
                " frahånden/frabordet; var inde bordet spillede frahånden; inde bordet …"
                " hånden; inde hånden … bordet; inde … frahånden; inde … frabordet; inde"
                " bordet trak frahånden; inde på bordet … frahånden/hånd*; inde hånd* …"
                " frabordet; frabordet … vundet hånd*; frahånden … vundet bord*; inde bordet …"
                " hånd*; frabordet stik* hånd*; inde på bordet … sin hånd; trak hånd; skulle"
                " fra bordet; skulle fra hånden; spilfører var inde … frahånden/frabordet"
            ),
            LedBy.PARTNERS_TURN: (
                "i makkers tur; makkers tur/udspil*; makker var inde; makker havde"
                " stik*/udspil*/vundet; makker skulle; makker vandt; makker inde; makker …"
                " inde/tur/stik*/vandt/skulle; makkers stik*; ikke inde makker inde; makkers"
                " tur; ^makker var inde; selvom makker inde"
            ),
            LedBy.DECLARERS_TURN: (
                "i spilførers tur; spilfører var inde; bordets/blinds tur; spilfører"
                " vandt/havde; spilfører inde; i blindes tur; spilførers stik*; PLADS var"
                " spilfører; spilfører vandt stik*; bordet havde vundet; blind havde vundet"
            ),
            LedBy.DEFENDERS_TURN: (
                "spilfører … modspiller* tur; spilfører i modspiller*; spilfører … modspiller* "
                "inde; spilfører … modstander*/modspiller*/PLADS/modpart inde/tur/vandt/stik*"
            ),
        },
        OpponentsWord.told_to_play: {
            YesNo.YES: (
                "modstander* sagde tur; spilfører sagde tur; fordi … sagde tur; spilfører"
                " sagde … tur; modstander* sagde … tur"
            ),
        },
        LaterLead.last_trick: {
            YesNo.YES: "13 stik; sidste stik; trettende stik; trettende",
        },
        LaterLead.same_time: {
            YesNo.YES: ("begge modspiller* samtidig; begge samtidig; samtidig"),
        },
        LaterLead.since_declarers_lead: {
            SinceDeclarersLead.NEXT_PLAYED: (
                "mtv lagde til; næste modspiller lagt; mtv … lagt/lagde; næste … lagt/lagde/fulgte"
            ),
            SinceDeclarersLead.NOTHING: "ingen lagt; ikke lagt; ingenting",
        },
        LaterLead.since_defenders_lead: {
            SinceDefendersLead.NEXT_PLAYED: (
                "^spilfører lagde/lagt/spillede til; blind lagde; blind/bordet … lagt/lagde;"
                " spilfører fulgte; ^spilfører lagde til; ^spilfører fulgte; spilfører lagde"
                " på"
            ),
            SinceDefendersLead.PARTNER_FOLLOWED: (
                "makker lagde/lagt til; makker … lagt/lagde/fulgte; makker lagde"
            ),
            SinceDefendersLead.NOTHING: ("ingen lagt/spillet; ikke lagt/spillet; ingenting"),
        },
        EarlierCard.earlier_card: {
            YesNo.YES: (
                "allerede strafkort; har strafkort; strafkort i forvejen; med strafkort; "
                "strafkort* allerede/forvejen/også/ligger/påbordet"
            ),
        },
        LeadTowardsPartner.later_lead_choice: {
            LeadAnswer.ACCEPT: (
                "spilfører accepterer/accepterede; accepteret/accepterede/accepterer; godtog; "
                "accepter*; lader stå; vil have det"
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
            DefendersAnswer.YES: ("lader stå; modpart ok"),
            DefendersAnswer.NO: (
                "modspiller*/modpart accepterer/accepterede/vil ikke; afviste; "
                "accepterer/accepterede ikke; vil ikke acceptere; forlangte; accepter* ikke; "
                "afvis*; forlang*; kræver rigtige; protester*; forlanger hånd*; nej"
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
    beside=(
        Beside(
            LaterLead.led_by,
            "^PLADS var/er inde; ^PLADS havde/har vundet; ^PLADS vandt stik*; ^PLADS havde stik*;"
            " EJER tur; EJER udspil*; ^skulle PLADS; ^PLADS skulle",
            {},
            idle=True,
        ),
        Beside(
            LaterLead.since_declarers_lead,
            "^PLADS lagde/lagt til/på; ^PLADS har/havde lagt/fulgt; ^PLADS fulgte",
            {"lho": SinceDeclarersLead.NEXT_PLAYED, "rho": SinceDeclarersLead.OTHER_PLAYED},
            idle=True,
        ),
    ),
)
