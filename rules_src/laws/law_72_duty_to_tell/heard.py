"""Law 72B: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_72_duty_to_tell.facts import Matter, OwnMistake, Plan
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "retten til ikke at spørge; pligt til at gøre opmærksom; svigte med vilje; forsætlig; "
        "skjule kulørsvigt; skal jeg sige det; for mange stik; skal jeg sige at jeg har svigtet"
    ),
    said=(
        "skal vi/jeg/man sige; pligt til sige/oplyse/at; behøver vi/jeg/man sige; har vi/jeg "
        "pligt; er det ulovligt tie; må vi/jeg/man tie; må man skjule; svigte igen/vilje med; med "
        "vilje; skjule/skjulte; tie stille; tav; opdaget vi/jeg selv; sagde ikke noget; holde "
        "mund; gemme/gemte kort*; fortie; fik et stik for meget … sige; indrømme; selv sige; "
        "skal/må/bør/behøver/kan/har … sige/oplyse/indrømme/fortælle/opmærksom/tie/skjule/lade; "
        "pligt; "
        "forpligt*; tie; skjul*; selv sige/gøre/oplyse/svigt*; undlade; bevidst; lade være; sige "
        "det; egen fejl; makker har svigtet; ^jeg har svigtet; vi fik/har fået stik; vi har "
        "fået; skal/må jeg/man/vi … svigt*/fejl/det; opdager egen/selv/vi; "
        "ingen opdag*/har/lagde; modpart ikke opdag*/set/lagt; uden at sige; "
        "gemmer/gemme/skjulte; vidste men"
    ),
    answers={
        OwnMistake.matter: {
            Matter.EXPLANATION: (
                "selv forklaret/forklarede forkert; vi forklaret/forklarede; forklaring* "
                "forkert; glemt/glemte alert*; forkert forklaring*; forklaret forkert; "
                "forklar*; alert*; glemt alert*"
            ),
            Matter.TRICKS: (
                "stik for meget; for mange stik; fået stik; stik* ikke vores; modpart* stik;"
                " stik* for meget/mange; modpart* stik*; givet os stik; fået et stik for; et"
                " stik vi ikke"
            ),
            Matter.ON_PURPOSE: ("med vilje; bevidst; svigte vilje; godt betale"),
            Matter.MISHAP: (
                "har/havde svigtet; svigtet kulør; ^jeg/vi har/havde svigtet; svigtede; opdaget"
                " svigt*;"
                " svigt*; makker svigt*; spillet forkert; egen fejl; utur; lovbrud; lavet"
                " svigt*/kulørsvigt*; begået svigt*; kulørsvigt*"
            ),
        },
        OwnMistake.plan: {
            Plan.HIDE: (
                "skjule/skjulte; svigte igen; blande/blandede kort*; gemme/gemte; igen skjule; "
                "skjul*; gemme*; blande*; dække"
            ),
            Plan.SILENT: (
                "holde mund; sige ingenting; lade være; sagde ikke; spille videre; tav; mund; "
                "ikke sige; undlade"
            ),
            Plan.ASKED: "nogen/modpart spurgte; blev spurgt; er spurgt",
        },
    },
)
