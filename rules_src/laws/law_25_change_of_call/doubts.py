"""Law 25: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "25B2",
        ("changed_call",),
        "Når den nye melding annulleres, siger loven ikke, hvilken af de to meldinger der skal"
        " være tilsvarende. Her sammenlignes den, der står, med den, der er trukket tilbage.",
    ),
)
