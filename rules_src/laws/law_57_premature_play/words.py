"""Law 57: what partner must play."""

from __future__ import annotations

from rules_src.laws.law_57_premature_play.facts import PlayChoice
from rules_src.model.ruling import When
from rules_src.model.steps import AdjustedScore, Grounds, Instruct

ALL_ARE_MAJOR = "alle strafkort er store"
NO_RECTIFICATION = Instruct(
    "57C1",
    "no_rectification_for_order",
    "Spil stikket færdigt uden berigtigelse.",
    short="ingen berigtigelse",
)
TRICK_FIRST = Instruct(
    "57C1",
    "trick_finished_first",
    "Læg frit til, så stikket bliver færdigt.",
    to="partner",
)
LEADS_ANYWAY = Instruct(
    "44G",
    "early_lead_is_the_lead",
    "Dit kort er udspillet til næste stik, fordi du vandt.",
    to="offender",
    short="kortet er udspillet til næste stik",
)
RIGHT_LOST = Instruct(
    "60A1",
    "right_lost_by_playing",
    "Kortet gælder, fordi I har spillet videre.",
    to="other_side",
    short="kortet gælder",
)
PLAY_IN_TURN = Instruct(
    "57D",
    "play_it_in_turn",
    "Spil kortet, når det bliver din tur.",
    to="offender",
    short="{offender} skal spille kortet i tur",
)
USED = AdjustedScore("57D", Grounds.USED, when=When.AFTER_PLAY)
STAYS_PLAYED = Instruct(
    "57C3",
    "declarers_card_is_played",
    "Lad kortet ligge, medmindre det er ulovligt.",
    to="declarer",
    short="{declarer's} kort er spillet",
)
UNABLE = Instruct(
    "57B",
    "any_card_if_unable",
    "Du skal stadig bekende. Du vælger frit, hvis du ikke kan følge valget, men dit eget"
    " strafkort går først.",
    to="partner",
)
OBEYS = {
    PlayChoice.HIGHEST: Instruct(
        "57A1",
        "partner_plays_highest",
        "Spil dit højeste kort i den udspillede farve.",
        to="partner",
        short="{partner} spiller sit højeste i farven",
    ),
    PlayChoice.LOWEST: Instruct(
        "57A2",
        "partner_plays_lowest",
        "Spil dit laveste kort i den udspillede farve.",
        to="partner",
        short="{partner} spiller sit laveste i farven",
    ),
    PlayChoice.REQUIRE: Instruct(
        "57A3",
        "partner_plays_named_suit",
        "Spil et kort i den farve, {declarer} har nævnt.",
        to="partner",
        short="{partner} spiller den nævnte farve",
    ),
    PlayChoice.FORBID: Instruct(
        "57A4",
        "partner_avoids_named_suit",
        "Spil ikke den farve, {declarer} har nævnt.",
        to="partner",
        short="{partner} må ikke spille den nævnte farve",
    ),
}
