"""Laws 21, 40B and 47E2 of 2007: a misinformed card came back until another hand had played to it.

21 and 47 are read whole (lovboka.org/21, 47, and 47 in Italian); 40B4 only as others retell it.
"""

from dataclasses import replace

from rules_src.laws.common import explanation, taken_back
from rules_src.laws.law_21_misinformation import SITUATION as NOW
from rules_src.laws.law_21_misinformation import facts as now
from rules_src.laws.law_21_misinformation import rule as rules_now
from rules_src.laws.law_21_misinformation.facts import CardAtStake
from rules_src.laws.law_21_misinformation.words import Say
from rules_src.laws_2007.common import in_2007, restated, steps_of_2007
from rules_src.model.facts import Fact, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part


class MisinformedCard(now.MisinformedCard):
    card_at_stake = restated(now.MisinformedCard.card_at_stake, help="")
    last_of_its_trick = Fact(
        YesNo,
        "Er der kun spillet til et senere stik siden?",
        "47E2a",
        help="Kortet var altså det sidste i sit stik, og bordet har ikke vist kort siden.",
    )


misinformation = in_2007(rules_now.misinformation)
misinformed_call = in_2007(rules_now.misinformed_call)
misinformation_damage = in_2007(rules_now.misinformation_damage)
_otherwise = in_2007(rules_now.misinformed_card, MisinformedCard)


def misinformed_card(facts: MisinformedCard) -> Ruling:
    """A card may be taken back until another is played to its own trick (47E2a)."""
    if facts.card_at_stake is CardAtStake.TOO_LATE and facts.last_of_its_trick:
        if facts.retracts:
            return Ruling(
                *steps_of_2007(
                    (
                        Say.card_back,
                        *taken_back.Say.cards_taken_back,
                        explanation.Say.heard,
                        Say.afterwards,
                    )
                )
            )
        return Ruling(*steps_of_2007((Say.card_left_played, explanation.Say.heard, Say.afterwards)))
    return _otherwise(facts)


RULES = {
    "misinformed_call": misinformed_call,
    "misinformed_card": misinformed_card,
    "misinformation_damage": misinformation_damage,
}
SITUATION = replace(
    NOW,
    rule=misinformation,
    parts=tuple(Part(RULES[part.rule.__name__], part.title) for part in NOW.parts),
)
