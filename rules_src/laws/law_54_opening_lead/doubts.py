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
        "20F4",
        ("opening_lead_out_of_turn",),
        "Rettes en forklaring, mens et fordækt udspil uden for tur ligger, siger loven ikke, om"
        " §\u00a041A eller §\u00a021B kommer først. Her tages kortet op, før meldingen kan ændres.",
    ),
    Doubt(
        "54E",
        ("opening_lead_out_of_turn",),
        "Loven siger ikke, hvad der gælder for en modspiller, der lagde sin hånd ned efter"
        " spilførers udspil. §\u00a050 gør kortene til strafkort, medmindre du bestemmer andet."
        " Her tages de op, og spilførers side må ikke bruge dem.",
    ),
    Doubt(
        "60C",
        ("opening_lead_out_of_turn",),
        "Har begge modspillere vendt et udspil, det forkerte først, siger loven ikke, at det"
        " andet bliver strafkort. Her gør det, og spilfører beholder sine valg.",
    ),
)
