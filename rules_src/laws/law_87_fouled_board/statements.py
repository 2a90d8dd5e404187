"""Laws 6D2 and 87: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_87_fouled_board import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.FouledBoard.form: {
        law.Form.ALIKE: "fejlen var der for alle, der skal sammenlignes",
        law.Form.IN_TIME: "ingen har spillet den forkerte udgave eller meldt på den",
    },
    law.FouledBoard.new_deal: {
        YesNo.YES: "spillet kan gives om",
    },
    law.FouledInPairs.sorted_out: {
        YesNo.NO: "du kan ikke afgøre, hvem der har spillet hvilken udgave",
        YesNo.YES: "du kan afgøre, hvem der har spillet hvilken udgave",
    },
}
