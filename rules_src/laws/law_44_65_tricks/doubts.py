"""Laws 44, 65 and 66: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.law_44_65_tricks import facts as law
from rules_src.laws.law_44_65_tricks.rule import quitted_tricks
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.facts import Fact, YesNo
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity


class Mixed(law.QuittedTricks):
    """When the cards were mixed: 66D speaks of what happens after a claim about the tricks."""

    before_dispute = Fact(YesNo, "Blev kortene blandet, før nogen påstod noget?", "66D")


def mixed_in_time(facts: Mixed) -> Ruling:
    """Cards mixed before anybody disputed the tricks cost nobody the doubt (66D)."""
    if facts.quitted_cards is law.QuittedCards.ONE_SIDE_MIXED and facts.before_dispute:
        return Ruling(NewIrregularity("79B2", "score_correction"))
    return quitted_tricks(facts)


DOUBTS = (
    Doubt(
        "66D",
        ("quitted_tricks",),
        "§\u00a066D handler om kort, der blandes, efter at nogen har påstået noget om stikkene. Her"
        " gælder det også kort, der er blandet før, fordi §\u00a065D lader den, der blander, sætte"
        " sin ret på spil.",
        (
            OtherReading(
                "§\u00a066D kun gælder kort, der bliver blandet bagefter",
                "quitted_tricks",
                mixed_in_time,
            ),
        ),
    ),
)
