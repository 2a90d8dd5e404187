"""Law 57: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.lead import EarlierCard, OpponentsWord
from rules_src.laws.law_57_premature_play.facts import (
    DeclaringSidePlayed,
    PlayChoice,
    PlayChosen,
    PlayFreed,
    PrematurePlay,
    TooSoon,
)
from rules_src.model.facts import YesNo
from rules_src.model.heard import Beside, Heard

HEARD = Heard(
    search=(
        "lagde til for tidligt; spillede før sin tur; spillede før makker; spillede for "
        "hurtigt; uden for tur; højeste kort i farven; laveste kort i farven; lagde til i utur"
    ),
    said=(
        "lagde til før/tidligt/utur; lagde/lagt til før makker/sin/PLADS/tur; spillede/lagde"
        " for tidligt; spillede/lagde før makker/sin/tur/PLADS; for hurtigt lagde/spillede;"
        " lagde til utur; lagde … før; lagde til inden; spillede ud til næste stik før/inden;"
        " lagde kort før; spillede til før; fjerde hånd lagde før tredje; for tidligt; lagde"
        " til … tur; trumfede før; inden sin makker; højeste/laveste kort/i; højeste laveste;"
        " lagde/lægger/lagt/spillede/spiller … før/tidligt/inden/utur; lagde/lægger/lagt kort*"
        " til før/tidligt/inden/utur; lagde til … tur/skulle; kom til at lægge før/tidligt;"
        " lagde til ude; for hurtig*; spillede ud til næste … makker/før/inden; før"
        " PLADS/makker/blind/bordet/spilfører; inden PLADS/makker/blind/bordet/spilfører;"
        " viste sit kort før; trumfede før/inden; kastede før/inden; lagde uden at vente; tog"
        " stik* før; ventede ikke makker/bordet/blind; før tur; før bordet/blind; til næste"
        " stik før; for hurtig; lagde kort inden; ^lagde før; ^lagde inden; fulgte utur;"
        " fulgte farve utur; lagde kort næste stik; kort til næste stik før/inden; makker ikke"
        " lagt; ikke lagt endnu; fulgte farve før; lagde på før/inden; lagde for tidligt; smed"
        " før; kom før sin makker; sprang makker over; lagde sit kort inden; lagde kort … før;"
        " ventede ikke på bordet; kort til stikket før"
    ),
    answers={
        PrematurePlay.too_soon: {
            TooSoon.BEFORE_PARTNER: (
                "lagde … før makker; før sin makker; inden makker*; makker ikke lagt/spillet;"
                " foran makker; ^før makker; ^inden makker; makker ikke lagt; makker havde"
                " ikke; lagde … inden makker; lagde sit kort inden makker"
            ),
            TooSoon.RHO_TURN: (
                "i mth tur; i spilførers tur; i bordets tur; inden bordet/blind/spilfører; "
                "spilførers/bordets/blinds tur; bordet/blind ikke lagt/spillet"
            ),
            TooSoon.NEXT_TRICK: (
                "næste stik før makker; næste stik inden makker; spillede ud næste stik; til"
                " næste stik; næste stik; ud før; næste stik inden/før makker; videre næste"
                " stik; næste stik … makker; videre til næste stik; kort til næste stik;"
                " spillede videre næste stik; næste stik … inden/før PLADS; næste stik inden"
                " PLADS; næste stik før makker/PLADS lagt/lagde/spillet/spillede"
            ),
            TooSoon.DECLARER: (
                "spilfører lagde for/før/tidligt/til; spilfører … før/tidligt; spilfører "
                "lagde/lægger/spillede/spiller … før/tidligt/utur; spilfører … tidligt/før/utur"
            ),
        },
        OpponentsWord.told_to_play: {
            YesNo.YES: "spilfører sagde tur; sagde hans tur",
        },
        PrematurePlay.declaring_side_played: {
            DeclaringSidePlayed.BOTH_HANDS: (
                "både bord/blind hånd; spilfører/begge hænder lagt/spillet; både … hånden; begge "
                "hænder; spilfører og bordet"
            ),
            DeclaringSidePlayed.NEITHER: (
                "blind tog/foreslog/lagde/spillede selv; bordet tog selv; blind … før"
                " spilfører; blind/bordet selv; blind foreslog; så lagde spilfører"
            ),
        },
        PrematurePlay.dummy_forward: {
            YesNo.YES: (
                "blind tog/foreslog/lagde/spillede selv; bordet tog selv; blind … før spilfører; "
                "blind/bordet selv; blind foreslog; blind tog"
            ),
        },
        PrematurePlay.next_has_played: {
            YesNo.YES: "så lagde spilfører",
        },
        PlayChosen.play_choice: {
            PlayChoice.HIGHEST: ("højeste; kræver højeste"),
            PlayChoice.LOWEST: ("laveste; kræver laveste"),
            PlayChoice.FORBID: ("forbyder FARVE/farve"),
            PlayChoice.REQUIRE: (""),
        },
        EarlierCard.earlier_card: {
            YesNo.YES: ("allerede strafkort; har strafkort; strafkort i forvejen; også strafkort"),
        },
        PlayFreed.wins_trick: {
            YesNo.YES: ("vandt stik*"),
        },
    },
    beside=(
        Beside(
            PrematurePlay.too_soon,
            "^før PLADS; ^inden PLADS",
            {"partner": TooSoon.BEFORE_PARTNER, "rho": TooSoon.RHO_TURN},
            idle=True,
        ),
    ),
)
