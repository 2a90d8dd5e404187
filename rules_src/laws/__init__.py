"""The rules in legal order; `SITUATIONS` is the only list kept by hand."""

from __future__ import annotations

from rules_src.laws import (
    law_11_acting_too_soon,
    law_12_adjusted_score,
    law_13_14_cards,
    law_15_wrong_board,
    law_16b_unauthorised,
    law_16c_withdrawn,
    law_16d_extraneous,
    law_20_75_explanations,
    law_21_misinformation,
    law_23_comparable_call,
    law_24_exposed_card,
    law_25_change_of_call,
    law_26_lead_restrictions,
    law_27_insufficient_bid,
    law_28_32_out_of_rotation,
    law_35_39_inadmissible,
    law_42_43_dummy,
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
    law_79_81_score,
    law_86_team,
)
from rules_src.model.situation import Rule, Situation

SITUATIONS: tuple[Situation, ...] = (
    law_11_acting_too_soon.SITUATION,
    law_12_adjusted_score.SITUATION,
    law_13_14_cards.SITUATION,
    law_15_wrong_board.SITUATION,
    law_16b_unauthorised.SITUATION,
    law_16c_withdrawn.SITUATION,
    law_16d_extraneous.SITUATION,
    law_20_75_explanations.SITUATION,
    law_21_misinformation.SITUATION,
    law_23_comparable_call.SITUATION,
    law_24_exposed_card.SITUATION,
    law_25_change_of_call.SITUATION,
    law_26_lead_restrictions.SITUATION,
    law_27_insufficient_bid.SITUATION,
    law_28_32_out_of_rotation.SITUATION,
    law_35_39_inadmissible.SITUATION,
    law_42_43_dummy.SITUATION,
    law_47_card_retracted.SITUATION,
    law_49_52_penalty_cards.SITUATION,
    law_53_56_lead_out_of_turn.SITUATION,
    law_54_opening_lead.SITUATION,
    law_57_premature_play.SITUATION,
    law_58_simultaneous_play.SITUATION,
    law_61_64_revoke.SITUATION,
    law_61_66_asking.SITUATION,
    law_68_71_claims.SITUATION,
    law_72_duty_to_tell.SITUATION,
    law_79_81_score.SITUATION,
    law_86_team.SITUATION,
)

RULES: dict[str, Rule] = {
    rule.__name__: rule for situation in SITUATIONS for rule in situation.rules
}
