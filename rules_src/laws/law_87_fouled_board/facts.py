"""Law 87: what each table has played."""

from __future__ import annotations

from rules_src.laws.common.adjusted_score import Played
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Form(Answer):
    NOT_DEALT = "ja, men kortene er fra en tidligere session eller givet af en ublandet pakke"
    ALIKE = "ja, fejlen var der for dem alle"
    IN_TIME = "ingen har spillet den forkerte udgave eller meldt på den"
    DIFFERENT = "nej, nogle har spillet noget andet"


class SecondTable(Answer):
    NOT_STARTED = "ikke begyndt"
    STARTED = "i gang"
    FINISHED = "færdigt"


class FouledBoard(Facts):
    form = Fact(
        Form,
        "Har alle, der skal sammenlignes, spillet de samme kort med samme giver og zone?",
        "87A",
        help="Spørg bordene, hvad de spillede. En kortfordeling på papir viser kun, hvad der var"
        " meningen. Har to ved bordet meldt på hinandens hænder, er det en anden udgave.",
    )
    new_deal = Fact(
        YesNo,
        "Kan alle, der sammenlignes, nå at spille en ny fordeling?",
        "6D3",
        help="Nej, hvis en deltager i en holdkamp kan kende kampens stilling uden spillet"
        " (§\u00a086A).",
    )
    hand_known = Fact(
        YesNo,
        "Har en spiller set kort, der nu hører til en anden hånd?",
        "16D1",
        away=True,
    )
    culprit_known = Fact(YesNo, "Ved du, hvem der lagde kortene forkert?", "90B6", assume=YesNo.NO)
    contest = Played.contest


class FouledInPairs(Facts):
    sorted_out = Judgement(
        YesNo,
        "Kan du afgøre, hvem der har spillet hvilken udgave?",
        "87B",
        weigh=(
            "Hvilke kort, lommer, giver eller zone drejer det sig præcis om?",
            "Hvilket resultat er det første, der ikke passer til kortfordelingen?",
            "Spørg dem, der spillede lige før og lige efter. De husker ofte en hånd.",
            "Afgør det så godt, du kan. Du behøver ikke være sikker på hvert resultat.",
        ),
    )
    alone = Fact(
        YesNo,
        "Står et resultat alene, så der intet er at sammenligne det med?",
        "87B",
        help="Også et bord, der er i gang med en udgave, som ingen andre skal spille, står alene.",
    )


class FouledInMatch(Facts):
    second_table = Fact(
        SecondTable,
        "Det ene bord er færdigt med spillet. Hvor langt er det andet?",
        "87C",
    )


OVERLAPS = (Overlap(FouledBoard.form, (Form.NOT_DEALT, Form.ALIKE)),)
