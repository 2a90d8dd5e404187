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
        law.PlayedBefore.OTHER_MATCH: "ingen ved bordet har spillet spillet før, men et par hører"
        " til en anden holdkamp",
    },
    law.WrongBoard.mixup: {
        law.Mixup.LOOKED: "en spiller har set en hånd fra en anden mappe, men ikke meldt på den",
        law.Mixup.CALLED: "{offender} har meldt med kort fra en anden mappe",
        law.Mixup.WRONG_BOARD: "bordet har fat i et spil, de ikke skal spille nu",
        law.Mixup.SEATS: "der er byttet om på pladserne eller modstanderne",
    },
}
