"""Laws 84 and 85: whether the facts are clear, and what the law says of them."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, Judgement, YesNo
from rules_src.model.overlaps import Overlap


class Known(Answer):
    AGREED = "ja, alle er enige"
    LIKELY = "nej, men én forklaring er mest sandsynlig"
    UNKNOWN = "nej, og det kan ikke afgøres"


class Says(Answer):
    OPTION = "en spiller skal vælge"
    RECTIFICATION = "en bestemt berigtigelse"
    DISCRETION = "et skøn, eller skade uden fast berigtigelse"
    NOTHING = "ingen berigtigelse, og der er intet at skønne"


class WhatHappened(Facts):
    playing = Fact(YesNo, "Spiller du selv med ved bordet?", "81B2", assume=YesNo.NO)
    facts_known = Judgement(
        Known,
        "Er det klart, hvad der skete?",
        "85A1",
        weigh=(
            "Hør hver spiller for sig og den, der måske har fejlet, til sidst.",
            "Spørg: Hvad skete præcis, i hvilken rækkefølge og med hvilke ord?",
            "Skriv ned, hvad de er enige om, før du dømmer.",
            "Se på meldekort, de spillede kort, det indtastede udspil og klokken.",
            "Det, der blev sagt, før resultatet var kendt, vejer tungest.",
            "Tro ikke mere på den bedste spiller, og del ikke forskellen.",
        ),
    )
    board_over = Fact(YesNo, "Er spillet slut?", "85B")
    law_says = Fact(
        Says,
        "Hvad siger loven om det, der skete?",
        "84",
        help="Find situationen på forsiden, hvis du er i tvivl.",
    )


OVERLAPS = (Overlap(WhatHappened.law_says, (Says.OPTION, Says.RECTIFICATION, Says.DISCRETION)),)
