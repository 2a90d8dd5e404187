"""Law 15A: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "15A2a",
        ("wrong_board",),
        "Loven spørger kun, om {partner} har meldt siden. Har han ikke, men er åbningsudspillet"
        " vendt, er meldeperioden slut. Her gives da en justeret score (§\u00a012A2), for ingen kan"
        " melde igen.",
    ),
)
