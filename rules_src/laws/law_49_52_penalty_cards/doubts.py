"""Laws 49 to 52: what the law leaves open, and how it is read here."""

from __future__ import annotations

from rules_src.model.doubts import Doubt

DOUBTS = (
    Doubt(
        "47E1",
        (
            "penalty_card",
            "opening_lead_out_of_turn",
            "lead_out_of_turn",
            "premature_play",
            "card_retracted",
        ),
        "Loven siger ikke, hvem der er den fejlende side efter §\u00a016C, når en modstander har"
        " sagt forkert. Her er det den side, der sagde det.",
    ),
    Doubt(
        "50B",
        ("penalty_card_kind",),
        "Et lille kort, der bliver nævnt, er hverken tabt ved et uheld eller spillet bevidst. Her"
        " bliver det et stort strafkort, fordi kun uheld gør et strafkort lille.",
    ),
)
