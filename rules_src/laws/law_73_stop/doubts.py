"""Law 73A2: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "73A2",
        ("stop_procedure",),
        "Loven kender ikke stopkortet, og DBf’s regler om det er kun læst i uddrag. Her er et"
        " stopkort alene ingen melding, så det følger ikke §§\u00a028–32. Det er en oplysning, som"
        " {partner} ikke må bruge.",
    ),
)
