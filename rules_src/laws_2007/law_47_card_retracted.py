"""Laws 45C4 and 47 of 2007: a named card was changed only until dummy had played it.

47 is read whole in Norwegian and Italian, 45C4 in Norwegian; the rest of 45 is not covered.
"""

from dataclasses import replace

from rules_src.laws.common import played_card
from rules_src.laws.law_45_card_played import facts as named_now
from rules_src.laws.law_47_card_retracted import SITUATION as NOW
from rules_src.laws.law_47_card_retracted import rule as rules_now
from rules_src.laws_2007.common import in_2007, restated, steps_of_2007
from rules_src.model.edition import Implication
from rules_src.model.facts import Fact, Facts, Judgement, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.situation import Part


class NamedCard(Facts):
    tongue = restated(named_now.NamedCard.tongue)
    dummy_has_played = Fact(YesNo, "Har {dummy} spillet det nævnte kort?", "45C4b")
    named_without_pause = Judgement(
        YesNo,
        "Rettede {declarer} sig straks, uden at tænke sig om?",
        "45C4b",
        weigh=("Gik der tid, før {declarer} rettede sig?",),
    )


card_retracted = in_2007(rules_now.card_retracted)


def slip_of_the_tongue(facts: NamedCard) -> Ruling:
    """Only until dummy has played a card, and only without pause for thought (45C4b)."""
    if not facts.tongue:
        return Ruling(played_card.Say.played_card_stays.under("45C4a"))
    if facts.dummy_has_played or not facts.named_without_pause:
        return Ruling(played_card.Say.played_card_stays)
    return Ruling(*steps_of_2007(played_card.Say.slip_changed))


IMPLICATIONS = (Implication("dummy_has_played", YesNo.NO, "declarer_played_since", (YesNo.NO,)),)
SITUATION = replace(
    NOW, rule=card_retracted, parts=(Part(slip_of_the_tongue, "Spilfører fortalte sig"),)
)
