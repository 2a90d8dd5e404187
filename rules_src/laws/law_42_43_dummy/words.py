"""Laws 42, 43 and 45F: what dummy may and may not do, and what it costs."""

from __future__ import annotations

from rules_src.laws.common.dummy import DUMMY_FINED, MAY_NOT_WARN
from rules_src.model.ruling import Authority, When
from rules_src.model.steps import AdjustedScore, Instruct, Test

ALWAYS_ALLOWED = Instruct("42A", "dummy_may_do_that", "Det må {dummy} altid gøre.")
SHALL_NOT_WARN = (MAY_NOT_WARN, DUMMY_FINED)
DEFENDERS_CHOOSE = Instruct(
    "43B2a",
    "defender_chooses_hand",
    "En af modspillerne vælger, hvilken hånd {declarer} skal spille fra.",
)
CALLED_RIGHTLY = Instruct(
    "9B1b",
    "anyone_may_call_director",
    "Når en fejl er nævnt, må alle tilkalde turneringslederen, også {dummy}.",
)
DEALT_WITH = Instruct(
    "9B1a",
    "mistake_is_dealt_with",
    "Fejlen er nævnt nu og behandles, som hvis en anden havde gjort opmærksom på den.",
)
MAY_NOT_TAKE_PART = Instruct(
    "43A1c",
    "dummy_may_not_take_part",
    "{Dummy} må ikke deltage i spillet eller fortælle {declarer} noget om det.",
)
NO_TOUCHING = Instruct(
    "45F",
    "dummy_may_not_point",
    "{Dummy} må kun røre ved eller vise et kort, når {declarer} har nævnt det. Spillet går videre.",
)
SUGGESTED = AdjustedScore("45F", Test.SUGGESTED, when=When.AFTER_PLAY)
TOLD = AdjustedScore("16B3", Test.USED, when=When.AFTER_PLAY)
GAIN_REMOVED = Instruct(
    "43B3",
    "defenders_lose_their_gain",
    "Har modspillerne fået fordel af fejlen, så tag den fra dem; spilførers side beholder sin"
    " score.",
    when=When.AFTER_PLAY,
    private=True,
)
RIGHTS_LOST = Instruct(
    "43A2",
    "dummy_loses_rights",
    "{Dummy} må i resten af spillet hverken advare {declarer}, spørge om kulørsvigt eller være den"
    " første, der nævner en fejl.",
)
NO_SHOWING = Instruct("43A3", "defender_may_not_show", "En modspiller må ikke vise sin hånd frem.")
RIGHTS_KEPT = Instruct(
    "43A3",
    "dummy_keeps_rights",
    "{Dummy} har ikke selv gjort noget forkert og beholder sine rettigheder.",
    authority=Authority.ADVICE,
)
