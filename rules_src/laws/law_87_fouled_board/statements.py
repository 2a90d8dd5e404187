"""Laws 6D2 and 87: the answers as statements, for comparisons."""

from __future__ import annotations

from rules_src.laws.law_87_fouled_board import facts as law
from rules_src.model.facts import Statements, YesNo

STATEMENTS: Statements = {
    law.FouledBoard.form: {
        law.Form.ALIKE: "fejlen var der for alle, der skal sammenlignes",
        law.Form.IN_TIME: "ingen har spillet den forkerte udgave eller meldt på den",
        law.Form.NOT_DEALT: "kortene er fra en tidligere session eller givet af en ublandet pakke",
        law.Form.DIFFERENT: "nogle af dem, der skal sammenlignes, har spillet noget andet",
    },
    law.FouledBoard.new_deal: {
        YesNo.YES: "spillet kan gives om",
        YesNo.NO: "ikke alle, der sammenlignes, kan nå at spille en ny fordeling",
    },
    law.FouledInPairs.sorted_out: {
        YesNo.NO: "du kan ikke afgøre, hvem der har spillet hvilken udgave",
        YesNo.YES: "du kan afgøre, hvem der har spillet hvilken udgave",
    },
    law.FouledBoard.culprit_known: {
        YesNo.YES: "det vides, hvem der lagde kortene forkert",
    },
    law.FouledBoard.hand_known: {
        YesNo.YES: "en spiller har set kort, der nu hører til en anden hånd",
        YesNo.NO: "ingen har set kort, der nu hører til en anden hånd",
    },
    law.FouledInPairs.alone: {
        YesNo.YES: "et resultat står alene, så der intet er at sammenligne det med",
        YesNo.NO: "intet resultat står alene",
    },
    law.FouledInMatch.second_table: {
        law.SecondTable.NOT_STARTED: "det ene bord er færdigt med spillet, og det andet er ikke"
        " begyndt",
        law.SecondTable.STARTED: "det ene bord er færdigt med spillet, og det andet er i gang",
        law.SecondTable.FINISHED: "begge borde er færdige med spillet",
    },
}
