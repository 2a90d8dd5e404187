"""What is explained before a choice is made, and weighed before a judgement."""

import pytest
from own_book import BOOK

from generator.views.situation import card_groups
from rules_src.model.facts import Kind


@pytest.mark.parametrize(
    ("rule", "choices"), [("lead_out_of_turn_choice", 5), ("lead_in_partners_turn", 4)]
)
def test_all_the_choices_after_a_lead_out_of_turn_differ(rule: str, choices: int) -> None:
    """54A to 54D; 53 to 56 and 50D2."""
    (group,) = card_groups(BOOK[rule], Kind.OPTION)
    assert len(group.cards) == 2, "with and without a card of the other defender's"
    for card in group.cards:
        assert len(card.choices) == choices
        assert len({tuple(r.effect for r in each.rulings) for each in card.choices}) == choices


def test_each_judgement_of_a_disputed_claim_may_change_the_ruling() -> None:
    """70C to 70E: the trump left out, the line and partner's play."""
    judged = card_groups(BOOK["claim_disputed"], Kind.JUDGEMENT)
    assert {group.fact.name for group in judged} == {
        "trump_forgotten",
        "worse_line",
        "partner_can_err",
    }
    assert all(card.matters for group in judged for card in group.cards)
