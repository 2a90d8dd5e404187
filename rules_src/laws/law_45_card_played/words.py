"""Laws 41A and 45: what makes a card a played card, and what does not."""

from __future__ import annotations

from rules_src.model.ruling import Authority
from rules_src.model.steps import Instruct
from rules_src.model.words import Words


class Say(Words):
    partner_could_see_card = Instruct(
        "45C1",
        "Du har spillet kortet, fordi din makker kunne have set forsiden.",
        to="offender",
    )
    card_played_by_name = Instruct(
        "45C4a",
        "Du har spillet kortet, fordi du nævnte eller udpegede det.",
        to="offender",
    )
    card_held_at_table = Instruct(
        "45C2a",
        "Du har spillet kortet, fordi du holdt det åbent på eller lige over bordet.",
        to="offender",
    )
    card_held_as_played = Instruct(
        "45C2b",
        "Du har spillet kortet, fordi du holdt det som et spillet kort.",
        to="offender",
    )
    card_touched_on_purpose = Instruct(
        "45C3",
        "Du har spillet kortet, fordi du rørte ved det med vilje.",
        to="offender",
    )
    dummy_waits_for_the_card = Instruct(
        "45F",
        "Tag først et kort, når {declarer} har nævnt det.",
        to="dummy",
        short="{dummy} må ikke vælge selv",
    )
    card_not_played = Instruct(
        "45C1",
        "Du har ikke spillet kortet og må stadig vælge et andet.",
        to="offender",
        short="kortet er ikke spillet",
    )
    one_motion_is_no_play = Instruct(
        "45C2",
        "Du har ikke spillet kortet, for det gik ned og tilbage i én bevægelse.",
        to="offender",
        short="én bevægelse spiller ikke kortet",
        authority=Authority.COMMENTARY,
    )
    face_down_lead_stays = Instruct(
        "41A",
        "Dit udspil bliver liggende, for der er ikke sket nogen fejl.",
        to="offender",
        short="udspillet bliver liggende",
    )
    first_lead_counts = Instruct(
        "41A",
        "Du skal spille det kort, du først lagde ud.",
        to="offender",
        short="det første udspil gælder",
    )
