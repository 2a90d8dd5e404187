"""Law 15: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_15_wrong_board import facts as law
from rules_src.model.facts import Statements

STATEMENTS: Statements = {
    law.NotTheirs.played_before: {
        law.PlayedBefore.NOBODY: "ingen ved bordet har spillet det før, og det er ikke en holdkamp",
        law.PlayedBefore.SOMEBODY: "mindst én ved bordet har spillet det før",
        law.PlayedBefore.TEAMS: "ingen ved bordet har spillet det før, og det er en holdkamp mellem"
        " de rette hold",
    },
}
