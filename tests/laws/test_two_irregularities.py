"""Two irregularities at once in the play, and of two true answers the special one first."""

import pytest
from own_book import BOOK, as_assumed

CARD, LEAD = "penalty_card", "lead_out_of_turn"
PLAY, TWO, REVOKE, BACK = "premature_play", "simultaneous_play", "revoke", "card_retracted"

# What no case walks in one conversation: the answers, the words that must be ruled and those never.
AT_ONCE = {
    "East's king lies; West leads before South has chosen, who leaves the king (50D2).": (
        CARD,
        "why_seen=accident cards=honour early_lead=led options_for_both=leave",
        "lead_becomes_penalty_card partner_leads_own_penalty_card choice_returns_for_both",
        "any_lead_penalty_card_stays",
    ),
    "East, with a small penalty card, leads in West's turn; South refuses (50B, 51B).": (
        LEAD,
        "led_by=partners_turn since_defenders_lead=nothing earlier_card=yes"
        " accepted_beside_card=no same_suit=several lead_options=require",
        "all_penalty_cards_major lead.require_chosen_one_of_cards penalty_cards_chosen_back"
        " penalty_cards_in_other_suits_stay",
        "penalty_card.major card_back",
    ),
    "East revokes again in the suit, and South has revoked too (64B7, 64C2b).": (
        "revoke_transfer",
        "both_established=yes either_damaged=yes failure=suit",
        "no_transfer for_both_revokes score_without_any_revoke",
        "second_revoke_may_hide_the_first score_without_later_revokes",
    ),
    "East discards wrongly and concedes, and West objects at once (68B2, 62B1).": (
        REVOKE,
        "failure=suit since_revoke=claim who_claimed=objected card_from=hidden played_after=no"
        " whose_turn=partner_to_lead partners_card=yes options_for_both=require",
        "nothing_conceded penalty_card.major partner_leads_own_penalty_card_if_allowed",
        "established play_over_by_claim",
    ),
}


@pytest.mark.parametrize("story", AT_ONCE)
def test_two_irregularities_at_once_are_ruled_as_the_laws_say(story: str) -> None:
    rule, answers, ruled, never = AT_ONCE[story]
    keys = dict(answer.split("=") for answer in answers.split())
    words = {step.word for step in as_assumed(BOOK[rule], keys).ruling}
    assert {*ruled.split()} <= words
    assert not {*never.split()} & words


SPECIAL_BEFORE_GENERAL = (
    (REVOKE, "who_claimed", "objected", "offending_side"),
    ("ask_about_revoke", "dummy_says", "table", "during_play"),
    ("claim", "claim_kind", "objected", "claim"),
    ("claim", "reply", "agreed_then_not", "disputed"),
    ("claim", "point", "which_opponent", "line"),
)


@pytest.mark.parametrize(("rule", "fact", "special", "general"), SPECIAL_BEFORE_GENERAL)
def test_of_two_answers_that_are_both_true_the_special_one_comes_first(
    rule: str, fact: str, special: str, general: str
) -> None:
    answers = [*BOOK[rule].facts_in_reach[fact].answers]
    assert answers.index(special) < answers.index(general)
