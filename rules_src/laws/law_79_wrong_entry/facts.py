"""Law 79C: what is wrong with the result as it stands."""

from __future__ import annotations

from rules_src.model.facts import Answer, Fact, Facts, YesNo
from rules_src.model.overlaps import Overlap


class Entry(Answer):
    DISPUTED = "siderne er uenige om kontrakten, spilføreren eller doblingen"
    SCORE = "kontrakt, spilfører, dobling, stik eller par er noteret forkert"
    TRICKS = "siderne er uenige om, hvor mange stik der blev vundet"
    BOARD = "resultatet er noteret på et forkert spil"
    SEEN = "nogen har set et resultat fra et spil, de endnu ikke har spillet"


class WrongEntry(Facts):
    entry = Fact(
        Entry,
        "Hvad er der galt med resultatet?",
        "79",
        help="Er de enige om, hvad der skete ved bordet, er fejlen kun i det noterede.",
    )
    saw_results = Fact(
        YesNo,
        "Har nogen ved bordet set resultater fra et spil, de mangler?",
        "16D1",
        help="Mange maskiner viser de andre bordes resultater, når der er tastet.",
    )


OVERLAPS = (
    Overlap(WrongEntry.entry, (Entry.DISPUTED, Entry.SCORE)),
    Overlap(WrongEntry.entry, (Entry.BOARD, Entry.SEEN)),
)
