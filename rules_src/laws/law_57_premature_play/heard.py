"""Law 57: what people say, and what it answers."""

from __future__ import annotations

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
        "lagde til før/tidligt/utur; lagde/lagt til før makker/sin/PLADS/tur; spillede/lagde "
        "for tidligt; spillede/lagde før makker/sin/tur/PLADS; for hurtigt lagde/spillede; "
        "lagde til utur; lagde … før; lagde til inden; spillede ud til næste stik før/inden; "
        "lagde kort før; spillede til før; fjerde hånd lagde før tredje; for tidligt; lagde "
        "til … tur; trumfede før; inden sin makker; højeste/laveste kort/i; højeste laveste"
    ),
    answers={
        PrematurePlay.too_soon: {
            TooSoon.BEFORE_PARTNER: (
                "før makker; inden makker; lagde … før makker; før sin makker"
            ),
            TooSoon.RHO_TURN: (
                "før mth; i mth tur; i spilførers tur; i bordets tur; før blind/spilfører"
            ),
            TooSoon.NEXT_TRICK: (
                "næste stik før makker; næste stik inden makker; spillede ud næste stik"
            ),
            TooSoon.DECLARER: "spilfører lagde for/før/tidligt/til; spilfører … før/tidligt",
            TooSoon.TOLD: "spilfører sagde tur; sagde hans tur; fordi … tur",
        },
        PrematurePlay.declaring_side_played: {
            DeclaringSidePlayed.BOTH_HANDS: (
                "både bord/blind hånd; spilfører/begge hænder lagt/spillet; både … hånden"
            ),
            DeclaringSidePlayed.DUMMY: (
                "blind tog/foreslog/lagde/spillede selv; bordet tog selv; blind … før spilfører"
            ),
        },
        PlayChosen.play_choice: {
            PlayChoice.HIGHEST: "højeste; kræver højeste",
            PlayChoice.LOWEST: "laveste; kræver laveste",
            PlayChoice.FORBID: "forbyder FARVE/farve",
            PlayChoice.REQUIRE: "kræver FARVE/farve",
        },
        PrematurePlay.earlier_card: {
            YesNo.YES: "allerede strafkort; har strafkort; strafkort i forvejen; også strafkort",
        },
        PlayFreed.wins_trick: {
            YesNo.YES: "vandt stik*; vinder stik*",
        },
    },
    beside=(
        Beside(
            PrematurePlay.too_soon,
            "før PLADS; inden PLADS",
            {"partner": TooSoon.BEFORE_PARTNER, "rho": TooSoon.RHO_TURN},
        ),
    ),
)
