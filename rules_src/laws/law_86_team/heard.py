"""Law 86: what people say, and what it answers."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Contest, Fault, NoResultInMatch, Played
from rules_src.laws.law_86_team.facts import NotComparable, OneResult, Results, TeamBoard
from rules_src.model.facts import YesNo
from rules_src.model.heard import Heard

HEARD = Heard(
    search=(
        "spillet kan ikke spilles; annulleret spil; 3 imp; middel plus i holdkamp; "
        "erstatningsspil; omgivning; vendt mappe i holdkamp"
    ),
    said=(
        "holdkamp … andet bord/resultat*/ikke/spil*; holdkamp; 3 imp; andet bord"
        " færdig*/spillet … holdkamp; erstatningsspil; ikke sammenlignes; kun ét/et resultat;"
        " kun resultat ene bord; annulleret spil; imp; knockout; kamp; holdkamp*; hjemmehold;"
        " udehold; lukket/åbent rum; rum; kamp*; ene bord …  andet; andet bord …"
        " resultat*/spillet; knockout*; pokal*; division*; det ene bord; et bord; mangler"
        " resultat; ét resultat; ikke sammenlign*; kun det ene bord; holdkampen; kampen kan"
        " ikke; andet bord nåede; ene bord spil*; kamp* ikke færdig; kun ene bord spillet;"
        " mangler det ene bord; kamp uden resultat; hold … bord; holdkamp … spil*; åbent rum;"
        " lukket rum"
    ),
    answers={
        TeamBoard.results: {
            Results.ONE: (
                "kun ét/et resultat; kun ene bord; ene bord resultat; ét/et/kun resultat*;"
                " kun ene/et/ét bord*; ene bord … andet ikke; kun det ene; andet ikke"
                " spillet/spille; kun det ene bord spillet; andet nåede ikke"
            ),
            Results.NONE: (
                "ingen resultat*; intet bord/resultat*; ingen borde; ikke spillet; begge borde ikke"
            ),
            Results.TWO: ("ikke sammenlignes; ikke sammenlign*; begge resultat*; begge borde"),
        },
        NotComparable.replaceable: {
            YesNo.YES: (
                "kan spille nyt; erstatningsspil; erstat*; spille om; give om; tid til; ny "
                "fordeling"
            ),
            YesNo.NO: "ikke nyt/tid/erstat*; ikke tid; ingen tid",
        },
        OneResult.favourable: {
            YesNo.YES: "gunstig*; godt resultat; godt; slem; top; meget godt",
            YesNo.NO: "almindelig*; normalt",
        },
        Played.knockout: {
            YesNo.YES: "knockout; pokal*; knockout*",
            YesNo.NO: "ikke knockout; turnering*",
        },
        NoResultInMatch.team_fault: {
            Fault.NEITHER: "ingen skyld; ingens",
            Fault.BOTH: "begge skyld",
        },
        Played.contest: {
            Contest.TEAMS: "holdkamp*; hold; holdturnering*",
        },
    },
)
