"""Law 27: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "27B4",
        ("insufficient_bid_replaced",),
        "Loven siger ikke, hvad der følger, når det andet utilstrækkelige bud accepteres. Her"
        " behandles det som lovligt, mens den første melding er trukket tilbage.",
    ),
    Doubt(
        "37",
        ("insufficient_bid_replaced",),
        "Loven siger ikke, om {partner} skulle passe, før nogen havde sagt det. Her følger pligten"
        " af loven selv (§\u00a027B2), så meldingen er utilladelig (§\u00a035B), også før du kom.",
    ),
    Doubt(
        "27C",
        ("insufficient_bid",),
        "Loven siger ikke, om {lho} stadig kan acceptere det første bud, når han har meldt efter"
        " det rettede. Her har han da ladet rettelsen gælde og spørges ikke.",
    ),
    Doubt(
        "29B",
        ("insufficient_bid",),
        "Loven siger ikke, hvad der sker med {partner's} melding over et bud, der tages tilbage."
        " Her annulleres den, og {offender} må ikke bruge den.",
    ),
)
