"""Law 57: what partner must play."""

from __future__ import annotations

from rules_src.laws.law_57_premature_play.facts import PlayChoice
from rules_src.model.ruling import When
from rules_src.model.steps import AdjustedScore, Instruct, Test

NO_RECTIFICATION = Instruct(
    "57C1",
    "no_rectification_for_order",
    "Der er ingen berigtigelse for rækkefølgen; stikket spilles færdigt.",
)
RIGHT_LOST = Instruct(
    "60A1",
    "right_lost_by_playing",
    "Spilførers side har spillet videre og har mistet retten til berigtigelse; kortet regnes for"
    " spillet i tur.",
)
PLAY_IN_TURN = Instruct(
    "57D",
    "play_it_in_turn",
    "{Offender} skal spille kortet, når det bliver hans tur. {Declarer} har intet at vælge.",
)
USED = AdjustedScore("57D", Test.USED, when=When.AFTER_PLAY)
STAYS_PLAYED = Instruct(
    "57C3",
    "declarers_card_is_played",
    "Kortet er spillet og tages kun tilbage, hvis det er ulovligt.",
)
UNABLE = Instruct(
    "57B",
    "any_card_if_unable",
    "Kan {partner} ikke følge valget, fordi han skal bekende eller mangler farven, spiller han et"
    " hvilket som helst lovligt kort. Kan han, men gør det ikke, er det kulørsvigt.",
)
OBEYS = {
    PlayChoice.HIGHEST: Instruct(
        "57A1",
        "partner_plays_highest",
        "{Partner} skal spille sit højeste kort i den farve, der blev spillet ud.",
    ),
    PlayChoice.LOWEST: Instruct(
        "57A2",
        "partner_plays_lowest",
        "{Partner} skal spille sit laveste kort i den farve, der blev spillet ud.",
    ),
    PlayChoice.REQUIRE: Instruct(
        "57A3",
        "partner_plays_named_suit",
        "{Partner} skal spille et kort i den anden farve, {declarer} har nævnt.",
    ),
    PlayChoice.FORBID: Instruct(
        "57A4",
        "partner_avoids_named_suit",
        "{Partner} må ikke spille den anden farve, {declarer} har nævnt.",
    ),
}
