"""Laws 49 to 52 of 2007: the same cards and choices, but partner might not use what he saw.

49, 51 and 52 are read in the Norwegian federation's translation; 50E only as others retell it.
"""

from dataclasses import replace

from rules_src.laws.law_49_52_penalty_cards import SITUATION as NOW
from rules_src.laws_2007.common import in_2007
from rules_src.model.situation import Part

SITUATION = replace(
    NOW,
    rule=in_2007(NOW.rule),
    parts=tuple(Part(in_2007(part.rule), part.title) for part in NOW.parts),
)
