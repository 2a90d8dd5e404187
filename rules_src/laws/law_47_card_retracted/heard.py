"""Law 47: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_47_card_retracted.facts import CardBackWanted, WhyBack
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "tage kort tilbage; fortrudt kort; spilfører sagde et forkert kort; fortalelse; kort "
        "spillet efter forkert forklaring; en modstander sagde det var min tur; tog kortet "
        "tilbage; trak et forkert kort"
    ),
    said=(
        "tage/tag sit/sin kort/KORT tilbage; tog/taget kort*/KORT tilbage; må tage kort* "
        "tilbage; vil tage/have kort*/KORT tilbage; fordi modstander*/spilfører/PLADS/modpart "
        "sagde … tur; spillede ud fordi … tur; sagde … tur … spillede; kort* tilbage; skiftede "
        "kort; fortrød kort; fortryder kort/KORT; byttede kort; ombestemte kort; tænkte sig "
        "ikke; vil spille andet kort; bytte sit kort; kort om"
    ),
    answers={
        CardBackWanted.why_back: {
            WhyBack.TOLD: (
                "fordi … tur; sagde … tur; modstander*/spilfører sagde tur; fik at vide tur"
            ),
            WhyBack.MISINFORMED: "forklar* forkert; forkert forklaring*; fejl forklaring*",
            WhyBack.AFTER_REVOKE: (
                "skiftede/rettede/ændrede svigt*; efter svigt*; rettede svigt*; fordi … "
                "svigt*; da … svigt*"
            ),
            WhyBack.OPPONENT_CHANGED: (
                "modstander*/modpart skiftede/ændrede/byttede/tog kort; fordi … skiftede/"
                "ændrede/tog sit"
            ),
            WhyBack.SLIP: "fortalte sig; sagde … mente; spilfører mente",
            WhyBack.WRONG_TABLE_CARD: "blind forkert/andet kort",
            WhyBack.ILLEGAL: "var svigt*; kort* utur",
            WhyBack.CHANGED_MIND: (
                "tænkte sig ikke; fortrød/fortryder; ombestemte; så forkert; ombestemt; vil "
                "spille et andet; tog fejl; trak forkert; fik øje"
            ),
        },
    },
)
