"""All doubts in the order the pages show them; each law keeps its own in its `doubts.py`."""

from __future__ import annotations

from rules_src.contents.doubts import DOUBTS as GENERAL
from rules_src.laws.law_05_wrong_seats.doubts import DOUBTS as LAW_05
from rules_src.laws.law_11_acting_too_soon.doubts import DOUBTS as LAW_11
from rules_src.laws.law_12_adjusted_score.doubts import DOUBTS as LAW_12
from rules_src.laws.law_15_wrong_board.doubts import DOUBTS as LAW_15
from rules_src.laws.law_17_22_auction.doubts import DOUBTS as LAW_17_22
from rules_src.laws.law_20_75_explanations.doubts import DOUBTS as LAW_20_75
from rules_src.laws.law_24_exposed_card.doubts import DOUBTS as LAW_24
from rules_src.laws.law_25_change_of_call.doubts import DOUBTS as LAW_25
from rules_src.laws.law_26_lead_restrictions.doubts import DOUBTS as LAW_26
from rules_src.laws.law_27_insufficient_bid.doubts import DOUBTS as LAW_27
from rules_src.laws.law_28_32_out_of_rotation.doubts import DOUBTS as LAW_28_32
from rules_src.laws.law_35_39_inadmissible.doubts import DOUBTS as LAW_35_39
from rules_src.laws.law_40_agreements.doubts import DOUBTS as LAW_40
from rules_src.laws.law_42_43_dummy.doubts import DOUBTS as LAW_42_43
from rules_src.laws.law_44_65_tricks.doubts import DOUBTS as LAW_44_65
from rules_src.laws.law_46_unclear_card.doubts import DOUBTS as LAW_46
from rules_src.laws.law_49_52_penalty_cards.doubts import DOUBTS as LAW_49_52
from rules_src.laws.law_53_56_lead_out_of_turn.doubts import DOUBTS as LAW_53_56
from rules_src.laws.law_54_opening_lead.doubts import DOUBTS as LAW_54
from rules_src.laws.law_57_premature_play.doubts import DOUBTS as LAW_57
from rules_src.laws.law_61_64_revoke.doubts import DOUBTS as LAW_61_64
from rules_src.laws.law_68_71_claims.doubts import DOUBTS as LAW_68_71
from rules_src.laws.law_73_tempo.doubts import DOUBTS as LAW_73
from rules_src.laws.law_76_spectators.doubts import DOUBTS as LAW_76
from rules_src.laws.law_79_81_score.doubts import DOUBTS as LAW_79_81
from rules_src.laws.law_79_wrong_entry.doubts import DOUBTS as LAW_79_ENTRY
from rules_src.laws.law_82_lost_board.doubts import DOUBTS as LAW_82
from rules_src.laws.law_87_fouled_board.doubts import DOUBTS as LAW_87
from rules_src.laws.law_90_91_penalty.doubts import DOUBTS as LAW_90_91
from rules_src.model.doubts import Doubt

DOUBTS: tuple[Doubt, ...] = (
    *LAW_25,
    *LAW_26,
    *LAW_27,
    *LAW_28_32,
    *LAW_17_22,
    *LAW_24,
    *LAW_35_39,
    *LAW_44_65,
    *LAW_46,
    *LAW_49_52,
    *LAW_53_56,
    *LAW_57,
    *LAW_54,
    *LAW_61_64,
    *LAW_68_71,
    *LAW_20_75,
    *LAW_05,
    *LAW_11,
    *LAW_12,
    *LAW_15,
    *LAW_40,
    *LAW_73,
    *LAW_76,
    *LAW_42_43,
    *LAW_79_81,
    *LAW_79_ENTRY,
    *LAW_82,
    *LAW_87,
    *LAW_90_91,
    *GENERAL,
)


def doubts_of(rules: tuple[str, ...]) -> tuple[Doubt, ...]:
    """The doubts that touch any of these rules."""
    return tuple(doubt for doubt in DOUBTS if set(doubt.rules) & set(rules))
