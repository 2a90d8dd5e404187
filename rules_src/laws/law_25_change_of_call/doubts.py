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
    Doubt(
        "25",
        ("change_of_call",),
        "Loven siger ikke, hvornår et meldekort er en melding; DBf’s regel (121) er ikke set. Her"
        " er det en melding, når det er taget frem.",
    ),
    Doubt(
        "25B1",
        ("changed_call",),
        "Loven siger ikke, hvad der sker med {lho's} melding efter den første, når en tilsigtet"
        " melding er lavet om. Her tages den tilbage, hvis {lho} accepterer den nye, og ellers"
        " gælder den.",
    ),
)
