"""Law 15: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "15B",
        ("wrong_board",),
        "Loven taler ikke om den rigtige mappe, spillet med byttede pladser. Rådet følger"
        " §\u00a082A.",
    ),
)
