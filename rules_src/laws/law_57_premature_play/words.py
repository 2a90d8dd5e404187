"""Law 57: what partner must play."""

from __future__ import annotations

from rules_src.laws.law_57_premature_play.facts import PlayChoice
from rules_src.model.ruling import When
from rules_src.model.steps import AdjustedScore, Grounds, Instruct
from rules_src.model.words import Words


class Say(Words):
    all_are_major = "alle strafkort er store"
    no_rectification_for_order = Instruct(
        "57C1",
        "Spil stikket færdigt uden berigtigelse.",
        short="ingen berigtigelse",
    )
    trick_finished_first = Instruct(
        "57C1",
        "Læg frit til, så stikket bliver færdigt.",
        to="partner",
    )
    early_lead_is_the_lead = Instruct(
        "44G",
        "Dit kort er udspillet til næste stik, fordi du vandt.",
        to="offender",
        short="kortet er udspillet til næste stik",
    )
    right_lost_by_playing = Instruct(
        "60A1",
        "Kortet gælder, fordi I har spillet videre.",
        to="other_side",
        short="kortet gælder",
    )
    play_it_in_turn = Instruct(
        "57D",
        "Spil kortet, når det bliver din tur.",
        to="offender",
        short="{offender} skal spille kortet i tur",
    )
    used = AdjustedScore("57D", Grounds.USED, when=When.AFTER_PLAY)
    declarers_card_is_played = Instruct(
        "57C3",
        "Lad kortet ligge, medmindre det er ulovligt.",
        to="declarer",
        short="{declarer's} kort er spillet",
    )
    any_card_if_unable = Instruct(
        "57B",
        "Du skal stadig bekende. Du vælger frit, hvis du ikke kan følge valget, men dit eget"
        " strafkort går først.",
        to="partner",
    )
    partner_plays_highest = Instruct(
        "57A1",
        "Spil dit højeste kort i den udspillede farve.",
        to="partner",
        short="{partner} spiller sit højeste i farven",
    )
    partner_plays_lowest = Instruct(
        "57A2",
        "Spil dit laveste kort i den udspillede farve.",
        to="partner",
        short="{partner} spiller sit laveste i farven",
    )
    partner_plays_named_suit = Instruct(
        "57A3",
        "Spil et kort i den farve, {declarer} har nævnt.",
        to="partner",
        short="{partner} spiller den nævnte farve",
    )
    partner_avoids_named_suit = Instruct(
        "57A4",
        "Spil ikke den farve, {declarer} har nævnt.",
        to="partner",
        short="{partner} må ikke spille den nævnte farve",
    )
    obeys = {
        PlayChoice.HIGHEST: partner_plays_highest,
        PlayChoice.LOWEST: partner_plays_lowest,
        PlayChoice.REQUIRE: partner_plays_named_suit,
        PlayChoice.FORBID: partner_avoids_named_suit,
    }
