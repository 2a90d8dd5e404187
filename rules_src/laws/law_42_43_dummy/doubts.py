"""Laws 42 and 43: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.laws.law_42_43_dummy import facts as law
from rules_src.laws.law_42_43_dummy.rule import dummys_limits
from rules_src.laws.law_42_43_dummy.words import Say
from rules_src.model.doubts import Doubt, OtherReading
from rules_src.model.ruling import Ruling


def seen_is_seen(facts: law.Dummy) -> Ruling:
    """Who has seen a defender's hand has lost his rights, whoever began it (43A2c, 43B1)."""
    if facts.dummys_act is law.DummysAct.SAW and facts.saw is not law.Seeing.LOOKED:
        return Ruling(Say.defender_may_not_show, Say.dummy_loses_rights)
    return dummys_limits(facts)


DOUBTS = (
    Doubt(
        "43A2c",
        ("dummys_limits",),
        "Det står ikke klart, om den blinde mister sine rettigheder, når en modspiller viser ham"
        " sin hånd. Her beholder han dem.",
        (
            OtherReading(
                "han mister dem, når han har set hånden, hvem der end viste den",
                "dummys_limits",
                seen_is_seen,
            ),
        ),
    ),
)
