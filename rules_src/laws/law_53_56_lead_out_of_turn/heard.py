"""Laws 53 to 56: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_53_56_lead_out_of_turn.facts import (
    DeclarersLead,
    DefendersAnswer,
    LaterLead,
    LeadAnswer,
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
        "stik; spillede ud fra; modspillerne uenige acceptere*"
    ),
    answers={
        LaterLead.led_by: {
            LedBy.WRONG_HAND: (
                "fra forkert hånd/side; spilfører spillede/spiller frabordet/frahånden; "
                "forkert hånd; spilfører forkert side; spillede frabordet … hånden; spillede "
                "frahånden … blind/bordet/inde"
            ),
            LedBy.PARTNERS_TURN: (
                "i makkers tur; makkers tur/udspil*; makker var inde; makker havde stik*/"
                "udspil*/vundet; makker skulle; makker vandt; makker inde"
            ),
            LedBy.DECLARERS_TURN: (
                "i spilførers tur; spilfører var inde; bordets/blinds tur; blind var inde; "
                "spilfører vandt/havde; spilfører inde; i blindes tur"
            ),
            LedBy.DEFENDERS_TURN: (
                "spilfører … modspiller* tur; spilfører i modspiller*; spilfører … modspiller* inde"
            ),
            LedBy.TOLD: "modstander* sagde tur; spilfører sagde tur; fordi … sagde tur",
            LedBy.LAST_TRICK: "13 stik; sidste stik",
            LedBy.WITH_PARTNER: "begge modspiller* samtidig; begge spillede ud; begge samtidig",
        },
        LaterLead.since_declarers_lead: {
            SinceDeclarersLead.NEXT_PLAYED: (
                "mtv lagde til; modspiller* lagde/lagt til; næste modspiller lagt"
            ),
            SinceDeclarersLead.NOTHING: "ingen lagt; ikke lagt",
        },
        LaterLead.since_defenders_lead: {
            SinceDefendersLead.NEXT_PLAYED: "spilfører lagde/lagt/spillede til; blind lagde",
            SinceDefendersLead.PARTNER_FOLLOWED: "makker lagde/lagt til",
            SinceDefendersLead.NOTHING: "ingen lagt/spillet; ikke lagt/spillet",
        },
        LaterLead.earlier_card: {
            YesNo.YES: (
                "allerede strafkort; har strafkort; strafkort i forvejen; også strafkort; med "
                "strafkort"
            ),
        },
        LeadTowardsPartner.later_lead_choice: {
            LeadAnswer.ACCEPT: (
                "spilfører accepterer/accepterede; accepteret/accepterede/accepterer; godtog"
            ),
            LeadAnswer.REQUIRE: (
                "spilfører kræver/krævede; kræver farve/FARVE; vil have spille FARVE"
            ),
            LeadAnswer.FORBID: "spilfører forbyder/forbød; forbyder farve/FARVE",
        },
        DeclarersLead.declarers_lead_accepted: {
            DefendersAnswer.YES: (
                "modspiller*/modpart accepterer/accepterede; accepteret/accepterede/accepterer"
            ),
            DefendersAnswer.NO: (
                "modspiller*/modpart accepterer/accepterede/vil ikke; afviste; accepterer/"
                "accepterede ikke; vil ikke acceptere; forlangte"
            ),
            DefendersAnswer.NEXT_REFUSES: "uenige … næste nej/afviser",
            DefendersAnswer.NEXT_ACCEPTS: "uenige … næste ja/accepterer",
        },
    },
)
