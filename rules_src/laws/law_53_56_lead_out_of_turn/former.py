"""Laws 53 to 56: answers that were offered before what stands had a place of its own."""

from __future__ import annotations

from itertools import product

from rules_src.model.situation import Former

REFUSED = "earlier_card=yes/partners_lead_accepted=no"
NOW = "earlier_card=yes/accepted_beside_card=no"
"""Partner is to lead, so whose turn it is, is not asked."""
FREELY = f"{NOW}/same_suit=one/lead_options=leave"
TURNS = {
    "whose_turn=partner_to_lead/partners_card=yes": f"{NOW}/partner_has_card=yes",
    "whose_turn=can_play/partners_card=yes/offender_leads=yes": f"{NOW}/partner_has_card=yes",
    "early_lead=led": f"{NOW}/partner_has_card=yes",
    "early_lead=followed": FREELY,
    "whose_turn=partner_to_lead": NOW,
    "whose_turn=can_play": FREELY,
    "whose_turn=must_follow": FREELY,
    "whose_turn=other": FREELY,
}
PARTNER_PLAYED = ("since_defenders_lead=rightful_led", "since_defenders_lead=partner_followed")
OPTIONS = ("require", "forbid", "leave")

FORMER = (
    Former("led_by=told", "told_to_play=yes"),
    Former("led_by=last_trick", "last_trick=yes"),
    Former("led_by=with_partner", "led_by=partners_turn/same_time=yes"),
    Former("led_by=with_opponent", "led_by=declarers_turn/same_time=yes"),
    Former(
        "declarers_lead_accepted=next_accepts", "declarers_lead_accepted=differ/next_accepts=yes"
    ),
    Former(
        "declarers_lead_accepted=next_refuses", "declarers_lead_accepted=differ/next_accepts=no"
    ),
    *(
        Former(
            f"{played}/{REFUSED}/{turn}/same_suit={suits}/lead_options={chosen}",
            f"{played}/{NOW}/options_for_both={chosen}",
        )
        for played, turn, suits, chosen in product(
            PARTNER_PLAYED, TURNS, ("one", "several"), OPTIONS
        )
    ),
    *(
        Former(
            f"{played}/{REFUSED}/{turn}/options_for_both={chosen}",
            f"{played}/{NOW}/options_for_both={chosen}",
        )
        for played, turn, chosen in product(PARTNER_PLAYED, TURNS, OPTIONS)
    ),
    *(
        Former(f"{played}/{REFUSED}/{turn}", f"{played}/{NOW}/options_for_both=leave")
        for played, turn in product(PARTNER_PLAYED, TURNS)
    ),
    *(Former(f"{REFUSED}/{turn}", now) for turn, now in TURNS.items()),
    Former("partners_lead_accepted=yes", "accepted_beside_card=yes"),
    Former("partners_lead_accepted=no", "accepted_beside_card=no"),
)
