"""Laws 42 and 43: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "43A2c",
        ("dummys_limits",),
        "Det står ikke klart, om den blinde mister sine rettigheder, når en modspiller viser ham"
        " sin hånd. Her beholder han dem.",
    ),
)
