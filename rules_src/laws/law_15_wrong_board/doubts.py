"""Law 15A: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "15A2a",
        ("wrong_board",),
        "Loven spørger kun, om {partner} har meldt siden. Er udspillet vendt, kan ingen melde igen,"
        " og her gives da en justeret score (§\u00a012A2).",
    ),
)
