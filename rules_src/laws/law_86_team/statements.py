"""Law 86B: the answers as statements, for comparisons and for the paper to be read."""

from __future__ import annotations

from rules_src.laws.law_86_team import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.TeamBoard.match_void: {
        YesNo.YES: "hele kampen mangler et resultat",
    },
    law.BlamelessBoard.results: {
        law.Results.ONE: "kun det ene bord har et brugbart resultat",
        law.Results.TWO: "der er to resultater, men de kan ikke sammenlignes",
        law.Results.NONE: "der er ingen resultater",
    },
}
