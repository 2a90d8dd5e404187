"""Laws 49 to 52: answers that were offered before what stands had a place of its own."""

from __future__ import annotations

from rules_src.model.situation import Former

FORMER = (
    Former("why_seen=declaring_side", "card_of=declaring_side"),
    Former("why_seen=auction/auction_over=running", "seen_during=running"),
    Former("why_seen=auction/auction_over=declaring", "seen_during=declaring"),
    Former("why_seen=auction/auction_over=exposed", "seen_during=defending/why_seen=accident"),
    Former("why_seen=auction/auction_over=led", "seen_during=defending/why_seen=played"),
    Former("why_seen=opponent", "why_seen=accident/opponents_fault=yes"),
    Former("why_seen=claim", ""),
    Former("how_played=told", "told_to_play=yes"),
    Former("how_played=misinformed", "how_played=in_turn/wrong_explanation=yes"),
    Former("how_played=refused", "how_played=lead/refused=yes"),
    Former("how_played=later_lead", "how_played=lead/refused=no"),
    Former("whose_turn=both_partner", "whose_turn=partner_to_lead/partners_card=yes"),
    Former("whose_turn=both_offender", "whose_turn=can_play/partners_card=yes/offender_leads=yes"),
    Former("whose_turn=led_and_followed", "early_lead=followed"),
    Former("whose_turn=partner_led", "early_lead=led"),
)
