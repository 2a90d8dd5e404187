"""Law 73A2: what went wrong with the stop card or the pause."""

from __future__ import annotations

from rules_src.contents.regulations import STOP, STOP_SECONDS
from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Stop(Answer):
    NO_CARD = "stopkortet manglede ved et spring"
    BAD_PAUSE = "pausen blev klart for kort eller for lang"
    NO_JUMP = "stopkortet kom frem, men meldingen var intet spring"
    TOO_SOON = "kun stopkortet kom frem, før det var {offender's} tur"


class Pause(Answer):
    NOT_YET = "{lho} har ikke meldt endnu"
    KEPT = "ja"
    BROKEN = "nej, {lho} meldte straks"


class StopProcedure(Facts):
    stop = Fact(
        Stop,
        "Hvad gik galt?",
        "73A2",
        help=f"{STOP.text} Sådan siger {STOP.cited}. Var meldingen for lav eller uden for tur, har"
        " den sin egen regel.",
    )
    pause_kept = Fact(Pause, "Holdt {lho} pausen alligevel?", "73A2")
    intended = Judgement(
        YesNo,
        "Var det den melding, {offender} ville afgive?",
        "25A2",
        away=True,
        weigh=(
            "Ville {offender} springe og trak et forkert meldekort, er det et fejlgreb.",
            "Troede {offender}, at meldingen var et spring, så var meldingen ment.",
        ),
        help=f"Stopkortet viser, at et spring kan have været meningen. Pausen på {STOP_SECONDS}"
        " sekunder har ingen betydning her.",
    )


OVERLAPS = (Overlap(StopProcedure.stop, (Stop.NO_CARD, Stop.BAD_PAUSE)),)
