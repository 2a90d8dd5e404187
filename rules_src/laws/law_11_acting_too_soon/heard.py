"""Laws 9, 10 and 11: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.law_11_acting_too_soon.facts import Acted, ActedTooSoon
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "tilkaldte ikke turneringslederen; for sent tilkaldt; tabt ret; ubalanceret score; "
        "selv aftalt straf; turneringsleder afvist; kaldte ikke på turneringslederen; "
        "turneringslederen ikke tilkaldt; ordnede det selv"
    ),
    said=(
        "uden kalde/tilkalde/hente tl; kaldte/tilkaldte/hentede ikke tl;"
        " kaldte/tilkaldte/hentede tl for sent; ordnede/klarede/afgjorde selv; aftalte selv"
        " straf; før tl kom; rettede selv uden tl; fortsatte uden tl; blev ikke kaldt; blev"
        " enige selv; lavede egen/selv kendelse; ville ikke have tl; tl ikke"
        " kaldt/tilkaldt/hentet; uden tl; for sent tl; kalde tl bagefter; spillede videre"
        " uden; ingen kaldte/tilkaldte; kaldte først tl; sagde/afgjorde selv kendelse;"
        " spillerne selv aftalte/aftalt/enige; selv dømt/dømte; tog sagen egen; gav selv stik;"
        " hørte først bagefter; kaldte ikke; ikke kalde; fik ikke kaldt; enige uden tl; uden"
        " at kalde/tilkalde; selv ordnede/afgjorde/rettede; fortsatte selvom; spillede/meldte"
        " videre selvom fejl*; opmærksom fejl* … videre/fortsatte; fortsatte selvom opmærksom;"
        " gjorde opmærksom på fejl*; uden at kalde; kaldte ikke tl; ventede ikke på tl; tl"
        " ikke kaldt; fandt selv straf; selv straf; ordnede det selv; kaldte først bagefter;"
        " kaldte først mig; uden at tilkalde/kalde mig; spillede videre … tilkalde; selv"
        " aftalt; ventede med at kalde; kaldte mig for sent; ikke kaldt på mig; fik ikke kaldt"
        " på; løste det selv; straf selv; blev enige straf; spillerne straf; selv bestemt"
        " straf"
    ),
    answers={
        ActedTooSoon.acted: {
            Acted.SETTLED: (
                "aftalte/ordnede/klarede/afgjorde selv; blev enige selv; enige om straf;"
                " lavede selv kendelse; selv dømt/dømte; gav selv stik; selv aftalt/enige;"
                " aftalte/aftalt selv; fandt selv; selv fandt straf; selv ordnede; blev enige"
                " straf; selv gav; fandt ud af det selv; selv bestemte/bestemt; aftalt straf"
            ),
            Acted.WENT_ON: (
                "fortsatte uden tl; spillede/meldte videre uden tl; spillede/meldte bare"
                " videre; fortsatte; spillede/meldte videre; bare videre; spillede videre;"
                " meldte videre; uden at tilkalde"
            ),
        },
    },
)
