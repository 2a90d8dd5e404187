"""The rules in legal order; `SITUATIONS` is the only list kept by hand."""

from __future__ import annotations

from rules_src.laws import (
    law_11_acting_too_soon,
    law_12_adjusted_score,
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
    law_49_52_penalty_cards,
    law_54_opening_lead,
    law_61_64_revoke,
    law_61_66_asking,
    law_72_duty_to_tell,
    law_86_team,
)
from rules_src.situation import Rule, Situation

SITUATIONS: tuple[Situation, ...] = (
    law_11_acting_too_soon.SITUATION,
    law_12_adjusted_score.SITUATION,
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
    law_49_52_penalty_cards.SITUATION,
    law_54_opening_lead.SITUATION,
    law_61_64_revoke.SITUATION,
    law_61_66_asking.SITUATION,
    law_72_duty_to_tell.SITUATION,
    law_86_team.SITUATION,
)

RULES: dict[str, Rule] = {
    rule.__name__: rule for situation in SITUATIONS for rule in situation.rules
}
