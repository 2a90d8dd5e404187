"""Law 26: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "26A",
        ("lead_restrictions",),
        "Loven siger ikke, hvad der gælder, når {offender} har fået to meldinger trukket tilbage"
        " og kun har erstattet den ene med en tilsvarende. Her dømmes hver melding for sig, og den"
        " anden kan stadig begrænse udspillet.",
    ),
    Doubt(
        "26B",
        ("partner_to_lead",),
        "Loven siger ikke, hvornår en kunstig melding har vist en farve. Her læses ordet som i"
        " WBF’s kommentar til §\u00a027, og en oplysningsdobling viser kun de farver, som aftalen"
        " lover længde i.",
    ),
    Doubt(
        "26B",
        ("partner_to_lead", "lead_out_of_turn_choice"),
        "Loven siger ikke, om forbuddet her og valget efter §\u00a050D2 kan bruges ved samme"
        " udspil. Her har {declarer} begge.",
    ),
)
