"""Laws 42, 43 and 45F: what dummy may and may not do, and what it costs."""

from __future__ import annotations

from rules_src.laws.common import dummy
from rules_src.model.keying import Keyed
from rules_src.model.ruling import ME, Authority, When
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    dummy_may_do_that = Instruct(
        "42A", "Det må du altid gøre.", to="dummy", short="det må {dummy} altid"
    )
    shall_not_warn = (dummy.Say.may_not_warn, dummy.Say.dummy_may_be_fined)
    defender_chooses_hand = Instruct(
        "43B2a",
        "En af jer vælger, hvilken hånd {declarer} skal spille fra.",
        to="other_side",
        short="modspillerne vælger hånd",
    )
    anyone_may_call_director = Instruct(
        "9B1b",
        "Du måtte gerne tilkalde mig, fordi fejlen allerede var nævnt.",
        to="dummy",
        short="{dummy} gjorde intet forkert",
    )
    mistake_is_dealt_with = Instruct(
        "9B1a",
        "Jeg behandler fejlen, som hvis en anden havde nævnt den.",
        short="fejlen behandles alligevel",
    )
    dummy_may_not_point = Instruct(
        "45F",
        "Du må kun røre ved eller vise et kort, når {declarer} har nævnt det.",
        to="dummy",
        short="{dummy} må ikke pege på kort",
    )
    defenders_lose_their_gain = Instruct(
        "43B3",
        "Tag fordelen fra modspillerne, hvis fejlen gav dem en. Spilførers side beholder sin"
        " score.",
        to=ME,
        when=When.AFTER_PLAY,
        keyed=Keyed.ADJUSTED,
    )
    dummy_loses_rights = Instruct(
        "43A2",
        "I resten af spillet må du ikke advare {declarer}, spørge om kulørsvigt eller"
        " være først til at nævne fejl.",
        to="dummy",
        short="{dummy} mister sine rettigheder",
    )
    defender_may_not_show = Instruct("43A3", "I må ikke vise {dummy} jeres kort.", to="other_side")
    dummy_keeps_rights = Instruct(
        "43A3",
        "Du beholder dine rettigheder.",
        to="dummy",
        short="{dummy} beholder sine rettigheder",
        authority=Authority.ADVICE,
    )
