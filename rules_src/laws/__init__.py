"""The situations in the law's order. A law is a package here and one line of the import below."""

# ruff: noqa: F401  (each is read by its name)

from __future__ import annotations

from rules_src.laws import (
    law_05_wrong_seats,
    law_11_acting_too_soon,
    law_12_adjusted_score,
    law_13_14_cards,
    law_15_wrong_board,
    law_16b_unauthorised,
    law_16c_withdrawn,
    law_16d_extraneous,
    law_17_22_auction,
    law_20_40_alert,
    law_20_75_explanations,
    law_21_misinformation,
    law_23_comparable_call,
    law_24_exposed_card,
    law_25_change_of_call,
    law_26_lead_restrictions,
    law_27_insufficient_bid,
    law_28_32_out_of_rotation,
    law_35_39_inadmissible,
    law_40_agreements,
    law_42_43_dummy,
    law_44_65_tricks,
    law_45_card_played,
    law_46_unclear_card,
    law_47_card_retracted,
    law_49_52_penalty_cards,
    law_53_56_lead_out_of_turn,
    law_54_opening_lead,
    law_57_premature_play,
    law_58_simultaneous_play,
    law_61_64_revoke,
    law_61_66_asking,
    law_68_71_claims,
    law_72_duty_to_tell,
    law_73_stop,
    law_73_tempo,
    law_74_conduct,
    law_76_spectators,
    law_79_81_score,
    law_79_wrong_entry,
    law_82_lost_board,
    law_83_85_facts,
    law_86_team,
    law_87_fouled_board,
    law_90_91_penalty,
    law_92_93_appeal,
)
from rules_src.model.situation import Rule, Situation

SITUATIONS: tuple[Situation, ...] = tuple(
    law.SITUATION for name, law in sorted(globals().items()) if name.startswith("law_")
)

RULES: dict[str, Rule] = {
    rule.__name__: rule for situation in SITUATIONS for rule in situation.rules
}
