"""Law 58: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "58B2",
        ("simultaneous_play",),
        "Vælger en modspiller at spille det kort, der fulgte med ved et uheld, kan det, han ville"
        " spille, læses som vist ved spil (§\u00a050B, stort) eller vist uden hensigt (lille, hvis"
        " det er under 10). Her bliver det stort.",
    ),
)
