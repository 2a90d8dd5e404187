"""Laws 42, 43 and 45F: what dummy may and may not do, and what it costs."""

from __future__ import annotations

from rules_src.laws.common.dummy import DUMMY_FINED, MAY_NOT_WARN
from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import Instruct

ALWAYS_ALLOWED = Instruct(
    "42A", "dummy_may_do_that", "Det må du altid gøre.", to="dummy", short="det må {dummy} altid"
)
SHALL_NOT_WARN = (MAY_NOT_WARN, DUMMY_FINED)
DEFENDERS_CHOOSE = Instruct(
    "43B2a",
    "defender_chooses_hand",
    "En af jer vælger, hvilken hånd {declarer} skal spille fra.",
    to="other_side",
    short="modspillerne vælger hånd",
)
CALLED_RIGHTLY = Instruct(
    "9B1b",
    "anyone_may_call_director",
    "Du måtte gerne tilkalde mig, fordi fejlen allerede var nævnt.",
    to="dummy",
    short="{dummy} gjorde intet forkert",
)
DEALT_WITH = Instruct(
    "9B1a",
    "mistake_is_dealt_with",
    "Jeg behandler fejlen, som hvis en anden havde nævnt den.",
    short="fejlen behandles alligevel",
)
NO_TOUCHING = Instruct(
    "45F",
    "dummy_may_not_point",
    "Du må kun røre ved eller vise et kort, når {declarer} har nævnt det.",
    to="dummy",
    short="{dummy} må ikke pege på kort",
)
GAIN_REMOVED = Instruct(
    "43B3",
    "defenders_lose_their_gain",
    "Tag fordelen fra modspillerne, hvis fejlen gav dem en. Spilførers side beholder sin score.",
    to=ME,
    when=When.AFTER_PLAY,
)
RIGHTS_LOST = Instruct(
    "43A2",
    "dummy_loses_rights",
    "I resten af spillet må du ikke advare {declarer}, spørge om kulørsvigt eller"
    " være først til at nævne fejl.",
    to="dummy",
    short="{dummy} mister sine rettigheder",
)
NO_SHOWING = Instruct(
    "43A3", "defender_may_not_show", "I må ikke vise {dummy} jeres kort.", to="other_side"
)
RIGHTS_KEPT = Instruct(
    "43A3",
    "dummy_keeps_rights",
    "Du beholder dine rettigheder.",
    to="dummy",
    short="{dummy} beholder sine rettigheder",
    authority=Authority.ADVICE,
)
