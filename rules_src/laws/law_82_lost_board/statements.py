"""Laws 8 and 82B2: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_82_lost_board import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.LostBoard.can_be_finished: {
        YesNo.YES: "det kan spilles færdigt",
        YesNo.NO: "spillet kan ikke gøres færdigt",
    },
    law.LostBoard.never_comes: {
        YesNo.NO: "de kan komme endnu",
        YesNo.YES: "det er sikkert, at de slet ikke kommer mere",
    },
    law.LostBoard.later: {
        YesNo.NO: "spillet kan ikke spilles senere",
        YesNo.YES: "spillet kan spilles senere",
    },
    law.LostBoard.stage: {
        law.Stage.ABSENT: "en spiller eller et par er ikke kommet",
        law.Stage.BEGUN: "tiden er gået, men der er meldt på spillet",
        law.Stage.TIME_UP: "tiden er gået, og ingen har meldt på spillet",
    },
}
