"""Law 25: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_25_change_of_call.facts import CallMade, Reach, Wish
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "rørte ved et meldekort; fingeren på doblekortet; fejlgreb; ville have doblet; ville "
        "have meldt noget andet; forkert kort i meldekassen; utilsigtet melding; ændre "
        "melding; fortrudt melding; stopkort; trykfejl; fortalelse; kom til at melde forkert; "
        "lagde et forkert meldekort; fortrød sin melding; mente noget andet"
    ),
    said=(
        "forkert kort/meldekort meldekasse*/kasse*; tog/trak/lagde forkert"
        " kort/meldekort/melding/bud; ville melde/bud/byde … men; mente; ville have"
        " doblet/passet/meldt/budt; kom til at tage/lægge/trække/melde/byde/passe/doble;"
        " meldekort hang/sad sammen; kort/meldekort hang sammen; fejlgreb; tage"
        " sin/dobling/bud/melding/pas tilbage; fortryder/fortrød melding/bud/pas/dobling;"
        " bød/meldte/lagde BUD … fortrød … hellere BUD; bød/meldte/lagde BUD … fortrød; vil"
        " lave melding/bud om/ændre; vil ændre sin melding/bud/pas/dobling; forkert kort op;"
        " greb forkert/fejl; tog fejl kasse*/bunke; ændrede sin melding/bud; skiftede"
        " melding/bud; lagde BUD … mente; bød … mente; lavede sit bud/melding om; røg forkert;"
        " passede … mente/ville; stopkort … mente; skyndte ændre/rettede; rørte meldekort;"
        " ville egentlig; bud om; ville doble/passe/melde/byde/åbne … men/kom/lagde/trak/tog;"
        " skulle have været; trykkede; greb fat; tog/trak/lagde pas/dobl*/d/BUD … ville/mente;"
        " ville BUD/pas/doble; lagde pas ville; bød … ville; meldte … ville; ombestemte sig"
        " melding*; ændre/ændrede/ændret melding*/bud*/pas; tage/tog/taget"
        " meldingen/buddet/dobling*/pas* tilbage; lave om BUD/pas/dobl*; rettede meldekort*;"
        " meldte galt; meldte forkert; fejl meldekort; kort* fulgte med meldekasse*;"
        " bytte/byttede/skiftede meldekort/melding/bud; ombestemt; trak forkert; vil rette"
        " melding*/bud*; ved en fejl lagde/meldte/bød/passede/doblede; lagde forkert; røg med;"
        " kom til at bød/melde; det var ikke meningen; utilsigtet; fejltog; sagde ups/ikke"
        " mente; hånden/fingre*; opdager/opdagede at lagt/bød/meldt forkert; fik fat i"
        " MELDING/pas/d; fik fat pas/d stedet; hang sammen; i stedet for MELDING/pas/d; greb"
        " forkert; lave min/sin melding om; lave melding* om; må lave melding; bytte melding*;"
        " tage sin melding tilbage; fortryde melding*; ændre sin/min melding; tage pas"
        " tilbage; kom til at byde/melde/passe/lægge; fik BUD op; op stedet for; fortalte sig;"
        " ikke den melding ville; ikke det/den jeg/han/hun ville; så først nu at meldt;"
        " opdager/opdagede først nu meldt/lagt/budt; melding ikke ville; fingrene forkert; fik"
        " trukket BUD/MELDING/pas; trukket MELDING op; skiftet ud melde*; bytte"
        " pas/MELDING/dobling ud; byttede ud; forkert meldekort; meldekort"
        " klistrede/hang/klæbede; klistrede; ville have lagt/budt/meldt; mente at"
        " lægge/melde/byde; kom til at lægge/trække/tage; fik lagt/taget/trukket; lagde"
        " MELDING stedet; lagde pas stedet; ved siden af; fortrudt melding/bud; ombestemte sig"
        " … bytte/dobling/pas/MELDING; forkert bunke; røg op MELDING; tog MELDING …"
        " mente/ville; vil have pas/MELDING om; skulle have været MELDING/pas;"
        " lagde/meldte/bød/meldt/lagt pas/MELDING/d … tog/taget op igen"
    ),
    answers={
        CallMade.intended: {
            YesNo.NO: (
                "forkert kort/meldekort meldekasse*/kasse*; tog/trak forkert kort/meldekort;"
                " ville melde/passe/doble/byde … kom/tog/trak/lagde; hang sammen; sad sammen;"
                " fejlgreb; mente BUD/pas/dobl*; … mente; kom til at tage/lægge/trække; kort"
                " klistrede; greb forkert; ved et uheld; ville doble/passe/melde/byde/åbne;"
                " ville BUD/pas; ved en fejl/fejltagelse; ups; utilsigtet; ikke meningen; røg"
                " med; lagde forkert; trak forkert; greb fat; tog fejl kort; fik fat forkert;"
                " mente; klistrede/klistret; hang/sad/hængte; fik fat i;"
                " lagde/tog/trak/fik/røg/greb/kom stedet for; BUD op stedet;"
                " klistrede; forkert kort; forkert meldekort; smuttede; ikke den melding"
                " ville; ikke det ville; fingrene; fik trukket/taget; klæbede; ville have"
                " lagt; fik lagt; ved siden af"
            ),
            YesNo.YES: (
                "ombestemte; fortrød/fortryder; så ikke efter; havde ikke set; kom på bedre"
                " tanker; tænkte sig ikke; overså; ombestemt*; fortrød/fortryder/fortrudt;"
                " opdagede/så at makker; har tænkt; ny tanke; regnede; talte forkert; husk*"
                " forkert/nu; troede; tænkte sig om; skiftede mening; glemte system*; ikke"
                " set; overså*; ombestemte … bytte; vil hellere; ville hellere;"
                " fortryder/fortrød; ville gerne have; ville gerne have budt/meldt/doblet;"
                " fortrød … ville"
            ),
        },
        CallMade.wish: {
            Wish.WANTS: (
                "lagde/bød/meldte/trak/tog BUD … mente BUD/pas/d; vil tage tilbage; vil ændre;"
                " ønsker ændre; vil rette; fortryder; vil gerne"
                " ændre/rette/tage; må lave om; kan lave om; vil/ønsker/gerne/må"
                " ændre/rette/bytte/lave/tage; vil lave/ændre/have om; vil have tilbage"
            ),
            Wish.CHANGED: (
                "har ændret/rettet; har selv lavet/ændret/rettet; rettede selv/det; ændrede;"
                " skiftede; lavede om; rettede/ændrede straks;"
                " ændrede/ændret/skiftet/skiftede/byttede/byttet/rettet; rettede; har"
                " skiftet/byttet; skiftet ud"
            ),
            Wish.NOT_MADE: "rørte meldekort; fingeren; tog ikke frem; ikke fremme",
            Wish.LEFT_STANDING: "lod stå; lod meldingen/buddet stå",
        },
        CallMade.reach: {
            Reach.PARTNER_CALLED: (
                "makker har meldt; makker meldte; makker"
                " meldte/passede/bød; makker har passet/budt/doblet"
            ),
            Reach.BEFORE_PARTNER: (
                "makker ikke meldt; inden makker; straks; med det samme; makker har/havde ikke; "
                "opdagede straks; makker endnu ikke"
            ),
            Reach.AUCTION_ENDED: "meldingerne slut; efter sidste pas; før udspil*",
            Reach.LEAD_FACED: "udspil* vendt; spillet ud",
        },
        CallMade.lho_called: {
            YesNo.YES: "mtv meldt/passet/meldte/passede/bød; mtv har/havde; mtv passede",
        },
    },
)
