"""Law 70: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "70A",
        ("claim_disputed",),
        "Loven siger ikke, om et strafkort fra før kravet tæller med, når resten fordeles. Her gør"
        " det.",
    ),
)
