"""Law 24: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "24B",
        ("card_exposed_in_auction",),
        "Loven siger ikke, hvad der følger, når {partner} har meldt, før du kom. Her gælder den"
        " melding, og passen kommer i næste tur, for det er dig, der kræver den.",
    ),
    Doubt(
        "24B",
        ("card_exposed_in_auction",),
        "Loven siger ikke, hvad der følger, når {partner} aldrig kom til at passe, og fejlen først"
        " opdages under eller efter spillet. Her rettes en skade med scoren (§\u00a012A1).",
    ),
)
