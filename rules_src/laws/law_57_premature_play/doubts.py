"""Law 57: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "57C1",
        ("premature_play", "premature_play_freed"),
        "Har spilfører spillet fra begge hænder, er en modspiller fri, når han spiller før den"
        " anden. Loven siger ikke, om det også gælder et udspil til næste stik. Her gør det,"
        " men vinder en anden hånd stikket, er kortet et udspil uden for tur.",
    ),
    Doubt(
        "57C3",
        ("premature_play",),
        "Loven nævner ikke, at {declarer} spiller ud til næste stik, før stikket er fuldt. Her"
        " gælder §\u00a055, hvis en anden hånd vinder stikket.",
    ),
)
