"""Laws 41A and 45: what makes a card a played card, and what does not."""

from __future__ import annotations

from rules_src.model.ruling import Authority
from rules_src.model.steps import Instruct

COULD_SEE = Instruct(
    "45C1",
    "partner_could_see_card",
    "Du har spillet kortet, fordi din makker kunne have set forsiden.",
    to="offender",
)
NAMED = Instruct(
    "45C4a",
    "card_played_by_name",
    "Du har spillet kortet, fordi du nævnte eller udpegede det.",
    to="offender",
)
AT_TABLE = Instruct(
    "45C2a",
    "card_held_at_table",
    "Du har spillet kortet, fordi du holdt det åbent på eller lige over bordet.",
    to="offender",
)
HELD = Instruct(
    "45C2b",
    "card_held_as_played",
    "Du har spillet kortet, fordi du holdt det som et spillet kort.",
    to="offender",
)
TOUCHED = Instruct(
    "45C3",
    "card_touched_on_purpose",
    "Du har spillet kortet, fordi du rørte ved det med vilje.",
    to="offender",
)
DUMMY_WAITS = Instruct(
    "45F",
    "dummy_waits_for_the_card",
    "Tag først et kort, når {declarer} har nævnt det.",
    to="dummy",
    short="{dummy} må ikke vælge selv",
)
NOT_PLAYED = Instruct(
    "45C1",
    "card_not_played",
    "Du har ikke spillet kortet og må stadig vælge et andet.",
    to="offender",
    short="kortet er ikke spillet",
)
ONE_MOTION = Instruct(
    "45C2",
    "one_motion_is_no_play",
    "Du har ikke spillet kortet, for det gik ned og tilbage i én bevægelse.",
    to="offender",
    short="én bevægelse spiller ikke kortet",
    authority=Authority.COMMENTARY,
)
LEAD_STAYS = Instruct(
    "41A",
    "face_down_lead_stays",
    "Dit udspil bliver liggende, for der er ikke sket nogen fejl.",
    to="offender",
    short="udspillet bliver liggende",
)
