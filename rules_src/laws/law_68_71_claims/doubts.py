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
    Doubt(
        "68D2bii",
        ("claim",),
        "Spiller de videre efter kravet, siger loven ikke, om et strafkort fra før stadig ligger."
        " Her gør det ikke, for §\u00a050 gælder ikke længere.",
    ),
)
