"""Law 58: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.law_58_simultaneous_play import facts as law
from rules_src.laws.law_58_simultaneous_play.rule import simultaneous_play
from rules_src.laws.law_58_simultaneous_play.words import Say
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.ruling import Ruling
from rules_src.model.steps import NewIrregularity, PenaltyCard, Size


def other_card_is_dropped(facts: law.TwoCards) -> Ruling:
    """Every card he does not choose is one he did not mean to show (50B)."""
    ruling = simultaneous_play(facts)
    if PenaltyCard("50B", Size.MAJOR) not in ruling:
        return ruling
    return Ruling(
        Say.player_names_his_card,
        Say.other_cards_penalty_cards,
        *Say.opponent_may_change,
        NewIrregularity("50", "penalty_card"),
    )


DOUBTS = (
    Doubt(
        "58B2",
        ("simultaneous_play",),
        "Vælger en modspiller at spille det kort, der fulgte med ved et uheld, kan det, han ville"
        " spille, læses som vist ved spil (§\u00a050B, stort) eller vist uden hensigt (lille, hvis"
        " det er under 10). Her bliver det stort.",
        (
            OtherReading(
                "kortet er vist uden hensigt, når det ikke bliver spillet",
                "simultaneous_play",
                other_card_is_dropped,
            ),
        ),
    ),
)
