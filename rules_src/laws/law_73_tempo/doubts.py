"""Law 73D and 73E: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "73D",
        ("misleading_tempo",),
        "Her gælder §\u00a073D–E, som de står i 2017. WBF ændrede §\u00a073 fra 2024. Teksten til"
        " et nyt stykke D3, resten af E og DBf’s holdning til ændringen er ikke set. DBf’s LKU-14"
        " (2017) tolker §§\u00a073D og 73E2, men kun begyndelsen er set.",
    ),
)
