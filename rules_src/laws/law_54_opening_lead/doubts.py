"""Law 54: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "54A",
        ("opening_lead_out_of_turn",),
        "Loven siger ikke, hvad der gælder, når den forkerte hånd er blevet bord efter et udspil i"
        " tur. Her tages den op, når det opdages.",
    ),
    Doubt(
        "60C",
        ("opening_lead_out_of_turn",),
        "Har begge modspillere vendt et udspil, det forkerte først, siger loven ikke, at det"
        " andet bliver strafkort. Her gør det, og spilfører beholder sine valg.",
    ),
)
