"""Law 47: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_47_card_retracted.facts import CardBackWanted, WhichCard, WhyBack
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "tage kort tilbage; fortrudt kort; spilfører sagde et forkert kort; fortalelse; kort "
        "spillet efter forkert forklaring; en modstander sagde det var min tur; tog kortet "
        "tilbage; trak et forkert kort"
    ),
    said=(
        "tage/tag sit/sin kort/KORT tilbage; tog/taget kort*/KORT tilbage; må tage kort*"
        " tilbage; vil tage/have kort*/KORT tilbage; fordi modstander*/spilfører/PLADS/modpart"
        " sagde … tur; spillede ud fordi … tur; sagde … tur … spillede; kort* tilbage;"
        " skiftede kort; fortrød kort; fortryder kort/KORT; byttede kort; ombestemte kort;"
        " tænkte sig ikke; vil spille andet kort; bytte sit kort; kort om;"
        " tage/tager/tog/taget/trække/trak/have kort*/KORT/sit tilbage;"
        " lave/bytte/skifte/ændre/ombytte kort*/KORT/sit; må kort*/KORT/han/hun/jeg"
        " bytte/skifte/tages; fortryd*/fortrød/fortrudt kort*/KORT/spil*/udspil*;"
        " spillede/lagde … sagde tur; fordi modstander*/modpart/PLADS/spilfører …"
        " sagde/forklar*/tur/skiftede/tog/rettede; kort* op igen; lagde forkert kort; tog fejl"
        " kort; trak forkert kort; vil lægge/spille et andet; vil have kort*; så forkert …"
        " kort/tilbage; troede … kort/tilbage; spillede … fik forklar*/vide; spillede kort* …"
        " forklar*; lagde … ville andet/tilbage; trukket tilbage kort; bytte kort* ud; må tage"
        " kort op; tage sit kort op; kort op når; sagde det var din tur … spillede; sagde det"
        " var hans tur; tage kort* op igen; må han skifte kort; vil bytte kort*; sagde det var"
        " … spillede ud; skifte kort; tog kortet op; fik lov; omgøre; et andet kort stedet;"
        " spille et andet"
    ),
    answers={
        CardBackWanted.why_back: {
            WhyBack.TOLD: (
                "spillede/lagde/kort* … fordi … tur; sagde … tur … spillede/kort*; kort* … sagde …"
                " tur; spillede … sagde … tur; modstander*/spilfører sagde tur; fik at vide tur;"
                " fik at vide; sagde værsgo"
            ),
            WhyBack.MISINFORMED: (
                "forklar* forkert; forkert forklaring*; fejl forklaring*; forklarede forkert;"
                " ikke alertet"
            ),
            WhyBack.OPPONENT_CHANGED: (
                "skiftede/rettede/ændrede svigt*; efter svigt*; rettede svigt*; fordi …"
                " skiftede/ændrede/tog sit; PLADS skiftede/byttede/ændrede/rettede; rettet sin"
                " svigt*/kulørsvigt*; rettede sin svigt*/kulørsvigt*; når rettet"
                " svigt*/kulørsvigt*; rettet kulørsvigt*"
            ),
            WhyBack.TABLE_CARD: (
                "fortalte sig; sagde … mente; spilfører mente; spilfører"
                " fortalte/mente/nævnte; sagde forkert; blind forkert/andet kort; blind"
                " lagde/tog/forkert"
            ),
            WhyBack.ILLEGAL: ("var svigt*; kort* utur"),
            WhyBack.CHANGED_MIND: (
                "tænkte sig ikke; fortrød/fortryder; ombestemte; så forkert; vil spille et"
                " andet; fik øje; fortryd*/fortrød/fortrudt; ombestem*; tænkte sig; tænkte sig"
                " ikke om; tænkte ikke; fortrød/fortryder/fortrudt; skiftede mening; vil bytte"
                " kort*; vil hellere spille; bytte kort*"
            ),
        },
        CardBackWanted.own_revoke: {
            YesNo.YES: "skiftede/rettede/ændrede svigt*; efter svigt*; rettede svigt*",
        },
        CardBackWanted.which_card: {
            WhichCard.SLIP: (
                "fortalte sig; sagde … mente; spilfører mente; spilfører fortalte/mente/nævnte; "
                "sagde forkert; mente"
            ),
            WhichCard.WRONG_TABLE_CARD: (
                "blind forkert/andet kort; blind lagde/tog/forkert; bordet forkert kort"
            ),
        },
    },
)
