"""Law 86: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Played
from rules_src.laws.law_86_team.facts import NotComparable, OneResult, Results, TeamBoard
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "spillet kan ikke spilles; annulleret spil; 3 imp; middel plus i holdkamp; "
        "erstatningsspil; omgivning; vendt mappe i holdkamp"
    ),
    said=(
        "holdkamp … andet bord/resultat*/ikke/spil*; holdkamp; 3 imp; andet bord færdig*/"
        "spillet … holdkamp; erstatningsspil; ikke sammenlignes; kun ét/et resultat; kun "
        "resultat ene bord; annulleret spil; imp; knockout; kamp"
    ),
    answers={
        TeamBoard.results: {
            Results.ONE: "kun ét/et resultat; kun ene bord; ene bord resultat",
            Results.NONE: "ingen resultat*; intet bord/resultat*; ingen borde",
            Results.TWO: "ikke sammenlignes; to resultater",
        },
        NotComparable.replaceable: {
            YesNo.YES: "kan spille nyt; nyt spil; erstatningsspil",
        },
        OneResult.favourable: {
            YesNo.YES: "gunstig*; godt resultat",
        },
        Played.knockout: {
            YesNo.YES: "knockout; pokal*",
        },
    },
)
