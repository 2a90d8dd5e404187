"""Law 21: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_21_misinformation.facts import (
    Damage,
    Harm,
    Misinformation,
    MisinformedCall,
    MisinformedCard,
    Misled,
    Reached,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "forkert systemkort; gammelt systemkort; misinformation; vildledt; forkert forklaring; "
        "manglende alert; skadet; ændre afsluttende pas; ændre melding efter forklaring; glemt "
        "system; glemte at alerte; fik forkert forklaring; tog fejl af zonen; troede vi var "
        "uden for zonen"
    ),
    said=(
        "forkert/fejl oplysning*/forklaring*/oplyst; fik forkert forklaring*/oplysning*; vil"
        " lave/ændre melding*/pas om; vil ændre melding*/pas; ændre sin sidste; melder noget"
        " andet end siger; misinformation; vildledt; vildledende forklaring*; forklaring*"
        " passede/stemte/passer ikke; forkert systemkort; skadet forklaring*; forkert alert*;"
        " misforstod melding*/selv; føler sig snydt/snydt/narret; havde meldt/spillet/spillet"
        " anderledes; ville* have meldt/spillet/doblet; fik ikke at vide; forklar* forkert …"
        " lave/ændre; fik at vide … forkert/havde/ikke; lave melding*/pas om; sagde viste …"
        " havde; tog fejl zone*; forklaret … havde/viste; vildled*; forkert forklar*; forkert"
        " info*; ændre melding* … forklar*; ville aldrig/ikke have; ville* have; forklar*"
        " forkert/galt … vil/ville/havde/doblet/pas; fejlinformation; fejlinformer*; fik"
        " forkert at vide; fik forklaret; blev forklaret/oplyst; havde den rigtige forklaring;"
        " hvis jeg/de/han vidste/havde vidst; vidste ikke … alert*; systemkort*"
        " forkert/stemmer; spurgte og fik; mener skadet/snydt; forklarede … noget andet;"
        " forklaret som … men; sagde svag/stærk … men; alertede ikke … ville; lave/lavet"
        " sin/om/melding*; tage sin pas/melding tilbage … forklar*; fik ikke … vide; skade* af"
        " forklaring*/manglende; forklaring* hånd* ikke; havde ikke det/de forklaret; ikke det"
        " makker forklarede/sagde; fik at vide … men var; blev fortalt … men; fik at vide"
        " stærk/svag/naturlig; fik forklaret … men; fik forkert forklaring*; forkert"
        " forklaring* … nåede/meldte/spillede/udgang; forklaringen var forkert; hvis vidst;"
        " havde vi vidst; ville have haft; nåede ikke vores udgang; nåede ikke udgang; gik"
        " glip; spillet slut … forklaring*; viser sig forklaring*; snydt; føler sig snydt;"
        " manglede alert; ført bag lyset; fik ikke besked; forklaring kostede; spillede"
        " forkert ud fordi; narret af forklaring; ville* have spillet ud; var blevet forklaret;"
        " forkert oplyst; oplyst forkert; siger/sagde viser … havde/har;"
        " ændrede/ændre/ændrer/ændret pas/melding*/bud/MELDING … fik forklaring*; fik rigtig*"
        " forklaring*;"
        " forklarede/forklaret/forklarer naturlig*/kunstig* … naturlig*/kunstig*;"
        " sagde/forklarede/oplyste TAL TAL … var/er TAL TAL"
    ),
    answers={
        Misinformation.misled_by: {
            Misled.EXPLANATION: (
                "forkert/fejl forklaring*/oplysning*/forklaret; forklar* forkert; forkert"
                " systemkort; forklaring* passede/stemte ikke; fik at vide forkert; forklar*"
                " forkert/galt; forklar* … men; blev forklaret; fik forkert at; fejlinform*;"
                " oplyst forkert; systemkort* forkert/stemmer; fik at vide; fik forklaret;"
                " blev fortalt; forkert forklar*; forkert forklaring*; rigtige forklaring*;"
                " fik forkert; forklaringen var forkert; den rigtige forklaring; fik en"
                " forklaring; fik oplyst"
            ),
            Misled.MISSING_ALERT: (
                "uden alert* burde/skulle; manglende alert*; alertede ikke; ikke alert*; uden"
                " alert*; mangl* alert*; glemt/glemte alert*; manglede en alert; alert* mangl*"
            ),
            Misled.ITSELF: (
                "misforstod selv/melding*; tog fejl zone*; selv misforstået; troede vi zonen;"
                " så forkert zone*; selv misforst*; misforstod selv; misforstod melding*; selv"
                " misforstod; tog selv fejl; hørte selv forkert"
            ),
        },
        MisinformedCall.changes_call: {
            YesNo.YES: (
                "vil lave/ændre melding*/pas om; vil lave melding*/pas om; vil ændre melding*/"
                "pas/sidste; vil have sin pas/melding* tilbage; vil melde andet; vil/ønsker "
                "ændre; vil lave om; vil have om; vil melde om; gøre om; tage sin/pas tilbage; "
                "ville have/gerne doble/melde"
            ),
            YesNo.NO: "vil ikke ændre; ikke ændre melding*",
        },
        Misinformation.reached: {
            Reached.AFTER: (
                "spillet slut; efter spillet; spillet færdigt; efter sidste; SPILLETSLUT"
            ),
            Reached.PLAY: ("under/midt spillet; er spillet ud; under spil*; DERSPILLES"),
            Reached.BEFORE_LEAD: (
                "før udspil*; inden udspil*; ikke spillet ud; efter sidste pas; under"
                " meldingerne; før der spilles/spillet ud; før åbningsudspil*; meldingerne er"
                " slut; sidste pas; FØRUDSPIL; DERMELDES"
            ),
        },
        Damage.harm: {
            Harm.CALLS: ("^havde doblet/meldt/budt; ^ville have doblet/meldt/budt"),
            Harm.PLAYS: "^havde/ville spillet anderledes; ^ville* have spillet; ^havde spillet",
        },
        MisinformedCard.retracts: {
            YesNo.YES: "vil tage/have kort tilbage",
        },
    },
    beside=(
        Beside(
            Misinformation.misled_by,
            "^PLADS forklarede/forklarer/alertede; ^PLADS har/havde forklaret/alertet;"
            " ^PLADS glemte at alerte/forklare; ^PLADS sagde/siger; ^forklar* af PLADS;"
            " ^forklaret PLADS",
            {},
            idle=True,
        ),
    ),
)
