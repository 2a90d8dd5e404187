"""Law 24 of 2007: it spoke of the auction period, and so still held after the final pass.

Read whole in the Norwegian federation's translation (lovboka.org/24).
"""

from dataclasses import replace

from rules_src.laws.law_24_exposed_card import SITUATION as NOW
from rules_src.laws.law_24_exposed_card import rule as rules_now
from rules_src.laws_2007.common import in_2007
from rules_src.model.situation import Part

card_exposed_in_auction = in_2007(rules_now.card_exposed_in_auction)
exposed_card_after_auction = in_2007(rules_now.exposed_card_after_auction)

SITUATION = replace(
    NOW,
    rule=card_exposed_in_auction,
    parts=(Part(exposed_card_after_auction, NOW.parts[0].title),),
)
