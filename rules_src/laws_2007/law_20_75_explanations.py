"""Laws 20F and 75 of 2007: one's own mistaken explanation was put right at once.

75 is read in the Norwegian federation's translation (lovboka.org/75); of 20F only a part.
"""

from dataclasses import replace

from rules_src.laws.law_20_75_explanations import SITUATION as NOW
from rules_src.laws.law_20_75_explanations import facts as now
from rules_src.laws.law_20_75_explanations import rule as rules_now
from rules_src.laws.law_20_75_explanations.facts import Corrected, Stage
from rules_src.laws.law_20_75_explanations.words import Say
from rules_src.laws_2007.common import in_2007
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part
from rules_src.model.steps import HandOver

correct_explanation = in_2007(rules_now.correct_explanation)
partners_explanation = in_2007(rules_now.partners_explanation)
_otherwise = in_2007(rules_now.own_explanation)


def own_explanation(facts: now.Explanation) -> Ruling:
    """The player who explained calls the director at once, also during the auction (75B)."""
    if facts.stage is Stage.AUCTION and facts.corrected is Corrected.NOT_YET:
        return Ruling(Say.must_correct_now.under("75B"), HandOver("21B1a", "misinformed_call"))
    return _otherwise(facts)


RULES = {"own_explanation": own_explanation, "partners_explanation": partners_explanation}
SITUATION = replace(
    NOW,
    rule=correct_explanation,
    parts=tuple(Part(RULES[part.rule.__name__], part.title) for part in NOW.parts),
)
